import { makeAction, standingCaptures } from '@calculi/rules';
import type { Action, Capture, Effect, Position, Reason, SideName, Square } from '@calculi/rules';

/** Captures to show, each with what can be done about it. */

/** A capture with its reason: one that stands, or one that was made. */
export interface Shown extends Reason {
  readonly square: Square;
  readonly piece: string;
  /** A layer's number where only that is taken. */
  readonly layer: number | null;
  /** What takes it now; null where nothing is to be done. */
  readonly action: Action | null;
  /** What it is: offered now, standing, or what the last turn took, marked or bound. */
  readonly as: 'offer' | 'standing' | 'take' | 'mark' | 'bind';
}

const showCapture = (capture: Capture, action: Action | null): Shown => ({
  square: capture.square,
  piece: capture.piece,
  layer: capture.layer,
  kind: capture.kind,
  clause: capture.clause,
  by: capture.by,
  equation: capture.equation,
  reckoning: capture.reckoning,
  action,
  as: action ? 'offer' : 'standing',
});

const isMeant = (capture: Capture, action: Action): boolean =>
  action.type === 'take' &&
  action.square === capture.square &&
  (action.layer ?? null) === capture.layer &&
  (action.by === undefined || capture.by.includes(action.by));

/** The captures that can be made now, each with its action. */
export const offersOf = (position: Position, actions: readonly Action[], side: SideName): Shown[] => {
  const takes = actions.filter((action) => action.type === 'take');
  if (takes.length === 0) return [];
  const standing = standingCaptures(position, side);
  return takes.flatMap((action) =>
    standing.filter((capture) => isMeant(capture, action)).map((capture) => showCapture(capture, action)),
  );
};

/** The captures that stand for a side, whether or not they can be made at once. */
export const standingFor = (position: Position, side: SideName): Shown[] =>
  standingCaptures(position, side).map((capture) => showCapture(capture, null));

/** What a turn took, marked and bound. */
export const madeBy = (effects: readonly Effect[]): Shown[] =>
  effects.flatMap((effect) => {
    if (effect.type !== 'take' && effect.type !== 'mark' && effect.type !== 'bind') return [];
    const { square, piece, kind, clause, by, equation, reckoning } = effect;
    return [
      { square, piece, layer: null, kind, clause, by, equation, reckoning, action: null, as: effect.type },
    ];
  });

/** The squares of pieces that can be taken, each with those that attack it. */
export const attackersOf = (captures: readonly Shown[]): ReadonlyMap<Square, readonly Square[]> => {
  const found = new Map<Square, readonly Square[]>();
  for (const { square, by } of captures)
    found.set(square, [...new Set([...(found.get(square) ?? []), ...by])].sort());
  return found;
};

/** Tells captures apart in lists. */
export const keyOf = ({ as, square, piece, kind, equation, by, action }: Shown): string =>
  [as, square, piece, kind, equation, by.join(), action ? makeAction(action) : ''].join(' ');
