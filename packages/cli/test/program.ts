import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small program that speaks UGI; `go` is what it does when asked to think, with the turns played in `moves`. */
export const program = (go: string): string => `let moves = [];
  const say = (line) => process.stdout.write(line + '\\n');
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const [word, ...rest] = line.split(' ');
    if (word === 'ugi') say('id name test\\nugiok');
    if (word === 'isready') say('noise\\nreadyok');
    if (word === 'position') moves = rest.includes('moves') ? rest.slice(rest.indexOf('moves') + 1) : [];
    if (word === 'go') { ${go} }
    if (word === 'quit') process.exit(0);
  });`;

/** Before a program: it ends neither when it is told to nor when nobody speaks to it any more. */
export const STUBBORN = `process.on('SIGTERM', () => undefined);
  process.exit = () => undefined;
  setInterval(() => undefined, 1000);
  `;

/** A script as a player of a match. */
export const contender = (script: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'calculi-')), 'program.cjs');
  writeFileSync(file, script);
  return `cmd:"${process.execPath}" "${file}"`;
};
