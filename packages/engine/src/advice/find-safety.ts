import { playAll } from '@calculi/rules';
import type { StandingPiece } from '@calculi/rules';
import type { Reason } from './reason.ts';
import { captureFact } from './scene.ts';
import type { Scene } from './scene.ts';

/** Whether a capture of the opponent stands against a piece. */
export const isAttacked = ({ after, opponent }: Scene, { square }: StandingPiece): boolean =>
  after.captures(opponent).some((capture) => capture.square === square);

/** Whether the opponent has an action that brings about a capture of a piece. */
export const isThreatened = ({ after, opponent }: Scene, { square }: StandingPiece): boolean =>
  after.threats(opponent).some(({ captures }) => captures.some((capture) => capture.square === square));

/** Own pieces that were attacked and no longer are, each with the first capture that stood against it. */
export const findSaved = (scene: Scene): Reason[] => {
  const found = new Map<string, Reason>();
  for (const capture of scene.before.captures(scene.opponent)) {
    const piece = scene.before.at(capture.square);
    const now = piece && scene.after.whereIs(piece.id);
    // A stone that was bound is freed rather than saved.
    if (!now || piece.bound || found.has(capture.square) || isAttacked(scene, now)) continue;
    found.set(capture.square, {
      predicate: 'saves',
      to: now.square,
      ...captureFact(capture, scene.before),
    });
  }
  return [...found.values()];
};

/** Own pieces that an action of the opponent would have taken and none does now. */
export const findPrevented = (scene: Scene): Reason[] => {
  const attacked = new Set(scene.before.captures(scene.opponent).map(({ square }) => square));
  const found = new Map<string, Reason>();
  for (const { action, captures } of scene.before.threats(scene.opponent)) {
    for (const capture of captures) {
      const piece = scene.before.at(capture.square);
      const now = piece && scene.after.whereIs(piece.id);
      if (!now || attacked.has(capture.square) || found.has(capture.square)) continue;
      if (isAttacked(scene, now) || isThreatened(scene, now)) continue;
      found.set(capture.square, {
        predicate: 'prevents',
        action,
        to: now.square,
        ...captureFact(capture, scene.before),
      });
    }
  }
  return [...found.values()];
};

export const findSafe = (scene: Scene): Reason[] => {
  const { moved } = scene;
  if (!moved || isAttacked(scene, moved) || isThreatened(scene, moved)) return [];
  return [{ predicate: 'safe', piece: moved.text, square: moved.square }];
};

/** A win that the opponent would have had. */
export const findPreventedWin = (scene: Scene): Reason[] => {
  const turn = scene.result ? null : scene.passed?.win();
  if (!scene.passed || !turn || scene.after.win()) return [];
  const { result } = playAll(scene.passed.position, turn);
  return result ? [{ predicate: 'prevents-win', turn, result }] : [];
};
