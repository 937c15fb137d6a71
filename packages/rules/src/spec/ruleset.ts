import type { Authored } from './author.ts';
import type { Condition, OptionSpec } from './option.ts';

export type Side = 0 | 1;
export type SideName = 'even' | 'odd' | 'black' | 'white';
export type NumberShape = 'round' | 'triangle' | 'square';
export type Shape = NumberShape | 'pyramid' | 'stone';
export type ProgressionKind = 'arithmetic' | 'geometric' | 'harmonic';
export type CaptureKind =
  | 'encounter'
  | 'ambush'
  | 'assault'
  | 'siege'
  | 'power'
  | 'progression'
  | 'enclosure';
export type Directions = 'orthogonal' | 'diagonal' | 'all';

/** A rule with an id that data, effects, tests and the rules page share. */
export interface Clause {
  readonly id: string;
  /** Where it stands in the document. */
  readonly at: string;
  /** Why we read it so, where the document is silent or contradicts itself. */
  readonly reading?: string;
}

export interface BoardSpec {
  readonly files: number;
  readonly ranks: number;
}

/** One way of moving. Distances are exact. */
export type Movement =
  /** In a straight line over empty squares. */
  | { readonly type: 'slide'; readonly directions: Directions; readonly steps: number }
  /** Orthogonal steps over empty squares that turn once by a right angle. */
  | { readonly type: 'bend'; readonly steps: number }
  /** Straight to the square, over anything. An irregular leap never captures and is not a reach. */
  | { readonly type: 'leap'; readonly by: readonly [number, number]; readonly irregular: boolean };

export interface MovesSpec {
  readonly clause: string;
  readonly round: readonly Movement[];
  readonly triangle: readonly Movement[];
  readonly square: readonly Movement[];
  /** Own movements, or those of the shapes the pyramid still holds. */
  readonly pyramid: readonly Movement[] | 'as-layers';
}

/**
 * When a standing capture is made: by moving onto the victim; by choice, after the move; of itself, after
 * the move; or in two stages, marked after one turn and taken before the next if it still stands.
 */
export type CaptureTiming = 'arrival' | 'choice' | 'sweep' | 'staged';

export type AmbushRelation = 'sum' | 'difference' | 'product' | 'quotient';
/** Mine × distance = theirs; theirs × distance = mine; mine × theirs = distance. */
export type AssaultRelation = 'multiple' | 'part' | 'distance';
export type DistanceCount = 'between' | 'steps' | 'inclusive';

interface CaptureCommon {
  readonly clause: string;
  readonly timing: CaptureTiming;
}

export type CaptureSpec = CaptureCommon &
  (
    | { readonly kind: 'encounter' }
    | {
        readonly kind: 'ambush';
        /** Both attackers reach the victim, or stand next to it on opposite sides in a row or column. */
        readonly from: 'reach' | 'flanks';
        readonly relations: readonly AmbushRelation[];
      }
    | {
        readonly kind: 'assault';
        readonly directions: Directions;
        readonly count: DistanceCount;
        readonly relations: readonly AssaultRelation[];
        /** One more piece that reaches the victim's square may add to, or be taken from, the product or quotient. */
        readonly completion: readonly ('plus' | 'minus')[];
      }
    | { readonly kind: 'power' }
    | { readonly kind: 'progression' }
    | {
        readonly kind: 'siege';
        /** Every regular way blocked by an enemy, if there is any way; or enemies and the edge on all four sides. */
        readonly form: 'immobile' | 'surrounded';
      }
  );

export type PyramidValue = 'sum' | 'base' | 'layer';

export interface PyramidSpec {
  readonly clause: string;
  readonly attacksWith: readonly PyramidValue[];
  readonly takenWholeBy: readonly ('sum' | 'base')[];
  /** A layer may be taken by its own value. */
  readonly takenByLayer: boolean;
  readonly countsInHarmonyAs: readonly PyramidValue[];
  /** Layers off the pyramid are ordinary pieces; otherwise they stay in the captor's hand. */
  readonly layersArePieces: boolean;
}

export interface TurnSpec {
  /** Under which clause captures of two stages are marked; null where there are none. */
  readonly marks: string | null;
  /** A capturer may take before moving and then goes to the square of a victim. */
  readonly takeFirst: string | null;
  /** A layer may leave its pyramid as a turn. */
  readonly split: string | null;
  readonly place: null | {
    readonly clause: string;
    /** On the own back rank, or anywhere if that wins. */
    readonly where: 'back-rank' | 'to-win';
    readonly mayTake: boolean;
  };
}

