import type { Action, Rules, Square } from '@calculi/rules';

/** What can be done by pressing squares: legal actions by where they begin and where they lead. */

export type Selection =
  | { readonly kind: 'piece'; readonly square: Square }
  /** A captured piece that is to be placed, as its new owner writes it. */
  | { readonly kind: 'hand'; readonly piece: string };

/** The square an action begins on; null for one that needs no piece to be picked up first. */
const sourceOf = (action: Action): Square | null => {
  switch (action.type) {
    case 'move':
    case 'split':
      return action.from;
    case 'take':
      return action.by ?? null;
    case 'place':
    case 'done':
    case 'pass':
      return null;
  }
};

export const targetOf = (action: Action): Square | null => {
  switch (action.type) {
    case 'move':
    case 'split':
    case 'place':
      return action.to;
    case 'take':
      return action.square;
    case 'done':
    case 'pass':
      return null;
  }
};

const belongsTo = (action: Action, selection: Selection): boolean =>
  selection.kind === 'piece'
    ? sourceOf(action) === selection.square
    : action.type === 'place' && action.piece === selection.piece;

/** Pieces in hand must be picked up in the tray; stones are placed without. */
const isDirect = (action: Action): boolean =>
  sourceOf(action) === null && !(action.type === 'place' && action.piece !== '');

/** Squares whose piece can do something. */
export const sourcesOf = (actions: readonly Action[]): Set<Square> =>
  new Set(actions.map(sourceOf).filter((square) => square !== null));

/** Captured pieces that can be placed. */
export const placeable = (actions: readonly Action[]): Set<string> =>
  new Set(
    actions.flatMap((action) => (action.type === 'place' && action.piece !== '' ? [action.piece] : [])),
  );

/** What can be done now with the selection, or without one. */
export const openActions = (actions: readonly Action[], selection: Selection | null): Action[] =>
  actions.filter(
    (action) =>
      targetOf(action) !== null && (isDirect(action) || (selection && belongsTo(action, selection))),
  );

export type Press =
  | { readonly kind: 'play'; readonly action: Action }
  /** The same press can mean several actions. */
  | { readonly kind: 'choose'; readonly actions: readonly Action[] }
  | { readonly kind: 'select'; readonly selection: Selection | null };

const decide = (actions: readonly Action[]): Press | null => {
  const [first] = actions;
  if (first === undefined) return null;
  return actions.length === 1 ? { kind: 'play', action: first } : { kind: 'choose', actions };
};

/** What pressing a square means. */
export const pressSquare = (
  actions: readonly Action[],
  selection: Selection | null,
  square: Square,
): Press => {
  const meant = decide(openActions(actions, selection).filter((action) => targetOf(action) === square));
  if (meant) return meant;
  const isSelected = selection?.kind === 'piece' && selection.square === square;
  if (isSelected) return { kind: 'select', selection: null };
  if (sourcesOf(actions).has(square)) return { kind: 'select', selection: { kind: 'piece', square } };
  // A piece that only a named capturer can take: who it is to be is asked.
  const takes = actions.filter((action) => action.type === 'take' && action.square === square);
  return takes.length > 0 ? { kind: 'choose', actions: takes } : { kind: 'select', selection: null };
};

/** Whether a move is a leap that never captures. */
export const isIrregular = ({ ruleSet }: Rules, action: Action): boolean => {
  if (action.type !== 'move' || ruleSet.play.type !== 'numbers') return false;
  const { round, triangle, square } = ruleSet.play.moves;
  const across = Math.abs(action.from.charCodeAt(0) - action.to.charCodeAt(0));
  const along = Math.abs(Number(action.from.slice(1)) - Number(action.to.slice(1)));
  const [least, most] = [Math.min(across, along), Math.max(across, along)];
  return [...round, ...triangle, ...square].some(
    (movement) =>
      movement.type === 'leap' &&
      movement.irregular &&
      Math.min(...movement.by) === least &&
      Math.max(...movement.by) === most,
  );
};
