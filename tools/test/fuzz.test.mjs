import { afterEach, describe, expect, it } from 'vitest';
import { Campaign } from '../fuzz/campaign.mjs';
import { brokenText, spoilText, spoilValue } from '../fuzz/mutation.mjs';
import { callWitnesses, changesIn } from '../fuzz/witness.mjs';
import { chanceFrom } from '../lib/chance.mjs';
import { Host, makeFolder } from '../lib/online/host.mjs';
import { silent } from '../lib/progress.mjs';

const PATIENCE = 300_000;
const WARM = 1000;
const MESSAGES = 5000;

const open = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

describe('spoiling', () => {
  const message = { type: 'do', key: 'abcdefgh', request: { type: 'play', board: 3, actions: ['a1-a2'] } };

  it('leaves the message itself alone and can be repeated', () => {
    const before = structuredClone(message);
    const spoilt = () => JSON.stringify(spoilValue(chanceFrom(5), message));
    expect(spoilt()).toBe(spoilt());
    expect(spoilt()).not.toBe(JSON.stringify(message));
    expect(message).toEqual(before);
    expect(spoilText(chanceFrom(5), 'abc')).toBe(spoilText(chanceFrom(5), 'abc'));
  });

  it('breaks a text so that it is none', () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let seed = 0; seed < 50; seed++)
      expect(() => decoder.decode(brokenText(chanceFrom(seed), '{"type":"ping"}'))).toThrow(TypeError);
  });
});

describe('a server that is told nonsense', () => {
  it(
    'answers clearly, changes no game and lets go of everything',
    async () => {
      const { folder, remove } = makeFolder();
      open.push(remove);
      const host = await Host.start({ folder });
      open.push(() => host.kill());
      const witnesses = await callWitnesses(host.base, chanceFrom(1));
      const campaign = new Campaign({ host, witnesses, seed: 1, isLimited: false });
      for (const goal of [WARM, MESSAGES]) {
        await campaign.run(goal, silent);
        expect(campaign.faults).toEqual([]);
        await campaign.measure();
      }
      expect(campaign.leaks).toEqual([]);
      expect(await changesIn(host.base, witnesses)).toEqual([]);
      expect(await host.stop()).toBe(true);
      expect(host.log).not.toMatch(/"level":[56]0/);
    },
    PATIENCE,
  );
});
