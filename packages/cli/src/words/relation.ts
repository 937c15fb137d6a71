import type { AmbushRelation, Failure } from '@calculi/rules';
import type { Matter } from './failure.ts';
import { capital, keep, listed } from './layout.ts';
import { namesAt } from './piece.ts';

type RelationFailure = Extract<Failure, { condition: 'relation' }>;

/** Numbers that make no equation: which they are, and what they make instead. */
export const describeRelation = (matter: Matter, failure: RelationFailure): string =>
  failure.by.length === 0 ? describeNobody(matter, failure) : describeSomebody(matter, failure);

const targetsOf = ({ victim }: RelationFailure): string => listed(victim.map(String), 'or');

/** No piece comes into question, neither by its number nor by its place. */
const describeNobody = ({ taker, kind, why, spec }: Matter, failure: RelationFailure): string => {
  const numbers = targetsOf(failure);
  switch (kind.kind) {
    case 'encounter':
      return `No ${taker} piece has the number ${numbers}, and none reaches it.`;
    case 'power':
      return `No ${taker} number is a power or a root of ${numbers}, and no ${taker} piece reaches it.`;
    case 'ambush':
      return `No two ${taker} numbers make ${numbers}, and no two ${taker} pieces reach it.`;
    case 'progression':
      return `No two ${taker} numbers form a progression with ${numbers}, and no two ${taker} pieces reach it.`;
    case 'assault':
      return `No ${taker} number makes that of ${why.square} at any distance${withoutHelp(spec)}.`;
    case 'siege':
    case 'enclosure':
      return `No ${taker} number fits ${numbers}.`;
  }
};

const describeSomebody = ({ position, kind, spec }: Matter, failure: RelationFailure): string => {
  const who = capital(namesAt(position, failure.by));
  const numbers = targetsOf(failure);
  const own = listed(failure.attackers.map(String), 'or');
  switch (kind.kind) {
    case 'encounter':
      return `${who} reaches it, but ${own} is not ${numbers}.`;
    case 'power':
      return `${who} reaches it, but ${own} is no power or root of ${numbers}.`;
    case 'ambush': {
      const place =
        spec?.kind === 'ambush' && spec.from === 'flanks' ? 'stand on both sides of it' : 'both reach it';
      return `${who} ${place}, but do not make ${numbers}${instead(failure, spec?.kind === 'ambush' ? spec.relations : [])}.`;
    }
    case 'progression':
      return `${who} both reach it, but form no progression with ${numbers}.`;
    case 'assault':
      return `${who} stands in line with it, but no distance makes ${own} and ${numbers} fit${withoutHelp(spec)}.`;
    case 'siege':
    case 'enclosure':
      return `${who} does not hold it.`;
  }
};

/** Where a third piece may complete an assault, only two numbers have been looked at. */
const withoutHelp = (spec: Matter['spec']): string =>
  spec?.kind === 'assault' && spec.completion.length > 0 ? ' without a third piece' : '';

/** What two numbers do make; with a pyramid's many numbers that would be a table. */
const instead = ({ attackers }: RelationFailure, relations: readonly AmbushRelation[]): string => {
  const [u, w, more] = attackers;
  if (u === undefined || w === undefined || more !== undefined) return '';
  const most = Math.max(u, w);
  const least = Math.min(u, w);
  const made = relations.flatMap((relation) => {
    switch (relation) {
      case 'sum':
        return [`${u} + ${w} = ${u + w}`];
      case 'difference':
        return [`${most} − ${least} = ${most - least}`];
      case 'product':
        return [`${u} × ${w} = ${u * w}`];
      case 'quotient':
        return most % least === 0 ? [`${most} ÷ ${least} = ${most / least}`] : [];
    }
  });
  return made.length === 0 ? '' : `: ${made.map(keep).join(', ')}`;
};