/** Where the members of a harmony stand; nothing stands between neighbours. */
export interface FormationSpec {
  readonly directions: Exclude<Directions, 'diagonal'>;
  readonly spacing: 'any' | 'equal';
  /** Three: also at a right angle with equal legs. Four: also the corners of an upright square. */
  readonly corners: boolean;
}

export type VictorySpec =
  | {
      readonly type: 'plunder';
      readonly clause: string;
      /** Captures in hand, by number, by sum of values and by digits; all that are not 0 must be met. */
      readonly pieces: number;
      readonly sum: number | readonly [number, number];
      readonly digits: number;
    }
  | { readonly type: 'digits'; readonly clause: string; readonly digits: string }
  | {
      readonly type: 'harmony';
      readonly clause: string;
      readonly members: 'own' | 'with-enemies';
      /** The piece that has just moved must be one of them. */
      readonly withMoved: boolean;
      readonly pyramidFirst: boolean;
      readonly three: null | (FormationSpec & { readonly kinds: readonly ProgressionKind[] });
      readonly four:
        | null
        | (FormationSpec & {
            /** How many kinds of progression the four must hold, at least; or which four they are, ascending. */
            readonly least: 2 | 3;
            readonly exactly: readonly number[] | null;
            /** a·d = b·c counts as the geometric part. */
            readonly fourTerm: boolean;
          });
    };

/** A layer of a pyramid: its shape and value, from the base up. */
export type LayerSpec = readonly [NumberShape, number];

export interface NumbersPlay {
  readonly type: 'numbers';
  /** The first field of the position text. */
  readonly setup: string;
  readonly layers: readonly [readonly LayerSpec[], readonly LayerSpec[]];
  readonly moves: MovesSpec;
  readonly pyramid: PyramidSpec;
  readonly captures: readonly CaptureSpec[];
  readonly turn: TurnSpec;
  readonly victories: readonly VictorySpec[];
}

export interface StonesPlay {
  readonly type: 'stones';
  readonly clauses: {
    readonly place: string;
    readonly step: string;
    readonly enclosure: string;
    readonly corner: string;
    readonly backAndForth: string;
  };
  /** Stones of each side. */
  readonly stones: number;
  /** A stone may leap over single stones of its own side, several times in one move. */
  readonly leap: string | null;
  /** An enclosed stone is bound until the captor's next turn, and may be released; otherwise it is taken at once. */
  readonly binding: null | { readonly clause: string; readonly release: string };
}

export interface EndsSpec {
  /** Turns in a row without capture, placing or split (stones: without enclosure or capture); 0: no limit. */
  readonly quiet: number;
  /** Occurrences of one position; 0: no limit. */
  readonly repetition: number;
  readonly clauses: {
    readonly quiet: string;
    readonly repetition: string;
    readonly lastPiece: string;
    readonly noTurn: string;
  };
}

/** A combination of options that makes no sense, and what to say of it. */
export interface Nonsense {
  readonly when: Condition;
  readonly problem: string;
}

/** How the document draws the game. */
export interface LookSpec {
  readonly faces: readonly ['light' | 'dark', 'light' | 'dark'];
  readonly lies: boolean;
  readonly shapes: 'standard' | 'document';
}

/** A rule set with every option resolved. */
export interface RuleSet {
  readonly id: string;
  readonly version: number;
  readonly game: string;
  readonly title: string;
  readonly document: string;
  readonly sides: readonly [SideName, SideName];
  readonly options: readonly OptionSpec[];
  readonly nonsense: readonly Nonsense[];
  readonly clauses: readonly Clause[];
  readonly look: LookSpec;
  readonly board: BoardSpec;
  readonly begins: SideName;
  readonly play: NumbersPlay | StonesPlay;
  readonly ends: EndsSpec;
}

/** Parts that say what a rule set is, and so cannot depend on its options. */
type Fixed = 'id' | 'version' | 'game' | 'title' | 'document' | 'sides' | 'options' | 'nonsense' | 'clauses';

/** A rule set as its author writes it: plain data. */
export type RuleSetSpec = Pick<RuleSet, Fixed> & {
  readonly [Key in Exclude<keyof RuleSet, Fixed>]: Authored<RuleSet[Key]>;
};
