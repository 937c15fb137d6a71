import type { Agreement, Contest, Entry, Phrase, Presence, Side } from '@calculi/protocol';
import type { SideName } from '@calculi/rules';
import type { AllTexts } from '../i18n/texts.ts';
import type { ConnectionState } from './connection.ts';

/** What is said of a game with someone far away: facts in, text out. */

interface Facts {
  readonly contest: Contest | null;
  readonly connection: ConnectionState;
  readonly presence: Presence;
  readonly you: Side | null;
  readonly isSending: boolean;
}

/** What is going on, where that is more than whose turn it is. */
export const statusText = ({ online: { status } }: AllTexts, facts: Facts): string | null => {
  const { contest, connection, isSending } = facts;
  if (contest?.ending) return null;
  if (connection === 'lost') return status.lost;
  if (connection === 'connecting') return status.connecting;
  if (isSending) return status.sending;
  return contest && contest.seated.length < 2 ? status.waiting : null;
};

/** What is known of who plays a side; nothing of oneself. */
export const presenceText = (
  { online }: AllTexts,
  { contest, connection, presence, you }: Facts,
  side: SideName,
): string | null => {
  // Without a connection nothing is known.
  if (!contest || side === you || connection !== 'open') return null;
  if (!contest.seated.includes(side)) return online.presence.notYet;
  return presence.here.includes(side) ? online.presence.here : online.presence.away;
};

export interface Saying {
  readonly number: number;
  readonly side: Side;
  readonly phrase: Phrase;
}

/** The last thing that each side has said, unless two turns have been played since. */
export const sayingsOf = (entries: readonly Entry[]): Saying[] => {
  const turns = entries.filter(({ deed }) => deed.type === 'play');
  const since = turns.at(-2)?.number ?? 0;
  const said = entries.flatMap(({ number, deed }) =>
    deed.type === 'say' && number > since ? [{ number, side: deed.side, phrase: deed.phrase }] : [],
  );
  return said.filter((each) => !said.some(({ side, number }) => side === each.side && number > each.number));
};

/** The clock that was agreed on. */
export const clockTerms = ({ online, start }: AllTexts, { clock }: Pick<Agreement, 'clock'>): string => {
  if (!clock) return online.terms.noClock;
  return clock.kind === 'days'
    ? online.terms.days(clock.days)
    : start.clockText(clock.minutes, clock.increment);
};

/** A heading and what to do, for anything that can stand in the way. */
export const troubleText = ({ online: { troubles } }: AllTexts, trouble: string): readonly [string, string] =>
  trouble in troubles ? troubles[trouble as keyof typeof troubles] : troubles.other;
