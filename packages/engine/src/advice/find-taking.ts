import type { Capture } from '@calculi/rules';
import type { CaptureFact, Named, Reason } from './reason.ts';
import { captureFact } from './scene.ts';
import type { Scene, TakeEffect } from './scene.ts';

/** A capture that a turn made: its pieces stand where they stood then, before the turn or after it. */
export const madeFact = (scene: Scene, effect: TakeEffect): CaptureFact => ({
  ...captureFact(effect, scene.after),
  by: effect.by.map((square): Named => {
    const piece = scene.after.at(square) ?? scene.before.at(square);
    return { piece: piece?.text ?? '', square };
  }),
});

/** What the turn takes, marks and binds. */
export const findDeeds = (scene: Scene): Reason[] => [
  ...scene.against('take').map((effect): Reason => ({ predicate: 'takes', ...madeFact(scene, effect) })),
  ...scene.against('mark').map((effect): Reason => ({ predicate: 'marks', ...madeFact(scene, effect) })),
  ...scene.against('bind').map((effect): Reason => ({ predicate: 'binds', ...madeFact(scene, effect) })),
];

/** Captures that wait for their side's next turn, other than those already marked or bound. */
export const waiting = (captures: readonly Capture[]): readonly Capture[] =>
  captures.filter(({ timing }) => timing !== 'staged' && timing !== 'bound');

/** Captures that stand after the turn and did not before, one for each victim. */
export const findThreats = (scene: Scene): Reason[] => {
  const known = new Set(waiting(scene.before.captures(scene.side)).map(({ square }) => square));
  const found = new Map<string, Reason>();
  for (const capture of waiting(scene.after.captures(scene.side))) {
    if (known.has(capture.square) || found.has(capture.square)) continue;
    found.set(capture.square, { predicate: 'threatens', ...captureFact(capture, scene.after) });
  }
  return [...found.values()];
};

/** Captures that one more action would bring about and none would have before, one for each victim. */
export const findPreparations = (scene: Scene): Reason[] => {
  const { side, before, after } = scene;
  const known = new Set(
    [...before.captures(side), ...before.threats(side).flatMap(({ captures }) => captures)].map(
      ({ square }) => square,
    ),
  );
  for (const { square } of after.captures(side)) known.add(square);
  const found = new Map<string, Reason>();
  for (const { action, captures } of after.threats(side)) {
    for (const capture of captures) {
      if (known.has(capture.square) || found.has(capture.square)) continue;
      // Whoever takes stands where it stands now, but for the piece that this action moves.
      found.set(capture.square, { predicate: 'prepares', action, ...captureFact(capture, after) });
    }
  }
  return [...found.values()];
};
