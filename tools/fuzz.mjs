// `npm run fuzz`: messages that no client would send, over sockets and HTTP. Every one must get a clear error, no game may
// change, and the server must stay up and let go of everything.
//   npm run fuzz -- [--messages 1000000] [--limits raised|default] [--seed 1] [--only NUMBER] [--data FOLDER]
// `--only` repeats one attempt of a run with the same seed. Everything stays on this machine and ends with the command.
import { Campaign } from './fuzz/campaign.mjs';
import { callWitnesses, changesIn } from './fuzz/witness.mjs';
import { chanceFrom } from './lib/chance.mjs';
import { Host, makeFolder } from './lib/online/host.mjs';
import { LIMITS } from './lib/online/setting.mjs';
import { readOptions } from './lib/options.mjs';
import { makeProgress } from './lib/progress.mjs';

const PARTS = 4;
/** What is loaded and compiled at the first messages is no leak. */
const WARM_SHARE = 0.1;
const WARM_MOST = 30_000;

const usual = {
  messages: 1_000_000,
  limits: 'raised',
  seed: 1,
  only: undefined,
  data: undefined,
};
const words = { limits: LIMITS };
const { messages, limits, seed, only, data } = readOptions(import.meta.url, usual, words);

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

const describe = ({ sent, heap, rss, files, sockets, rooms }) =>
  `after ${String(sent).padStart(8)} messages: heap ${megabytes(heap)}, process ${megabytes(rss)}, ` +
  `${files ?? 'unknown'} open files, ${sockets} sockets, ${rooms} games in memory`;

const run = async (host, progress) => {
  const witnesses = await callWitnesses(host.base, chanceFrom(seed));
  const campaign = new Campaign({ host, witnesses, seed, isLimited: limits === 'default' });
  if (only !== undefined) {
    const { fault } = await campaign.attempt(Number(only));
    return fault ? [fault] : await changesIn(host.base, witnesses);
  }
  const warm = Math.min(WARM_MOST, Math.round(WARM_SHARE * messages));
  const goals = Array.from({ length: PARTS }, (_, part) => warm + ((messages - warm) * (part + 1)) / PARTS);
  for (const goal of [warm, ...goals]) {
    await campaign.run(goal, progress);
    if (campaign.faults.length > 0) return campaign.faults;
    await campaign.measure();
    progress.keep(describe(campaign.measures.at(-1)));
  }
  const tally = [...campaign.outcomes].sort(([one], [other]) => one.localeCompare(other));
  for (const [outcome, count] of tally) console.log(`${String(count).padStart(9)}  ${outcome}`);
  return [...campaign.leaks, ...(await changesIn(host.base, witnesses))];
};

const progress = makeProgress();
const { folder, remove } = makeFolder(data);
const host = await Host.start({ folder, limits });
try {
  const faults = await run(host, progress);
  progress.end();
  for (const fault of faults) console.log(fault);
  const isStopped = await host.stop();
  if (!isStopped) console.log(`the server did not stop in good order\n${host.log}`);
  // A fault inside that nobody was told of is one all the same.
  const isQuiet = !/"level":[56]0/.test(host.log);
  if (!isQuiet) console.log(`the server noted faults\n${host.log}`);
  const isGood = faults.length === 0 && isStopped && isQuiet;
  console.log(
    `seed ${seed}, limits ${limits}: ${isGood ? 'no crash, no leak, no change, a clear error each' : 'FAILED'}`,
  );
  process.exitCode = isGood ? 0 : 1;
} finally {
  await host.kill();
  remove();
}
