/** What the style sheet cannot know of its own animations: when they end, and that they may end at once. */

const RECKONING = '.board .line, .board .counted, .board .label';
const ALL = '.board, .tray';

const running = (selector: string): Animation[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(selector));

/** Milliseconds until every reckoning that is being drawn stands. */
export const untilReckoned = (): number =>
  Math.max(
    0,
    ...running(RECKONING).map(
      ({ effect, currentTime }) =>
        Number(effect?.getComputedTiming().endTime ?? 0) - Number(currentTime ?? 0),
    ),
  );

/** A piece that was taken is one until its capture has been reckoned before one's eyes. */
export const awaitReckoning = (node: SVGElement): void => {
  if (node.querySelector('.ghost')) node.style.setProperty('--wait', `${untilReckoned()}ms`);
};

/** Ends every motion of the game at once: whoever acts has seen enough. */
export const finishMotion = (): void => {
  for (const animation of running(ALL)) animation.finish();
};
