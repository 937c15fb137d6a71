import { isOutcome } from '../game/session.ts';

/**
 * Whether something stored has the form of a game, and not of what another version, another program or a fault has left
 * in its place. What the rules say of it they say when it is played again.
 */

const hasFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  hasFields(value) ? { ...value } : {};

const isText = (value: unknown): value is string => typeof value === 'string';

/** A number that was not a finite one is stored as null. */
const isNumber = (value: unknown): boolean => typeof value === 'number';

const isPair = (value: unknown, isEach: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(isEach);

const isSeat = (value: unknown): boolean => {
  const { kind, level } = fieldsOf(value);
  return kind === 'person' || (kind === 'computer' && isNumber(level));
};

const isClock = (value: unknown): boolean => {
  const { minutes, increment } = fieldsOf(value);
  return isNumber(minutes) && isNumber(increment);
};

const isSetup = (value: unknown): boolean => {
  const { ruleSet, options, seats, clock, position } = fieldsOf(value);
  return (
    isText(ruleSet) &&
    hasFields(options) &&
    Object.values(options).every(isText) &&
    isPair(seats, isSeat) &&
    (clock === null || isClock(clock)) &&
    (position === null || isText(position))
  );
};

const isEnding = (value: unknown): boolean => {
  const { reason } = fieldsOf(value);
  return isText(reason) && isOutcome(reason);
};

/** A game of this version; how it ended, its name and its notes may be missing. */
export const hasForm = (value: unknown, version: number): boolean => {
  const game = fieldsOf(value);
  const { id, setup, actions, ended, outcome, left, name, notes, changed } = game;
  return (
    game['version'] === version &&
    isText(id) &&
    isSetup(setup) &&
    Array.isArray(actions) &&
    actions.every(isText) &&
    (ended === null || isText(ended)) &&
    (!outcome || isEnding(outcome)) &&
    (left === null || isPair(left, isNumber)) &&
    (name === undefined || isText(name)) &&
    (notes === undefined || hasFields(notes)) &&
    isNumber(changed)
  );
};
