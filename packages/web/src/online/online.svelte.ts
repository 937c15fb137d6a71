import { isUnderWay, mayAsk, otherSide } from '@calculi/protocol';
import type {
  Clock,
  Contest,
  Entry,
  Phrase,
  Presence,
  Problem,
  Request,
  Side,
  Wish,
} from '@calculi/protocol';
import { makeAction, parseAction, RulesError } from '@calculi/rules';
import type { Action, SideName } from '@calculi/rules';
import { Play } from '../game/play.svelte.ts';
import type { PlayHost } from '../game/play.svelte.ts';
import type { Remote } from '../game/remote.ts';
import type { Session } from '../game/session.ts';
import type { AllTexts } from '../i18n/texts.ts';
import type { Shelf } from '../storage/games.ts';
import type { ConnectionState } from './connection.ts';
import { Correspondence } from './correspondence.ts';
import type { CorrespondenceHost, Refusal } from './correspondence.ts';
import { keepDraft, NO_DRAFT, readDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import { meantBy, premovesOf } from './premove.ts';
import { isTurnOver, knowsRules, localActions, sessionOf } from './table.ts';
import { presenceText, statusText } from './words.ts';

/** What is to be said once, until something else happens. */
export type Notice = 'premove-dropped' | 'not-played' | 'not-done' | 'draw-declined' | 'take-back-declined';

export interface OnlineHost {
  readonly game: string;
  readonly secret: string | null;
  readonly shelf: Shelf;
  /** In the reader's language, which may change. */
  readonly texts: () => AllTexts;
  readonly opponent: PlayHost['opponent'];
  readonly pause: PlayHost['pause'];
  /** What connects with the server, without what this model does with it. */
  readonly wire: Omit<CorrespondenceHost, 'game' | 'secret' | 'shelf' | 'changed'>;
  /** Called whenever something is confirmed, to note it in lists. */
  readonly known: (contest: Contest, you: Side | null) => void;
}

/** A game with someone far away, live: what is confirmed, what is in hand, and the board at which both are seen. */
export class OnlineGame implements Remote {
  readonly #host: OnlineHost;
  readonly #mail: Correspondence;
  #draft = $state.raw<Draft>(NO_DRAFT);
  contest = $state.raw<Contest | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  presence = $state.raw<Presence>({ here: [], away: [], watchers: 0 });
  you = $state.raw<Side | null>(null);
  connection = $state<ConnectionState>('connecting');
  problem = $state<Problem | 'outdated' | null>(null);
  notice = $state<Notice | null>(null);
  #asked = $state.raw<readonly Request[]>([]);
  /** The game at the board, once it is known. */
  play = $state.raw<Play | null>(null);

  readonly isUnderWay: boolean = $derived(this.contest !== null && isUnderWay(this.contest));
  /** A turn is on its way to the server. */
  readonly isSending: boolean = $derived(this.#asked.some(({ type }) => type === 'play'));
  readonly mayAct: boolean = $derived(this.isUnderWay && !this.isSending);
  readonly mayUseAids: boolean = $derived(this.contest?.head.agreement.aids ?? false);
  readonly mayResign: boolean = $derived(this.you !== null && this.isUnderWay);
  readonly clock: Clock | null = $derived(this.contest?.clock ?? null);
  readonly other: Side | null = $derived(this.contest && this.you && otherSide(this.contest.head, this.you));
  readonly isYourTurn: boolean = $derived(this.mayAct && this.contest?.next === this.you);
  readonly premoves: readonly Action[] = $derived.by(() => {
    const { play, you } = this;
    if (!play || !you || !this.isUnderWay || play.side === you || play.ending) return [];
    return premovesOf(play.session.game.position, you);
  });
  readonly premove: Action | null = $derived(this.isUnderWay ? parsePremove(this.#draft.premove) : null);

  constructor(host: OnlineHost) {
    this.#host = host;
    this.#draft = readDraft(host.shelf, host.game);
    this.#mail = new Correspondence({
      ...host.wire,
      game: host.game,
      secret: host.secret,
      shelf: host.shelf,
      changed: (refusal) => this.#update(refusal),
    });
  }

  get status(): string | null {
    return statusText(this.#host.texts(), this);
  }

  get heading(): string | null {
    return this.isYourTurn ? this.#host.texts().online.yourTurn : null;
  }

  get id(): string {
    return this.#host.game;
  }

  start(): void {
    this.#mail.start();
  }

  stop(): void {
    this.#mail.stop();
  }

  wake(): void {
    this.#mail.wake();
  }

  suspect(): void {
    this.#mail.suspect();
  }

  /** The server's time. */
  now(): number {
    return this.#mail.now();
  }

  says(side: SideName): string | null {
    return presenceText(this.#host.texts(), this, side);
  }

  mayAsk(wish: Wish): boolean {
    const { contest, you } = this;
    return contest !== null && you !== null && mayAsk(contest, you, wish) && !this.isAsked('ask', wish);
  }

  /** Whether the server has been asked for this and has not answered yet. */
  isAsked(type: Request['type'], wish?: Wish): boolean {
    return this.#asked.some(
      (request) => request.type === type && (!('wish' in request) || request.wish === wish),
    );
  }

  ask(wish: Wish): void {
    this.request({ type: 'ask', wish });
  }

  resign(): void {
    this.request({ type: 'resign' });
  }

  say(phrase: Phrase): void {
    this.request({ type: 'say', phrase });
  }

  request(request: Request): void {
    if (this.you === null) return;
    this.notice = null;
    this.#mail.ask(request);
  }

  choose(premove: Action | null): void {
    this.notice = null;
    this.#hold({ ...this.#draft, premove: premove && makeAction(premove) });
  }

  #hold(draft: Draft): void {
    this.#draft = draft;
    keepDraft(this.#host.shelf, this.#host.game, draft);
  }

  /** After every step at the board: a turn that is over is sent whole, one in progress is kept. */
  #keep(session: Session): void {
    const { contest } = this;
    if (!contest || this.you === null) return;
    const actions = localActions(session, contest);
    this.notice = null;
    if (actions.length === 0 || !isTurnOver(session)) {
      this.#hold({ ...this.#draft, board: contest.board, actions });
      return;
    }
    // First on its way and then out of hand: whatever happens in between, the turn is somewhere.
    this.request({ type: 'play', board: contest.board, actions });
    this.#hold(NO_DRAFT);
  }

  #update(refusal?: Refusal): void {
    const mail = this.#mail;
    const before = this.entries.length;
    this.connection = mail.state;
    this.problem = mail.problem ?? this.problem;
    this.presence = mail.presence;
    this.you = mail.you;
    this.#asked = mail.letters.map(({ request }) => request);
    this.entries = mail.entries;
    this.contest = mail.contest;
    if (refusal) this.notice = refusal.request.type === 'play' ? 'not-played' : 'not-done';
    if (!mail.contest || this.problem) return;
    if (!knowsRules(mail.contest.head.agreement)) {
      this.problem = 'outdated';
      this.stop();
      return;
    }
    this.#seat(mail.contest);
    if (this.entries.length === before) return;
    this.#host.known(mail.contest, mail.you);
    this.#hear(this.entries.slice(before), before === 0);
    this.#playPremove();
  }

  /** What is not confirmed: a turn on its way, or the steps of one in hand, if they belong to the board as it is. */
  #unconfirmed(contest: Contest): readonly string[] {
    const sent = this.#mail.letters.find(({ request }) => request.type === 'play')?.request;
    if (sent?.type === 'play') return sent.board === contest.board ? sent.actions : [];
    return this.#draft.board === contest.board ? this.#draft.actions : [];
  }

  #seat(contest: Contest): void {
    const session = sessionOf(contest, this.you, this.play?.session.game ?? null, this.#unconfirmed(contest));
    if (this.play) {
      this.play.receive(session);
      return;
    }
    this.play = new Play(this.id, session, {
      opponent: this.#host.opponent,
      pause: this.#host.pause,
      now: () => this.now(),
      keep: (changed) => this.#keep(changed),
      remote: this,
    });
  }

  #hear(entries: readonly Entry[], isPast: boolean): void {
    if (isPast) return;
    for (const { deed } of entries) {
      if (deed.type === 'decline' && deed.side !== this.you)
        this.notice = deed.wish === 'draw' ? 'draw-declined' : 'take-back-declined';
      else if (deed.type === 'play' && deed.side !== this.you) this.notice = null;
      // It was meant for a game that went on.
      else if (deed.type === 'take-back') this.choose(null);
    }
  }

  /** The turn has come: what was chosen for it is played, if it can be. */
  #playPremove(): void {
    const { premove, play } = this;
    if (!premove || !play || play.side !== this.you || !this.isUnderWay) return;
    this.choose(null);
    play.view(Infinity);
    const action = meantBy(premove, play.actions);
    if (action) play.play(action);
    else this.notice = 'premove-dropped';
  }
}

const parsePremove = (text: string | null): Action | null => {
  try {
    return text === null ? null : parseAction(text);
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};
