import { contestOf } from '@calculi/protocol';
import { readGame } from '../../online/api.ts';
import { seats } from '../../online/browser.ts';
import { knowGame } from '../../online/seats.ts';
import type { HeldSeat } from '../../online/seats.ts';

/** So many games are asked about; older ones are shown as they were last known. */
const ASKED = 12;

const ask = async ({ game, known }: HeldSeat): Promise<void> => {
  if (!known) return;
  try {
    const { head, entries } = await readGame(game);
    seats.note(game, knowGame(contestOf(head, entries), known.side));
  } catch {
    // What was known stays: without a network, or where the game is no longer kept.
  }
};

/** Asks how the games stand that are not over. */
export const bringUpToDate = async (): Promise<void> => {
  const open = seats.list().filter(({ known }) => known?.ending === null);
  await Promise.all(open.slice(0, ASKED).map(ask));
};
