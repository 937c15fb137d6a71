import { makeAction, pieceAt, resultOf, sideToPlay } from '@calculi/rules';
import type { Action, Position, Square } from '@calculi/rules';
import { capital, columns, counted, hang } from './layout.ts';
import { describeResult } from './result.ts';

type Heading = 'Moves' | 'Captures' | 'Placings' | 'Layers that leave' | 'Or';

const HEADINGS: Readonly<Record<Action['type'], Heading>> = {
  move: 'Moves',
  take: 'Captures',
  place: 'Placings',
  split: 'Layers that leave',
  done: 'Or',
  pass: 'Or',
};

/** Items by what is said of each, in the order of first occurrence. */
const groupBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};

/** Legal actions under headings; moves by the piece that makes them. */
export const describeLegal = (position: Position, actions: readonly Action[]): string[] => {
  const result = resultOf(position);
  if (result) return [`The game is over. ${describeResult(result)}`];
  const groups = groupBy(actions, ({ type }) => HEADINGS[type]);
  return [
    `${capital(sideToPlay(position))} has ${counted(actions.length, 'legal action')}.`,
    ...[...groups].flatMap(([heading, group]) => [
      '',
      `${heading}:`,
      ...describeGroup(position, heading, group),
    ]),
  ];
};

const describeGroup = (position: Position, heading: Heading, actions: readonly Action[]): string[] => {
  if (heading !== 'Moves') return columns(actions.map(makeAction));
  const bySquare = groupBy(actions, (action) => ('from' in action ? action.from : ''));
  return [...bySquare].flatMap(([square, moves]) =>
    hang(labelOf(position, square), moves.map(makeAction).join('  '), 6),
  );
};

const labelOf = (position: Position, square: Square): string => {
  const piece = pieceAt(position, square);
  return piece?.shape === 'pyramid' ? `${piece.text.slice(0, 1)}${piece.value}` : (piece?.text ?? square);
};
