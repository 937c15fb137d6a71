import { parseAction, RulesError } from '@calculi/rules';
import type { Play } from './play.svelte.ts';
import { playStep, turnOf } from './session.ts';

/** Turns that are typed in notation: several actions joined by `+`. */

/** What `test` says, or false where the rules refuse it. */
const holds = (test: () => boolean): boolean => {
  try {
    return test();
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
};

/** Whether all of it can be played, and belongs to the turn: what comes after that is the other side's. */
const isInTurn = ({ session, side, actions }: Play, parts: readonly string[], now: number): boolean => {
  let at = session;
  return (
    actions.length > 0 &&
    parts.every((part) => {
      if (turnOf(at) !== side) return false;
      at = playStep(at, part, now);
      return true;
    })
  );
};

/** Plays what was typed, all of it or nothing; says what is wrong with it. */
export const playTyped = (play: Play, text: string): 'played' | 'illegal' | 'unread' => {
  const parts = text.replaceAll(/\s/g, '').split('+');
  if (!holds(() => parts.every((part) => parseAction(part)))) return 'unread';
  if (!holds(() => isInTurn(play, parts, play.now()))) return 'illegal';
  for (const part of parts) play.play(part);
  return 'played';
};
