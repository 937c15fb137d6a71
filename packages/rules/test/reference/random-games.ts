/** Random games that report every broken invariant. */

import { referenceInitial, referenceRoundTrip, type ReferenceTurn, referenceTurns } from './index.ts';
import { parseState } from './stones.ts';
import { parsePosition } from './text.ts';

type Options = Readonly<Record<string, string>>;

/** Plays `turns` turns, a fresh game after each end, preferring captures now and then; lists what is wrong. */
export function playAtRandom(rules: string, options: Options, turns: number, seed: number): string[] {
  const random = generator(seed);
  const initial = referenceInitial(rules, options);
  const inventory = inventoryOf(rules, initial);
  const wrong: string[] = [];
  let position = initial;
  for (let played = 0; played < turns; played += 1) {
    const found = referenceTurns(rules, options, position);
    for (const problem of problemsOf(rules, position, found, inventory))
      wrong.push(`${problem}: ${position}`);
    const loud = found.filter((turn) => turn.taken.length > 0);
    const pool = loud.length > 0 && random() < 0.5 ? loud : found;
    const chosen = pool[Math.floor(random() * pool.length)];
    position = chosen === undefined || chosen.result !== null ? initial : chosen.position;
  }
  return wrong;
}

/** A small linear generator, so that a failing game can be played again. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function problemsOf(
  rules: string,
  position: string,
  found: readonly ReferenceTurn[],
  inventory: string,
): string[] {
  const problems: string[] = [];
  if (found.length === 0) problems.push('no turn');
  found.forEach((turn, i) => {
    const before = found[i - 1];
    if (before !== undefined && before.position >= turn.position) problems.push('not sorted');
    if (referenceRoundTrip(rules, turn.position) !== turn.position) problems.push('text differs');
    if (inventoryOf(rules, turn.position) !== inventory) problems.push('pieces differ');
    if (turn.position.split(' ')[1] === position.split(' ')[1]) problems.push('same side');
    if (Number(turn.position.split(' ')[4]) !== Number(position.split(' ')[4]) + 1)
      problems.push('turn number');
  });
  return [...new Set(problems)];
}

/** Everything there is: each layer with its shape, on the board or in a hand; or how many stones. */
function inventoryOf(rules: string, text: string): string {
  if (rules.startsWith('latrunculi-')) {
    const { board, captures, hand } = parseState(text);
    const on = (colour: string): number =>
      [...board.values()].filter((stone) => stone.colour === colour).length;
    return `${on('black') + hand.black + captures.white} ${on('white') + hand.white + captures.black}`;
  }
  const { board, hands } = parsePosition(text);
  return [...board.values(), ...hands.even, ...hands.odd]
    .flatMap((piece) => piece.layers.map((layer) => `${layer.shape} ${layer.value}`))
    .sort()
    .join();
}
