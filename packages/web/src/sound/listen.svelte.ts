import { timeLeft } from '@calculi/protocol';
import type { Play } from '../game/play.svelte.ts';
import type * as voices from './voices.ts';
import type { Voice } from './voices.ts';

const TEN_SECONDS = 10_000;

/** Everything that sounds is loaded when it is first heard. */
const sound = async (choose: (from: typeof voices) => readonly Voice[]): Promise<void> => {
  try {
    const [from, { playVoices }] = await Promise.all([import('./voices.ts'), import('./sound.ts')]);
    playVoices(choose(from));
  } catch {
    // Without its script the game goes on silently.
  }
};

/** Lets a game be heard while a component lives: what was just played, the harmony at the end, the last ten seconds. */
export const listenTo = (play: Play, now: () => number, already: number): void => {
  let heard = already;
  let ticked: number | null = null;
  $effect(() => {
    const { actions, result } = play.session.game;
    const fresh = actions.slice(heard);
    heard = actions.length;
    if (fresh.length === 0) return;
    const victory = result?.victory;
    void sound(({ turnVoices, harmonyVoices }) => [
      ...turnVoices(fresh.flatMap(({ effects }) => effects)),
      ...(victory?.kind === 'harmony' ? harmonyVoices(victory.values) : []),
    ]);
  });
  $effect(() => {
    const { clock } = play;
    const { game } = play.session;
    if (!clock || clock.running === null) return;
    const turn = game.actions.length;
    const left = timeLeft(clock, clock.running, now());
    if (left > TEN_SECONDS || left === 0 || ticked === turn) return;
    ticked = turn;
    void sound(({ LAST_SECONDS }) => LAST_SECONDS);
  });
};
