import { contestOf, isSecret } from '@calculi/protocol';
import type { Deed, Entry } from '@calculi/protocol';
import { initialPosition, makeAction, parsePosition } from '@calculi/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAddress, parseAddress } from '../src/address/address.ts';
import { playAddress, readProposal, startAddress } from '../src/address/proposal.ts';
import { FIRST_PROPOSAL, proposalOf } from '../src/game/proposal.ts';
import type { Proposal } from '../src/game/proposal.ts';
import { findRuleSet, rulesWith } from '../src/game/setup.ts';
import { LANGUAGES, loadAllTexts } from '../src/i18n/languages.ts';
import { gameAddress, readGameAddress } from '../src/online/address.ts';
import { newKey, newSecret } from '../src/online/chance.ts';
import { enterGame } from '../src/online/enter.ts';
import { Outbox } from '../src/online/outbox.ts';
import { meantBy, premovesOf } from '../src/online/premove.ts';
import { knowGame, Seats } from '../src/online/seats.ts';
import { agreementOf, knowsRules, setupOf } from '../src/online/table.ts';
import { ServerTime } from '../src/online/time.ts';
import { clockTerms, sayingsOf, troubleText } from '../src/online/words.ts';
import { clockText } from '../src/words/clock.ts';
import { makeHead } from './online-support.ts';
import { makeShelf } from './support.ts';

/** A log with an entry each second. */
const log = (...deeds: Deed[]): Entry[] =>
  deeds.map((deed, index) => ({ number: index + 1, at: 1000 * (index + 1), deed }));
const SEATS: Deed[] = [
  { type: 'sit', side: 'black' },
  { type: 'sit', side: 'white' },
];
const placed = (side: 'black' | 'white', action: string): Deed => ({
  type: 'play',
  side,
  actions: [action],
  next: side === 'black' ? 'white' : 'black',
});
const HEAD = makeHead('latrunculi-piso@1');

describe('what was asked and not answered', () => {
  it('is kept in its order, each under its own key, and turns are still there on another page', () => {
    const shelf = makeShelf();
    let keys = 0;
    const open = () => new Outbox(shelf, 'game', () => `key-${keys++}`);
    const outbox = open();
    const first = outbox.add({ type: 'play', board: 0, actions: ['@d4'] });
    outbox.add({ type: 'say', phrase: 'greeting' });
    outbox.add({ type: 'resign' });
    expect(open().letters.map(({ request }) => request.type)).toEqual(['play', 'resign']);
    outbox.settle(first.key);
    expect(open().letters.map(({ request }) => request.type)).toEqual(['resign']);
    expect(outbox.letters.map(({ request }) => request.type)).toEqual(['say', 'resign']);
  });

  it('lasts as long as the page where the storage is full or damaged', () => {
    const shelf = makeShelf(3);
    shelf.entries.set('calculi/online/outbox/game/x', '{');
    const outbox = new Outbox(shelf, 'game', () => 'key');
    outbox.add({ type: 'resign' });
    expect(outbox.letters).toHaveLength(1);
  });
});

describe('the server’s time', () => {
  it('is the latest that was heard, and counted from anew with a new connection', () => {
    let counter = 0;
    const time = new ServerTime(() => counter);
    time.hear(1_000_000);
    counter = 100;
    time.hear(1_000_050);
    expect(time.now()).toBe(1_000_100);
    time.hear(1_000_500);
    expect(time.now()).toBe(1_000_500);
    time.hear(900_000, true);
    expect(time.now()).toBe(900_000);
  });
});

describe('addresses', () => {
  const remote: Proposal = {
    ...FIRST_PROPOSAL,
    ruleSet: 'boutin',
    side: 'lot',
    opponent: { kind: 'remote', aids: false, listed: true },
    clock: { days: 3 },
  };

  it('hold a game with someone far away as every other', () => {
    const text = makeAddress(startAddress(remote));
    expect(text).toBe('#/start/boutin?as=lot&against=link&aids=no&listed=yes&clock=3d');
    expect(readProposal(parseAddress(text), null)?.proposal).toEqual(remote);
    expect(makeAddress(playAddress(remote))).toBe(
      '#/online/new/boutin?as=lot&against=link&aids=no&listed=yes&clock=3d',
    );
    const beside = parseAddress('#/start/boutin?against=beside&clock=3d');
    expect(readProposal(beside, null)?.proposal.clock).toBeNull();
  });

  it('write ids and secrets as they are', () => {
    const text = makeAddress(gameAddress('ab_de-ghij', { seat: 'a_b-c' }));
    expect(text).toBe('#/online/ab_de-ghij?seat=a_b-c');
    expect(readGameAddress(parseAddress(text))).toEqual({
      game: 'ab_de-ghij',
      seat: 'a_b-c',
      isWatch: false,
    });
    expect(readGameAddress(parseAddress('#/online/ab%5Fde-ghij?watch'))).toMatchObject({
      game: 'ab_de-ghij',
      isWatch: true,
    });
  });

  it('become an agreement, and an agreement a setup of the same proposal', () => {
    const agreement = agreementOf(remote);
    expect(agreement).toMatchObject({ rules: 'boutin@1', clock: { kind: 'days', days: 3 }, aids: false });
    expect(agreement && knowsRules(agreement)).toBe(true);
    expect(agreement && knowsRules({ ...agreement, rules: 'boutin@99' })).toBe(false);
    const contest = contestOf({ ...makeHead('boutin@1'), agreement: agreement! }, []);
    expect(proposalOf(setupOf(contest, 'odd'))).toEqual({ ...remote, side: 'odd' });
    expect(agreementOf(FIRST_PROPOSAL)).toBeNull();
  });
});

