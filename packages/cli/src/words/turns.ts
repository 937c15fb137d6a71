import { sideToPlay } from '@calculi/rules';
import type { Position, Turn } from '@calculi/rules';
import { consequences } from './effect.ts';
import { capital, columns, counted, hang } from './layout.ts';
import { describeResult } from './result.ts';

const WIDEST = 26;

/** Turns that do something first, each with its captures and equations; then the quiet ones side by side. */
export const describeTurns = (position: Position, turns: readonly Turn[]): string[] => {
  const rows = turns.map(({ actions, effects, result }) => ({
    name: actions.join('+'),
    events: [...consequences(effects), ...(result ? [describeResult(result)] : [])],
  }));
  const loud = rows.filter(({ events }) => events.length > 0);
  const quiet = rows.filter(({ events }) => events.length === 0);
  const widest = Math.min(WIDEST, Math.max(0, ...loud.map(({ name }) => name.length))) + 2;
  return [
    `${capital(sideToPlay(position))} has ${counted(turns.length, 'turn')}.`,
    ...(loud.length === 0 ? [] : ['', 'With consequences:']),
    ...loud.flatMap(({ name, events }) => describeRow(name, events, widest)),
    ...(quiet.length === 0 ? [] : ['', 'Quiet:', ...columns(quiet.map(({ name }) => name))]),
  ];
};

const describeRow = (name: string, events: readonly string[], column: number): string[] => {
  const [first = '', ...others] = events;
  return [...hang(name, first, column), ...others.flatMap((event) => hang('', event, column))];
};
