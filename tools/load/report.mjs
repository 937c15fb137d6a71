// What was measured, for people.

const AIM_RATE = 5000;
const AIM_P99 = 100;
const AIM_MEMORY = 30;

const kilobytes = (bytes) => bytes / 1000;
const held = ({ heapUsed, external }) => heapUsed + external;

/** Kilobytes a game by what the program holds, and by what the system gave to the process. */
const perGame = (now, before, games) => ({
  held: kilobytes(held(now) - held(before)) / games,
  resident: kilobytes(now.rss - before.rss) / games,
});

const whole = (number) => Math.round(number).toLocaleString('en');
const tenth = (number) => number.toFixed(1);
const row = (name, ...cells) => name.padEnd(32) + cells.map((cell) => String(cell).padStart(11)).join('');

/** The last two cells: microseconds of processor time a turn, of the server and of the load itself. */
const phaseRow = (name, { rate, p50, p95, p99, worst, confirmed, own }, cpu) =>
  row(
    name,
    whole(rate),
    ...[p50, p95, p99, worst].map(tenth),
    ...[cpu, own].map((seconds) => whole((seconds * 1e6) / confirmed)),
  );

const memoryRow = (name, now, before, games) => {
  const { held: program, resident } = perGame(now, before, games);
  return row(name, tenth(program), tenth(resident), whole(now.rss / 1e6));
};

export const table = ({
  store,
  games,
  beginning,
  rate,
  spectators,
  disk,
  cores,
  node,
  fast,
  steady,
  cpu,
  memory,
  received,
}) =>
  [
    `${store}, ${whole(games)} games, ${whole(spectators)} spectators, ${cores} cores, Node ${node}; the disk syncs ${whole(disk)} times a second`,
    '',
    row('turns', 'a second', 'p50 ms', 'p95 ms', 'p99 ms', 'worst ms', 'µs server', 'µs load'),
    phaseRow('as fast as possible', fast, cpu.fast),
    phaseRow(`at ${whole(rate)} a second`, steady, cpu.steady),
    '',
    row('memory a game', 'program kB', 'process kB', 'process MB'),
    memoryRow('seated, nobody connected', memory.seated, memory.before, games),
    memoryRow('all connected, nothing played', memory.entered, memory.before, games),
    memoryRow(`all connected, ${beginning} turns, idle`, memory.idle, memory.before, games),
    memoryRow('all connected, just played', memory.played, memory.before, games),
    memoryRow('all have left', memory.left, memory.before, games),
    '',
    `${whole(fast.confirmed + steady.confirmed)} turns confirmed, ${whole(received)} messages received, ${fast.lost + steady.lost} turns never confirmed`,
  ].join('\n');

export const aims = ({ store, games, fast, steady, memory, refusals }) => [
  ...(store === 'sqlite'
    ? [{ what: `${whole(AIM_RATE)} confirmed actions a second`, isReached: fast.rate >= AIM_RATE }]
    : []),
  { what: `p99 below ${AIM_P99} ms at the fixed rate`, isReached: steady.p99 < AIM_P99 },
  {
    what: `at most ${AIM_MEMORY} kB for an idle game`,
    isReached: perGame(memory.idle, memory.before, games).held <= AIM_MEMORY,
  },
  {
    what: 'every turn confirmed, none refused',
    isReached: fast.lost + steady.lost === 0 && refusals.length === 0,
  },
];