describe('seats', () => {
  const SECRET = newSecret();
  let answers: Record<string, { status: number; body: unknown }>;
  const asked: string[] = [];
  const view = (...deeds: Deed[]) => ({
    status: 200,
    body: { head: HEAD, entries: log(...deeds), presence: { here: [], away: [], watchers: 0 }, now: 1 },
  });
  const problem = (status: number, name: string) => ({ status, body: { problem: name, message: '' } });

  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('document', { baseURI: 'http://calculi.test/' });
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      const name = `${init?.method ?? 'GET'} ${new URL(url).pathname}`;
      asked.push(name);
      const answer = answers[name];
      return answer
        ? Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }))
        : Promise.reject(new Error('no network'));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  const at = (more: object = {}) => ({ game: 'abcdefghij', seat: null, isWatch: false, ...more });
  const seated = { status: 200, body: { id: 'abcdefghij', side: 'white' } };

  it('are free to the first who comes, and then kept', async () => {
    const seats = new Seats(makeShelf());
    answers = { 'GET /api/games/abcdefghij': view(SEATS[0]!), 'POST /api/games/abcdefghij/seat': seated };
    const { secret } = await enterGame(seats, at());
    expect(seats.find('abcdefghij')).toEqual({ game: 'abcdefghij', secret, known: null });
    asked.length = 0;
    expect(await enterGame(seats, at())).toEqual({ secret, isFull: false });
    expect(asked).toEqual([]);
  });

  it('are asked for again with the same secret when the answer was lost', async () => {
    const seats = new Seats(makeShelf());
    answers = { 'GET /api/games/abcdefghij': view(SEATS[0]!) };
    await expect(enterGame(seats, at())).rejects.toMatchObject({ trouble: 'unreachable' });
    const held = seats.find('abcdefghij');
    expect(held?.isAsked).toBe(true);
    answers = { 'POST /api/games/abcdefghij/seat': seated };
    expect(await enterGame(seats, at())).toEqual({ secret: held?.secret, isFull: false });
  });

  // The server may have kept the seat before it failed, or the request may never have come to it.
  it.each(['busy', 'internal', 'too-fast', 'no-server'])(
    'are asked for again with the same secret after the trouble %s',
    async (name) => {
      const seats = new Seats(makeShelf());
      answers = {
        'GET /api/games/abcdefghij': view(SEATS[0]!),
        'POST /api/games/abcdefghij/seat':
          name === 'no-server' ? { status: 200, body: '<html>' } : problem(503, name),
      };
      await expect(enterGame(seats, at())).rejects.toMatchObject({ trouble: name });
      const held = seats.find('abcdefghij');
      expect(held?.isAsked).toBe(true);
      answers = { 'POST /api/games/abcdefghij/seat': seated };
      expect(await enterGame(seats, at())).toEqual({ secret: held?.secret, isFull: false });
    },
  );

  it('are not taken where both are, where one only watches, or where the game is over', async () => {
    const seats = new Seats(makeShelf());
    answers = { 'GET /api/games/abcdefghij': view(...SEATS) };
    expect(await enterGame(seats, at())).toEqual({ secret: null, isFull: true });
    expect(await enterGame(seats, at({ isWatch: true }))).toEqual({ secret: null, isFull: false });
    answers = {
      'GET /api/games/abcdefghij': view(SEATS[0]!),
      'POST /api/games/abcdefghij/seat': problem(409, 'full'),
    };
    expect(await enterGame(seats, at())).toEqual({ secret: null, isFull: true });
    expect(seats.list()).toEqual([]);
    const end: Deed = { type: 'end', side: 'black', ending: { winner: null, reason: 'abort' } };
    answers = { 'GET /api/games/abcdefghij': view(SEATS[0]!, end) };
    expect(await enterGame(seats, at())).toEqual({ secret: null, isFull: false });
  });

  it('are carried from another device, but never in place of one that is here', async () => {
    const seats = new Seats(makeShelf());
    expect(await enterGame(seats, at({ seat: SECRET }))).toEqual({ secret: SECRET, isFull: false });
    await enterGame(seats, at({ seat: newSecret() }));
    expect(seats.find('abcdefghij')?.secret).toBe(SECRET);
    await expect(enterGame(seats, at({ seat: 'short' }))).rejects.toMatchObject({ trouble: 'wrong-secret' });
  });

  it('say what is wrong: no such game, no server, an answer that is none of ours', async () => {
    const seats = new Seats(makeShelf());
    const trouble = (name: string) => ({ trouble: name });
    await expect(enterGame(seats, at({ game: 'what' }))).rejects.toMatchObject(trouble('unknown-game'));
    answers = { 'GET /api/games/abcdefghij': problem(404, 'unknown-game') };
    await expect(enterGame(seats, at())).rejects.toMatchObject(trouble('unknown-game'));
    answers = { 'GET /api/games/abcdefghij': { status: 404, body: '<html>' } };
    await expect(enterGame(seats, at())).rejects.toMatchObject(trouble('no-server'));
    answers = { 'GET /api/games/abcdefghij': { status: 502, body: null } };
    await expect(enterGame(seats, at())).rejects.toMatchObject(trouble('unreachable'));
  });

  it('remember what was last known of their games', () => {
    const seats = new Seats(makeShelf());
    seats.keep({ game: 'one', secret: SECRET, known: null });
    seats.keep({ game: 'two', secret: SECRET, known: null });
    seats.note('two', knowGame(contestOf(HEAD, log(...SEATS, placed('black', '@d4'))), 'white'));
    seats.note('three', knowGame(contestOf(HEAD, []), 'white'));
    expect(seats.list().map(({ game }) => game)).toEqual(['two', 'one']);
    expect(seats.find('two')?.known).toMatchObject({ turns: 1, isYourTurn: true, isWaiting: false });
    seats.leave('two');
    expect(seats.find('two')).toBeNull();
    expect([isSecret(SECRET), isSecret('a b'), /^[\w-]{8,32}$/.test(newKey())]).toEqual([true, false, true]);
  });
});

