import type { Address } from '../../address/address.ts';
import { readProposal } from '../../address/proposal.ts';
import { agree, FIRST_PROPOSAL } from '../../game/proposal.ts';
import { startSession } from '../../game/session.ts';
import type { Session } from '../../game/session.ts';
import { games, newGameId } from '../../storage/device.ts';
import { restoreSession } from '../../storage/games.ts';

/** The game that an address means: one kept on this device, or a new one. */
export interface Opened {
  readonly id: string;
  readonly session: Session;
  /** What of the address could not be understood. */
  readonly problems: readonly ('options' | 'position')[];
  readonly isNew: boolean;
}

export const openGame = (address: Address): Opened => {
  const wanted = address.query['game'];
  const stored = wanted === undefined ? null : games.find(wanted);
  const session = stored && restoreSession(stored);
  if (stored && session) return { id: stored.id, session, problems: [], isNew: false };
  const { proposal, problems } = readProposal(address) ?? { proposal: FIRST_PROPOSAL, problems: [] };
  // Someone far away has another page; whoever comes here all the same has them beside.
  const isRemote = proposal.opponent.kind === 'remote';
  return {
    id: newGameId(),
    session: startSession(
      agree(isRemote ? { ...proposal, opponent: { kind: 'beside' } } : proposal, Math.random()),
    ),
    problems,
    isNew: true,
  };
};
