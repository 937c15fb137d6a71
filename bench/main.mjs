// Prints the speed table. Seconds of processor time per figure: `npm run bench -- 2`.
import { ruleSets } from '@calculi/rules';
import { measureAlone } from './alone.mjs';
import { calibrate } from './calibration.mjs';

const seconds = Number(process.argv[2] ?? 1);
if (!(seconds > 0)) {
  console.error('bench: give the seconds of processor time per figure, such as 2');
  process.exit(2);
}

const million = (rate) => `${(rate / 1e6).toFixed(2)} M`;
const row = (...cells) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(20) : cell.padStart(14))).join(''));

console.log(`Node ${process.version}, ${seconds} s of processor time per figure.`);
console.log(`Calibration loop: ${(calibrate(seconds) / 1e6).toFixed(0)} M rounds/s\n`);
row('rule set', 'actions/s', 'turns/s', 'compile', 'compile first', 'position');
for (const spec of ruleSets) {
  const { id, actions, turns, compile, first, bytes } = measureAlone('rules', spec, seconds);
  row(
    id,
    million(actions),
    `${(turns / 1e3).toFixed(0)} k`,
    `${compile.toFixed(1)} ms`,
    `${first.toFixed(1)} ms`,
    `${bytes} B`,
  );
}
console.log(
  '\nactions/s: random actions, each chosen from the full list of legal ones; turns/s: complete turns with',
);
console.log(
  'their effects, positions and texts; compile: a rule set to tables, once warm and the first time.',
);

console.log();
row('rule set', 'nodes/s', 'signature');
let signature = 0;
for (const spec of ruleSets) {
  const { id, nodes, signature: own } = measureAlone('engine', spec, seconds);
  signature += own;
  row(id, `${(nodes / 1e3).toFixed(0)} k`, String(own));
}
row('all', '', String(signature));
console.log(
  '\nnodes/s: actions that the computer opponent tries at full strength, after openings of matches; signature: all nodes',
);
console.log('four turns ahead there, a number that changes only when the search or its judgement does.');
