import type { Address } from '../../address/address.ts';
import { readLink } from '../../address/proposal.ts';
import type { LinkProblem } from '../../address/options.ts';
import { agree, FIRST_PROPOSAL } from '../../game/proposal.ts';
import { startSession } from '../../game/session.ts';
import type { Session } from '../../game/session.ts';
import type { ReadPosition } from '../../game/setup.ts';
import { games, newGameId } from '../../storage/device.ts';
import { restoreSession } from '../../storage/games.ts';
import { layoutFor } from './layout.svelte.ts';

/** The game that an address means: one kept on this device, or a new one. */
export interface Opened {
  readonly id: string;
  readonly session: Session;
  /** What of the address could not be understood. */
  readonly problems: readonly LinkProblem[];
  /** What read its first position; null where that is the usual one. */
  readonly readPosition: ReadPosition | null;
}

/** What reads the position of an address, or of the game it names; null where that begins as usual. */
const readerFor = ({ query }: Address): ReadPosition | null | Promise<ReadPosition> => {
  const stored = query['game'] === undefined ? null : games.find(query['game']);
  return typeof (stored?.setup.position ?? query['position']) === 'string'
    ? import('../../game/given.ts').then(({ parsePosition }) => parsePosition)
    : null;
};

/** Someone far away has another page; whoever comes here all the same has them beside. */
const withBothHere = (address: Address): Address =>
  address.query['against'] === 'link'
    ? { ...address, query: { ...address.query, against: 'beside' } }
    : address;

const findGame = (address: Address, readPosition: ReadPosition | null, isOwn: boolean): Opened => {
  const wanted = address.query['game'];
  const stored = wanted === undefined ? null : games.find(wanted);
  const session = stored && restoreSession(stored, readPosition);
  if (stored && session) return { id: stored.id, session, problems: [], readPosition };
  const { proposal, problems } = readLink(withBothHere(address), readPosition, FIRST_PROPOSAL);
  const setup = agree(proposal, Math.random());
  return {
    id: newGameId(),
    session: startSession(setup, readPosition),
    problems: wanted === undefined || isOwn ? problems : [...problems, 'game'],
    readPosition,
  };
};

/**
 * Opens it, once there is what it is read and shown with. `isOwn` says that the address is this page's own, so that its game
 * may be one without a move yet.
 */
export const openGame = async (address: Address, isOwn: boolean): Promise<Opened> => {
  const readPosition = await readerFor(address);
  const find = (): Opened => findGame(address, readPosition, isOwn);
  const opened = find();
  const layout = layoutFor(opened.session.game.rules.ruleSet.board);
  // While it was loaded another tab may have gone on with the game.
  return layout ? layout.load().then(find) : opened;
};
