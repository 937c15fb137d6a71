import { successorId } from './id.ts';
import type { Ledger } from './ledger.ts';
import type { Services } from './services.ts';
import type { NewGame } from './store/store.ts';

/** The game that follows a game, when both would play again. */

/** Its id. */
export const successorIdOf = ({ head, seats }: Ledger): string =>
  successorId(head.id, Object.values(seats).sort());

/** With sides changed: the secrets of both players open it too. */
const successorOf = ({ head, seats }: Ledger, id: string, created: number): NewGame => {
  const [first, second] = head.sides;
  return {
    head: { ...head, id, created },
    seats: {
      ...(seats[second] !== undefined && { [first]: seats[second] }),
      ...(seats[first] !== undefined && { [second]: seats[first] }),
    },
    entries: head.sides.map((side, index) => ({
      number: index + 1,
      at: created,
      deed: { type: 'sit', side },
    })),
  };
};

/** Makes it, unless it has been made. */
export const makeSuccessor = async (
  ledger: Ledger,
  id: string,
  { store, metrics, time }: Services,
): Promise<void> => {
  if (await store.exists(id)) return;
  try {
    await store.create(successorOf(ledger, id, time.now()));
    metrics.created.add();
  } catch (error) {
    // Another node may have made it at the same moment.
    if (!(await store.exists(id))) throw error;
  }
};
