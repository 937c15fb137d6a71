import type { Clock } from '@calculi/protocol';
import { legalActions, makeAction, pieceAt } from '@calculi/rules';
import type { Action, Position, SideName, Square, StandingPiece } from '@calculi/rules';
import type { Opponent } from '../opponent/opponent.ts';
import { settings } from '../storage/settings.svelte.ts';
import { Computer } from './computer.svelte.ts';
import { openActions, pressSquare, targetOf } from './choices.ts';
import type { Selection } from './choices.ts';
import type { PlacedHarmony } from '../words/harmony.ts';
import { attackersOf, madeBy, offersOf, standingFor } from './reckoning.ts';
import type { Shown } from './reckoning.ts';
import type { Remote } from './remote.ts';
import type { Overlay, Scene } from './scene.ts';
import * as deed from './session.ts';
import type { Ending, PlayedTurn, Session } from './session.ts';

export interface PlayHost {
  /** The engine, started when it is first asked for. */
  readonly opponent: () => Opponent;
  /** Called after every change, to keep the game. */
  readonly keep: (session: Session) => void;
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Where someone far away plays or is looked on at: what is asked of them. */
  readonly remote?: Remote;
}

/** A position that might come: on the board instead of the game's own until something is played or looked at. */
export interface Preview {
  readonly position: Position;
  /** The turn that leads to it. */
  readonly turn: PlayedTurn | null;
}

/** A game at the board: the session, and what the person at it looks at and picks up. Panels read and steer it. */
export class Play {
  readonly id: string;
  readonly #host: PlayHost;
  readonly #computer: Computer;
  #isLeft = false;

  session = $state.raw() as Session;
  /** How many actions have been played in the position looked at; null for the present. */
  viewed = $state<number | null>(null);
  preview = $state.raw<Preview | null>(null);
  selection = $state.raw<Selection | null>(null);
  /** Actions of which one must be chosen, since a press can mean them all. */
  choosing = $state.raw<readonly Action[]>([]);
  /** The piece that panels are asked about. */
  asked = $state<Square | null>(null);
  /** What an open panel draws on the board. */
  overlay = $state.raw<Overlay | null>(null);
  /** Which of the captures shown is in the caption. */
  focus = $state(0);
  /** Standing captures are shown on request. */
  requested = $state(false);
  flipped = $state(false);
  drawDeclined = $state(false);

