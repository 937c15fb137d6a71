import {
  piecesOnBoard,
  playAll,
  progressionsInReach,
  sideToPlay,
  standingCaptures,
  threats,
} from '@calculi/rules';
import type {
  Capture,
  Effect,
  Position,
  ReachableHarmony,
  Result,
  SideName,
  Square,
  StandingPiece,
  Threat,
} from '@calculi/rules';
import { otherSide, passed } from './pass.ts';
import type { CaptureFact, Named } from './reason.ts';
import { winAtOnce } from './win.ts';

export type TakeEffect = Extract<Effect, { type: 'take' | 'mark' | 'bind' }>;

/** A position by what the rules answer about it, each question asked once. */
export class View {
  readonly position: Position;
  readonly pieces: readonly StandingPiece[];
  private readonly standing = new Map<SideName, readonly Capture[]>();
  private readonly threatened = new Map<SideName, readonly Threat[]>();
  private readonly reachable = new Map<SideName, readonly ReachableHarmony[]>();
  private winKnown: readonly string[] | null | undefined;

  constructor(position: Position) {
    this.position = position;
    this.pieces = piecesOnBoard(position);
  }

  at(square: Square): StandingPiece | undefined {
    return this.pieces.find((piece) => piece.square === square);
  }

  /** Where an individual stands now. */
  whereIs(id: number): StandingPiece | undefined {
    return this.pieces.find((piece) => piece.id === id);
  }

  captures(side: SideName): readonly Capture[] {
    let known = this.standing.get(side);
    if (!known) this.standing.set(side, (known = standingCaptures(this.position, side)));
    return known;
  }

  threats(side: SideName): readonly Threat[] {
    let known = this.threatened.get(side);
    if (!known) this.threatened.set(side, (known = threats(this.position, side)));
    return known;
  }

  /** Harmonies in reach of a side, the nearest first. */
  harmonies(side: SideName): readonly ReachableHarmony[] {
    let known = this.reachable.get(side);
    if (!known) this.reachable.set(side, (known = progressionsInReach(this.position, side)));
    return known;
  }

  /** A turn of the side to play that wins at once. */
  win(): readonly string[] | null {
    if (this.winKnown === undefined) this.winKnown = winAtOnce(this.position);
    return this.winKnown;
  }
}

/** A turn with what was before it and what came of it. */
export class Scene {
  readonly turn: readonly string[];
  readonly before: View;
  readonly after: View;
  readonly effects: readonly Effect[];
  readonly result: Result | null;
  /** Who plays the turn, and who does not. */
  readonly side: SideName;
  readonly opponent: SideName;
  private passedKnown: View | null | undefined;

  constructor(before: Position, turn: readonly string[]) {
    const played = playAll(before, turn);
    this.turn = turn;
    this.before = new View(before);
    this.after = new View(played.position);
    this.effects = played.effects;
    this.result = played.result;
    this.side = sideToPlay(before);
    this.opponent = otherSide(before.rules, this.side);
  }

  /** The position if the side had passed instead, where that can be thought. */
  get passed(): View | null {
    if (this.passedKnown === undefined) {
      const position = passed(this.before.position);
      this.passedKnown = position && new View(position);
    }
    return this.passedKnown;
  }

  get isNumbers(): boolean {
    return this.before.position.rules.ruleSet.play.type === 'numbers';
  }

  /** Effects of one type against the opponent's pieces. */
  against(type: TakeEffect['type']): TakeEffect[] {
    return this.effects.filter(
      (effect): effect is TakeEffect => effect.type === type && this.isOpponents(effect.piece),
    );
  }

  /** The first side writes its pieces with capitals; stones have letters of their own. */
  private isOpponents(piece: string): boolean {
    const [first] = this.before.position.rules.ruleSet.sides;
    const letter = piece.slice(0, 1);
    const owner = this.isNumbers
      ? letter === letter.toUpperCase()
      : letter.toLowerCase() === first.slice(0, 1);
    return owner === (this.opponent === first);
  }

  /** The piece that the turn moved or placed, where it stands now. */
  get moved(): StandingPiece | undefined {
    const move = this.effects.find(
      (effect) => effect.type === 'move' || effect.type === 'place' || effect.type === 'split',
    );
    return move && this.after.whereIs(move.id);
  }
}

type CaptureLike = Pick<Capture, 'square' | 'piece' | 'kind' | 'clause' | 'by' | 'equation' | 'reckoning'>;

/**
 * A capture as a fact. Whoever makes it stands on the board of the view, or has left it meanwhile: then only its
 * square is known.
 */
export const captureFact = (capture: CaptureLike, view: View): CaptureFact => ({
  victim: { piece: capture.piece, square: capture.square },
  kind: capture.kind,
  clause: capture.clause,
  by: capture.by.map((square): Named => ({ piece: view.at(square)?.text ?? '', square })),
  equation: capture.equation,
  reckoning: capture.reckoning,
});

/** The same fact, in every part. */
export const equalFacts = (x: CaptureFact, y: CaptureFact): boolean =>
  JSON.stringify(pickFact(x)) === JSON.stringify(pickFact(y));

/** Only what makes the capture, in one order. */
const pickFact = ({ victim, kind, clause, by, equation, reckoning }: CaptureFact): CaptureFact => ({
  victim: { piece: victim.piece, square: victim.square },
  kind,
  clause,
  by: by.map(({ piece, square }) => ({ piece, square })),
  equation,
  reckoning: reckoning && {
    relation: reckoning.relation,
    attackers: reckoning.attackers,
    victim: reckoning.victim,
    distance: reckoning.distance,
  },
});
