import { completeTurns, initialPosition, makePosition } from '../../src/index.ts';
import type { Position, Rules } from '../../src/index.ts';
import { isStones } from '../model.ts';
import { Random } from '../random.ts';
import { rithmomachia } from '../reference/example.ts';
import type { Pieces } from '../reference/example.ts';

/** Positions in which an option may be seen at work: some made for it, the others from random games. */

const PRISONERS = 'c49,c81,t56,t64,t90,t100,s66,s120,s121,s225,s361';
const MANY = 'c3,c5,c7,c9,c9,c25,c49,c81,t12,t16,t36,t56,t64,t90,t100,s49,s66,s120,s121,s225,s361';
const SOME = 'c49,c81,t56,t64,s66,s120';
const FEW = 'c3,t12';

const made = (ranks: 12 | 16): string[] => {
  const up = ranks === 16 ? 12 : 9;
  const row = (first: number, ...pieces: readonly string[]): Pieces =>
    Object.fromEntries(pieces.map((piece, index) => [`${'abcdefgh'[first + index]}${up}`, piece]));
  const far = { a1: 'S15', a2: 'S45', h12: 't30' };
  const pyramid = { a12: 'p64+49+36+25+16' };
  const at = (pieces: Pieces, prisoners = '-/-', quiet = 0) =>
    rithmomachia(ranks, 'e', { ...far, ...pieces }, { prisoners, quiet });
  return [
    at({}, '-/-', 99),
    at({}, '-/-', 4),
    at(pyramid, `${PRISONERS}/-`),
    at(pyramid, `${MANY}/-`),
    at(pyramid, `${SOME}/-`),
    at(pyramid, `${FEW}/-`),
    // A row that one more piece completes: by one step up, by one step up and aside, by two steps up, or by placing.
    at({ ...pyramid, ...row(3, 'C2', 'C4'), [`f${up - 1}`]: 'C6' }),
    at({ ...pyramid, ...row(3, 'C2', 'C4'), [`e${up - 1}`]: 'C6' }),
    at({ ...row(3, 'C2', 'C4'), [`f${up - 1}`]: 'C6' }),
    at({ ...row(3, 'C2', 'C4'), [`e${up - 1}`]: 'C6' }),
    at({ ...row(3, 'C4', 'C6'), [`f${up - 2}`]: 'T9' }),
    at({ ...row(3, 'C4', 'C6') }, 'c9/-'),
    at({ ...row(3, 'C6', 'C8', 'T9') }, 't12/-'),
    at({ ...row(3, 'C6', 'C8', 'C9') }, 't12/-'),
    // Six at four steps and four more: 28; two and six: 12.
    at({ d4: 'C6', c9: 'C4', d9: 's28' }),
    at({ d8: 'C2', c8: 'C6', d9: 't12' }),
    at({ ...row(3, 'C6'), ...row(5, 'T9', 'T12'), [`e${up - 1}`]: 'C8' }),
    at({ ...row(3, 'C6'), ...row(5, 'T9', 'T12'), [`d${up - 1}`]: 'C8' }),
    at({ ...row(3, 'C6'), ...row(5, 'T9', 't12'), [`e${up - 1}`]: 'C8' }),
    at({ ...row(3, 'C4', 'C6'), ...row(6, 'C36'), [`f${up - 2}`]: 'T12' }),
  ].filter((text) => ranks === 16 || !/s121|s225|c81|T9/.test(text));
};

const stones = (size: string): string[] => {
  const empty = { '8x8': '8', '7x8': '7', '9x9': '9', '9x10': '9' }[size] ?? '8';
  const ranks = size === '9x10' ? 10 : size === '9x9' ? 9 : 8;
  const board = [
    `B,B,${Number(empty) - 2}`,
    ...Array<string>(ranks - 2).fill(empty),
    `${Number(empty) - 2},W,W`,
  ].join('/');
  return [4, 99].map((quiet) => `${board} b 0/0 - 60 0/0 -/- ${quiet}`);
};

/** Random turns from the start; captures are sought. */
function* fromGames(rules: Rules, games: number, turns: number): Generator<Position> {
  const random = new Random(3);
  for (let game = 0; game < games; game++) {
    let position = initialPosition(rules);
    for (let turn = 0; turn < turns; turn++) {
      const all = completeTurns(position);
      const loud = all.filter(({ effects }) => effects.some(({ type }) => type === 'take'));
      const chosen = random.pick(loud.length > 0 && random.below(3) > 0 ? loud : all);
      if (chosen.result) break;
      ({ position } = chosen);
      if (turn % 3 === 2) yield position;
    }
  }
}

export function* candidates(rules: Rules): Generator<string> {
  const initial = makePosition(initialPosition(rules));
  yield initial;
  yield* isStones(initial)
    ? stones(String(rules.options['size']))
    : made(rules.geometry.ranks === 12 ? 12 : 16);
  for (const position of fromGames(rules, 12, 90)) yield makePosition(position);
}