  readonly count = $derived(this.viewed ?? this.session.game.actions.length);
  readonly isLive = $derived(this.preview === null && this.count === this.session.game.actions.length);
  readonly position: Position = $derived(
    this.preview?.position ?? deed.positionAfter(this.session.game, this.count),
  );
  readonly rules = $derived(this.session.game.rules);
  readonly ending: Ending | null = $derived(deed.endingOf(this.session));
  /** The harmony that won, while the end is looked at. */
  readonly harmony: PlacedHarmony | null = $derived(
    this.isLive && this.ending?.victory?.kind === 'harmony' ? this.ending.victory : null,
  );
  readonly side: SideName | null = $derived(deed.turnOf(this.session));
  readonly turns: readonly PlayedTurn[] = $derived(deed.turnsOf(this.session.game));
  /** The turn that led to the position looked at. */
  readonly lastTurn: PlayedTurn | null = $derived(
    this.preview ? this.preview.turn : deed.turnBefore(this.session.game, this.count),
  );
  /** Whose eyes see the board: the only person, or the side to play. */
  readonly viewer: SideName = $derived(
    deed.onlyPerson(this.session) ?? this.side ?? this.rules.ruleSet.sides[0],
  );
  /** What the person at the board may do now. */
  readonly actions: readonly Action[] = $derived(
    this.isLive && deed.isPersonsTurn(this.session) && (this.remote?.mayAct ?? true)
      ? legalActions(this.position)
      : [],
  );
  /** What pressing squares can choose: actions to play now, or else to play as soon as the turn comes. */
  readonly choices: readonly Action[] = $derived(
    this.actions.length === 0 && this.isLive && this.remote ? this.remote.premoves : this.actions,
  );
  readonly clock: Clock | null = $derived(this.remote ? this.remote.clock : this.session.clock);
  readonly mayUseAids: boolean = $derived(this.ending !== null || (this.remote?.mayUseAids ?? true));
  readonly mayUndo: boolean = $derived(
    this.isLive && deed.isPersonsTurn(this.session) && deed.canUndo(this.session),
  );
  readonly mayTakeBack: boolean = $derived(
    this.remote ? this.remote.mayAsk('take-back') : deed.canTakeBack(this.session),
  );
  readonly mayDraw: boolean = $derived(
    this.ending === null && (this.remote ? this.remote.mayAsk('draw') : this.computer.state !== 'thinking'),
  );
  readonly mayResign: boolean = $derived(this.ending === null && (this.remote?.mayResign ?? true));
  readonly offers: readonly Shown[] = $derived(
    this.side && this.actions.length > 0 ? offersOf(this.position, this.actions, this.side) : [],
  );
  readonly made: readonly Shown[] = $derived(madeBy(this.lastTurn?.effects ?? []));
  readonly #aided = $derived(
    this.mayUseAids && (settings.aids === 'teach' || (settings.aids === 'play' && this.requested)),
  );
  readonly askedPiece: StandingPiece | null = $derived(
    this.asked === null ? null : pieceAt(this.position, this.asked),
  );
  readonly canDo = $derived(this.actions.some(({ type }) => type === 'done'));
  readonly mustPass = $derived(this.actions.some(({ type }) => type === 'pass'));

  /**
   * The captures that the caption tells of: those to choose from, those offered, those that stand, or what was made. Where a
   * harmony won, that alone is told of.
   */
  readonly shown: readonly Shown[] = $derived.by(() => {
    const { offers, choosing, selection } = this;
    const texts = new Set(choosing.map(makeAction));
    const chosen = offers.filter(({ action }) => action && texts.has(makeAction(action)));
    if (choosing.length > 0) return chosen;
    const source = selection?.kind === 'piece' ? selection.square : null;
    const open = offers.filter(
      ({ action }) => action?.type === 'take' && (action.by === undefined || action.by === source),
    );
    if (open.length > 0) return open;
    if (this.#aided && offers.length > 0) return offers;
    if (this.requested && this.mayUseAids) return [...standingFor(this.position, this.viewer), ...this.made];
    return this.harmony ? [] : this.made;
  });
  readonly current: Shown | null = $derived(this.shown[Math.min(this.focus, this.shown.length - 1)] ?? null);

  readonly scene: Omit<Scene, 'lies' | 'flipped'> = $derived.by(() => {
    const { position, choices: actions, selection, viewer, overlay, offers } = this;
    const enemy = this.rules.ruleSet.sides.find((side) => side !== viewer) ?? viewer;
    const dangers = this.#aided && !this.ending ? standingFor(position, enemy) : [];
    return {
      position,
      actions,
      selection,
      viewer,
      overlay,
      effects: this.lastTurn?.effects ?? [],
      drawn: this.#drawn,
      takeable: attackersOf(this.#aided && !this.ending ? [...offers, ...standingFor(position, viewer)] : []),
      inDanger: attackersOf(dangers),
      harmony: this.harmony,
      premove: this.isLive ? this.remote?.premove : null,
    };
  });

  /** A capture that is offered is drawn alone; what a turn has made is drawn together. */
  readonly #drawn: readonly Shown[] = $derived.by(() => {
    const { current, made, selection, harmony } = this;
    if (this.overlay) return [];
    if (current?.action || current?.as === 'standing') return [current];
    return selection === null && !harmony ? made : [];
  });

  constructor(id: string, session: Session, host: PlayHost) {
    this.id = id;
    this.#host = host;
    this.#computer = new Computer(id, {
      engine: () => this.engine,
      now: host.now,
      pause: host.pause,
      isAt: (at) => !this.#isLeft && this.session === at,
      follow: (played) => {
        this.session = played;
        this.preview = null;
      },
      finish: (played) => {
        this.viewed = null;
        this.focus = 0;
        host.keep(played);
        // A turn that is not over goes on; one of the person's ends it here.
        this.begin();
      },
    });
    this.session = session;
    this.flipped = deed.onlyPerson(session) === session.game.rules.ruleSet.sides[1];
  }

  /** The engine, for panels that ask it. It answers one question at a time. */
  get engine(): Opponent {
    return this.#host.opponent();
  }

  get computer(): Computer {
    return this.#computer;
  }

  get remote(): Remote | null {
    return this.#host.remote ?? null;
  }

  now(): number {
    return this.#host.now();
  }

  /** Begins, or goes on after the page was closed or the computer had stopped. */
  begin(): void {
    void this.computer.play(this.session);
  }

  /**
   * Ends it: nobody looks at it any more, and what it has derived is no longer kept up to date. A turn that the computer
   * has not finished it plays when the game is opened again.
   */
  leave(): void {
    this.#isLeft = true;
  }

  #change(session: Session): void {
    if (session === this.session) return;
    this.computer.rest();
    this.session = session;
    this.viewed = null;
    this.preview = null;
    this.selection = null;
    this.choosing = [];
    this.focus = 0;
    this.drawDeclined = false;
    this.#host.keep(session);
    this.begin();
  }

  /** Takes over what has become known from elsewhere. Who looks back goes on doing so. */
  receive(session: Session): void {
    const [before, after] = [this.session.game.actions, session.game.actions];
    this.computer.rest();
    this.session = session;
    if (this.viewed !== null && this.viewed >= after.length) this.viewed = null;
    if (before.length === after.length && before.at(-1)?.position === after.at(-1)?.position) return;
    this.preview = null;
    this.#release();
    this.focus = 0;
  }

  play(action: Action | string): void {
    this.#change(deed.playStep(this.session, action, this.#host.now()));
  }

  press(square: Square): void {
    this.asked = square;
    const press = pressSquare(this.choices, this.selection, square);
    this.focus = 0;
    this.choosing = press.kind === 'choose' ? press.actions : [];
    if (press.kind === 'play') this.#choose(press.action);
    else if (press.kind === 'select') this.selection = press.selection;
  }

  #choose(action: Action): void {
    if (this.actions.length > 0) return this.play(action);
    this.selection = null;
    this.remote?.choose(action);
  }

  /** Picks up a piece to be dragged, or one from the tray. */
  pick(selection: Selection): void {
    this.choosing = [];
    this.selection = selection;
    if (selection.kind === 'piece') this.asked = selection.square;
  }

  drop(from: Square, to: Square): void {
    const isOpen = openActions(this.choices, { kind: 'piece', square: from }).some(
      (action) => targetOf(action) === to,
    );
    if (!isOpen) return;
    this.selection = { kind: 'piece', square: from };
    this.press(to);
  }

  /** Lets go of what is picked up, or else of what was to be played next. */
  cancel(): void {
    if (this.selection === null && this.choosing.length === 0) this.remote?.choose(null);
    this.#release();
  }

  #release(): void {
    this.selection = null;
    this.choosing = [];
  }

  /** Undoes a step of the turn in progress; without one, takes back the last turn. */
  goBack(): void {
    if (this.mayUndo) this.undo();
    else if (this.mayTakeBack) this.takeBack();
  }

  undo(): void {
    this.#change(deed.undoStep(this.session, this.#host.now()));
  }

  takeBack(): void {
    if (this.remote) this.remote.ask('take-back');
    else this.#change(deed.takeTurnBack(this.session, this.#host.now()));
  }

  resign(): void {
    if (this.remote) this.remote.resign();
    else this.#change(deed.giveUp(this.session, this.viewer, this.#host.now()));
  }

  /** Two people agree at once; the computer is asked what it thinks of the position, someone far away what they do. */
  async draw(): Promise<void> {
    if (this.remote) return this.remote.ask('draw');
    const asked = this.session;
    const agrees =
      deed.onlyPerson(asked) === null || (await this.computer.takesDraw(asked, this.side === this.viewer));
    if (agrees) this.#change(deed.agreeOnDraw(asked, this.#host.now()));
    else if (agrees === false) this.drawDeclined = true;
  }

  checkClock(): void {
    if (!this.remote) this.#change(deed.checkClock(this.session, this.#host.now()));
  }

  /** Looks at the position after so many actions. */
  view(count: number): void {
    const all = this.session.game.actions.length;
    const wanted = Math.max(0, Math.min(count, all));
    this.viewed = wanted === all ? null : wanted;
    this.preview = null;
    this.#release();
    this.focus = 0;
  }

  /** Looks a turn further back or forth. */
  step(by: -1 | 1): void {
    const ends = [0, ...this.turns.map(({ end }) => end)];
    const next = by < 0 ? ends.findLast((end) => end < this.count) : ends.find((end) => end > this.count);
    if (next !== undefined) this.view(next);
  }

  /** Goes through the captures shown, and shows them where they are hidden. */
  cycle(): void {
    if (!this.#aided) this.requested = true;
    else this.focus = (this.focus + 1) % Math.max(1, this.shown.length);
  }

  /** Shows a position that might come; null leads back to the game. */
  show(preview: Preview | null): void {
    this.#release();
    this.focus = 0;
    this.preview = preview;
  }
}
