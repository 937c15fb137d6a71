// Learns by self-play where pieces stand well, and writes it down for the computer: docs/engine.md says how.
//   npm run build && node tools/learn.mjs --rules glorious
//   also --positions 100000, --nodes 300, --turns 300, --caution 4, --square-caution 40, --seed 1, --threads 2
import { writeFileSync } from 'node:fs';
import { compile, ruleSets } from '@calculi/rules';
import { fingerprint } from '../packages/engine/dist/experience/lesson.js';
import { printLesson } from './learn/lesson.mjs';
import { playGames } from './learn/school.mjs';
import { examine, study } from './learn/study.mjs';
import { readOptions } from './lib/options.mjs';
import { makeProgress } from './lib/progress.mjs';

const known = ruleSets.filter(({ play }) => play.type === 'numbers').map(({ id }) => id);
const options = readOptions(
  import.meta.url,
  {
    rules: 'glorious',
    positions: 100_000,
    nodes: 300,
    turns: 300,
    caution: 4,
    'square-caution': 40,
    seed: 1,
    threads: 2,
  },
  { rules: known },
);
const { rules: id, positions, caution, 'square-caution': squareCaution } = options;
const { ruleSet } = compile(ruleSets.find((spec) => spec.id === id));
const { board } = ruleSet;

/** The games of the last of so many parts are kept apart at first, to see whether what was learnt holds for others. */
const PARTS = 10;

if (positions < PARTS) {
  console.error(`learn: there is nothing to learn from ${positions} positions`);
  process.exit(2);
}

const progress = makeProgress();
const games = await playGames(options, (done, seen) =>
  progress.say(`${done} games, ${seen} of ${positions} positions`),
);
progress.say('studying');
const border = Math.ceil((games.length * (PARTS - 1)) / PARTS);
const [most, others] = [games.slice(0, border).flat(), games.slice(border).flat()];
const { learnt, judged } = examine(most, others, board, study(most, board, { caution, squareCaution }));
const { posts } = study(games.flat(), board, { caution, squareCaution });
progress.end();

const origin = `${games.flat().length} positions of ${games.length} games`;
console.log(`${origin}. How surprising the outcomes of games are that were kept apart:`);
console.log(
  `  ${learnt.toFixed(4)} with experience, ${judged.toFixed(4)} without; a coin would make ${Math.LN2.toFixed(4)}`,
);
const file = `packages/engine/src/experience/${id}.ts`;
writeFileSync(
  new URL(`../${file}`, import.meta.url),
  printLesson(id, { game: fingerprint(ruleSet), board, posts, origin }),
);
console.log(
  `Written to ${file}. If it is new, name it in index.ts there; then build, run the suite, and play`,
);
console.log('it against what was there.');