describe('premoves', () => {
  it('reach as far as a piece ever could, on a board that will be another', () => {
    const rules = rulesWith(findRuleSet('halle-beginner')!, {});
    const moves = premovesOf(initialPosition(rules), 'even').map(makeAction);
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves).toContain('d2-d3');
    expect(moves.every((move) => !move.startsWith('d11'))).toBe(true);
  });

  it('place stones, later move them, and are found again among what is legal', () => {
    const rules = rulesWith(findRuleSet('latrunculi-seneca')!, {});
    const start = initialPosition(rules);
    expect(premovesOf(start, 'white').every(({ type }) => type === 'place')).toBe(true);
    const position = parsePosition(rules, '8/8/8/8/3,W,4/3,W,4/8/4,B,B,2 b 0/0 - 40 0/0 -/- 0');
    const moves = premovesOf(position, 'white');
    expect(moves.map(makeAction)).toContain('d4-d5');
    expect(meantBy({ type: 'move', from: 'd4', to: 'd5' }, moves)).toEqual({
      type: 'move',
      from: 'd4',
      to: 'd5',
    });
    expect(meantBy({ type: 'move', from: 'a1', to: 'a2' }, moves)).toBeNull();
  });
});

describe('what is said', () => {
  it('is the last phrase of each side, for two turns', () => {
    const say = (phrase: 'greeting' | 'thanks'): Deed => ({ type: 'say', side: 'white', phrase });
    const said = log(...SEATS, say('greeting'), say('thanks'), placed('black', '@d4'));
    expect(sayingsOf(said)).toEqual([{ number: 4, side: 'white', phrase: 'thanks' }]);
    const [fourth, fifth] = [placed('white', '@e5'), placed('black', '@a1')];
    expect(sayingsOf(log(...said.map(({ deed }) => deed), fourth, fifth))).toEqual([]);
  });

  it.each(LANGUAGES)('has words in %s', async (language) => {
    const texts = await loadAllTexts(language);
    expect(clockTerms(texts, { clock: { kind: 'days', days: 2 } })).toContain('2');
    expect(clockTerms(texts, { clock: null })).not.toBe('');
    expect(troubleText(texts, 'busy')).toEqual(texts.online.troubles.other);
    expect(troubleText(texts, 'no-server')[0]).not.toBe(texts.online.troubles.other[0]);
    expect(clockText(2 * 86_400_000 + 3 * 3_600_000, language)).toMatch(/2.*3/);
    expect(clockText(65_000, language)).toBe('1:05');
  });
});
