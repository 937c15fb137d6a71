import { playAll, RulesError, sideToPlay } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { isOnly } from './find-endings.ts';
import { isFence, isHemmed } from './find-fences.ts';
import { countPlunder, isSameHarmony, lackingSquares } from './find-plans.ts';
import { countMoves, coverOf, isInEnemyCamp } from './find-quiet.ts';
import { isAttacked, isThreatened } from './find-safety.ts';
import { madeFact, waiting } from './find-taking.ts';
import { passed } from './pass.ts';
import type { CaptureFact, Predicate, Reason } from './reason.ts';
import { captureFact, equalFacts, Scene } from './scene.ts';
import type { TakeEffect, View } from './scene.ts';
import { winAtOnce } from './win.ts';

type Check<P extends Predicate> = (scene: Scene, reason: Extract<Reason, { predicate: P }>) => boolean;

/** Same data, whatever the order of the keys. */
const isSame = (x: unknown, y: unknown): boolean => canonical(x) === canonical(y);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const made =
  (type: TakeEffect['type']) =>
  (scene: Scene, fact: CaptureFact): boolean =>
    scene.against(type).some((effect) => equalFacts(madeFact(scene, effect), fact));

/** Whether an action of a side brings this capture about. */
const bringsAbout = (view: View, side: Scene['side'], action: string, fact: CaptureFact): boolean =>
  view
    .threats(side)
    .filter((threat) => threat.action === action)
    .some(({ captures }) => captures.some((capture) => equalFacts(captureFact(capture, view), fact)));

/** Whether a capture of a side stands against a square, or one action of it brings one about. */
const isWithinReach = (view: View, side: Scene['side'], square: string): boolean =>
  view.captures(side).some((capture) => capture.square === square) ||
  view.threats(side).some(({ captures }) => captures.some((capture) => capture.square === square));

const checks: { readonly [P in Predicate]: Check<P> } = {
  wins: ({ result, side }, { reason, victory }) =>
    result?.winner === side && result.reason === reason && isSame(result.victory ?? null, victory),
  draws: ({ result }, { reason }) => result?.winner === null && result.reason === reason,
  leads: (scene, { turns, result }) => {
    const end = playAll(scene.before.position, turns.flat());
    return isSame(turns[0], scene.turn) && isSame(end.result, result) && result.winner === scene.side;
  },
  'prevents-win': ({ passed: other, after, result: over, opponent }, { turn, result }) => {
    if (!other || over) return false;
    const theirs = playAll(other.position, turn).result;
    if (theirs?.winner !== opponent || !isSame(theirs, result)) return false;
    return winAtOnce(after.position) === null;
  },
  only: isOnly,
  takes: made('take'),
  marks: made('mark'),
  binds: made('bind'),
  threatens: ({ before, after, side }, fact) =>
    waiting(after.captures(side)).some((capture) => equalFacts(captureFact(capture, after), fact)) &&
    !waiting(before.captures(side)).some(({ square }) => square === fact.victim.square),
  prepares: ({ before, after, side }, reason) =>
    bringsAbout(after, side, reason.action, reason) && !isWithinReach(before, side, reason.victim.square),
  saves: (scene, reason) => {
    const { before, opponent } = scene;
    const stood = before
      .captures(opponent)
      .some((capture) => equalFacts(captureFact(capture, before), reason));
    const now = nowAt(scene, reason);
    return stood && now !== undefined && !isAttacked(scene, now);
  },
  prevents: (scene, reason) => {
    const now = nowAt(scene, reason);
    return (
      bringsAbout(scene.before, scene.opponent, reason.action, reason) &&
      now !== undefined &&
      !isAttacked(scene, now) &&
      !isThreatened(scene, now)
    );
  },
  frees: ({ before, after, side }, { squares }) =>
    squares.length > 0 &&
    squares.every((square) => {
      const [was, is] = [before.at(square), after.at(square)];
      return was?.side === side && was.bound && is?.id === was.id && !is.bound;
    }),
  approaches: ({ before, after, side }, reason) => {
    const was = before.harmonies(side).find((each) => isSameHarmony(each, reason));
    const is = after.harmonies(side).find((each) => isSameHarmony(each, reason));
    return (
      was?.atLeast === reason.before &&
      is?.atLeast === reason.after &&
      reason.after < reason.before &&
      (is.notYet !== null) === reason.pyramidFirst &&
      isSame(is.kinds, reason.kinds) &&
      isSame(lackingSquares(is), reason.squares)
    );
  },
  hinders: ({ before, after, opponent }, reason) => {
    const was = before.harmonies(opponent).find((each) => isSameHarmony(each, reason));
    const is = after.harmonies(opponent).find((each) => isSameHarmony(each, reason));
    return (
      was?.atLeast === reason.before &&
      (is?.atLeast ?? null) === reason.after &&
      (reason.after === null || reason.after > reason.before) &&
      isSame(was.kinds, reason.kinds)
    );
  },
  hems: isHemmed,
  fences: isFence,
  gathers: ({ before, after, side }, { what, has, needs }) => {
    const earlier = countPlunder(before.position, side);
    return countPlunder(after.position, side).some(
      (count, index) =>
        count.what === what && count.has === has && count.needs === needs && has > (earlier[index]?.has ?? 0),
    );
  },
  returns: ({ effects }, { piece, square }) =>
    effects.some((effect) => effect.type === 'place' && effect.piece === piece && effect.square === square),
  enters: (scene, { piece, from, square }) =>
    isInEnemyCamp(scene, square) &&
    !isInEnemyCamp(scene, from) &&
    scene.effects.some(
      (effect) =>
        (effect.type === 'move' || effect.type === 'split') &&
        effect.piece === piece &&
        effect.from === from &&
        effect.to === square,
    ),
  covers: ({ after, moved }, { square, neighbours }) =>
    moved?.square === square &&
    !moved.bound &&
    isSame(coverOf({ position: after.position, at: (each) => after.at(each) }, square), neighbours),
  safe: (scene, { piece, square }) =>
    scene.moved?.square === square &&
    scene.moved.text === piece &&
    !isAttacked(scene, scene.moved) &&
    !isThreatened(scene, scene.moved),
  'frees-way': (scene, { before, after }) => {
    const again = passed(scene.after.position);
    return (
      again !== null &&
      countMoves(scene.before.position) === before &&
      countMoves(again) === after &&
      before < after
    );
  },
  confines: (scene, { before, after }) =>
    scene.passed !== null &&
    countMoves(scene.passed.position) === before &&
    countMoves(scene.after.position) === after &&
    after < before,
};

/** Where the piece that was in danger stands after the turn, if it stands where the reason says. */
const nowAt = ({ before, after, side }: Scene, { victim, to }: CaptureFact & { readonly to: string }) => {
  const piece = before.at(victim.square);
  const now = piece?.side === side ? after.whereIs(piece.id) : undefined;
  return now?.square === to ? now : undefined;
};

/** Whether a reason is true of a scene. */
export const holdsIn = <P extends Predicate>(
  scene: Scene,
  reason: Extract<Reason, { predicate: P }>,
): boolean => {
  const check = checks[reason.predicate];
  return check(scene, reason);
};

/**
 * Whether a reason is true of a turn, asked of the rules from scratch. A turn that is not legal has none, and what
 * cannot be read is not true.
 */
export const holds = (before: Position, turn: readonly string[], reason: Reason): boolean => {
  try {
    const scene = new Scene(before, turn);
    const isWhole = sideToPlay(scene.after.position) !== scene.side || scene.result !== null;
    return isWhole && holdsIn(scene, reason);
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
};
