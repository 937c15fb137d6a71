import type { ReachableHarmony, SideName } from '@calculi/rules';
import { capital, counted, hang, listed, wrap } from './layout.ts';

const FEW = 12;

/** What a side could still form, the nearest first. */
export const describeProgressions = (
  side: SideName,
  harmonies: readonly ReachableHarmony[],
  all: boolean,
): string[] => {
  if (harmonies.length === 0) return [`${capital(side)} has no harmony in reach.`];
  const shown = all ? harmonies : harmonies.slice(0, FEW);
  const rest = harmonies.length - shown.length;
  const waiting = [...new Set(harmonies.flatMap(({ notYet }) => notYet ?? []))];
  return [
    `${capital(side)} has ${counted(harmonies.length, 'harmony', 'harmonies')} in reach, the nearest first.`,
    ...(waiting.length === 0
      ? []
      : wrap(`None of them wins before the enemy pyramid has been taken (${listed(waiting)}).`)),
    '',
    ...shown.flatMap((harmony) =>
      hang(`at least ${counted(harmony.atLeast, 'turn')}`, describeHarmony(harmony), 20),
    ),
    ...(rest > 0 ? [`  and ${rest} more; --all lists them`] : []),
  ];
};

const describeHarmony = ({ values, kinds, grade, terms }: ReachableHarmony): string => {
  const ways = terms.map(
    ({ from, to }, index) => `${values[index] ?? ''} ${from === to ? `on ${to}` : `${from ?? 'hand'}→${to}`}`,
  );
  return `${values.join(' ')} (${grade === 'small' ? '' : `${grade}: `}${listed(kinds)}): ${ways.join(', ')}`;
};
