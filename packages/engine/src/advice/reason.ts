import type {
  CaptureKind,
  EndReason,
  ProgressionKind,
  Reckoning,
  Result,
  Square,
  Victory,
} from '@calculi/rules';

/** A piece as a reason names it: by its text and where it stands. */
export interface Named {
  readonly piece: string;
  readonly square: Square;
}

/** A capture as a fact: whom it takes, by which pieces and by which numbers. */
export interface CaptureFact {
  /** The piece or, of a pyramid, the layer that is taken. */
  readonly victim: Named;
  readonly kind: CaptureKind;
  /** The rule's clause, by which a rule set's own name for it is found. */
  readonly clause: string;
  readonly by: readonly Named[];
  /** The equation as the rules write it, and its numbers; null for a capture without reckoning. */
  readonly equation: string | null;
  readonly reckoning: Reckoning | null;
}

/** A harmony, by its numbers. */
export interface HarmonyFact {
  readonly clause: string;
  readonly values: readonly number[];
  readonly kinds: readonly ProgressionKind[];
}

/** Captures that are counted towards a victory: pieces, their sum, their digits, or agreed figures that they show. */
export type Plunder = 'pieces' | 'sum' | 'digits' | 'figures';

/** Why a turn is good, as a fact that the rules can check again. The side that plays it is “one”. */
export type Reason =
  /** The turn ends the game, and one has won. */
  | { readonly predicate: 'wins'; readonly reason: EndReason; readonly victory: Victory | null }
  /** The turn ends the game without a winner. */
  | { readonly predicate: 'draws'; readonly reason: EndReason }
  /** Played on as expected, one wins at the end of so many turns of both sides, this one counted. */
  | { readonly predicate: 'leads'; readonly turns: readonly (readonly string[])[]; readonly result: Result }
  /** If one passed, this turn of the opponent would win; after one's turn no turn of the opponent does. */
  | { readonly predicate: 'prevents-win'; readonly turn: readonly string[]; readonly result: Result }
  /** There is no other turn. */
  | { readonly predicate: 'only' }
  /** It takes a piece. */
  | ({ readonly predicate: 'takes' } & CaptureFact)
  /** It marks a piece, which is taken at one's next turn if a capture still stands against it. */
  | ({ readonly predicate: 'marks' } & CaptureFact)
  /** It binds a stone, which can be taken at one's next turn if it is not freed. */
  | ({ readonly predicate: 'binds' } & CaptureFact)
  /** After it this capture stands, which did not before. */
  | ({ readonly predicate: 'threatens' } & CaptureFact)
  /** After it one further action, not possible to this end before, would bring about this capture. */
  | ({ readonly predicate: 'prepares'; readonly action: string } & CaptureFact)
  /** A capture stood against an own piece, which now stands where no capture stands against it. */
  | ({ readonly predicate: 'saves'; readonly to: Square } & CaptureFact)
  /** By this action the opponent could have brought about this capture; now no action takes that piece. */
  | ({ readonly predicate: 'prevents'; readonly action: string; readonly to: Square } & CaptureFact)
  /** It frees bound stones of one's own. */
  | { readonly predicate: 'frees'; readonly squares: readonly Square[] }
  /** It brings a harmony nearer: at least so many own turns before and after. */
  | ({
      readonly predicate: 'approaches';
      /** What still lacks, and where it would stand. */
      readonly squares: readonly Square[];
      readonly before: number;
      readonly after: number;
      /** It counts only once the enemy pyramid has fallen. */
      readonly pyramidFirst: boolean;
    } & HarmonyFact)
  /** It puts a harmony of the opponent further away: at least so many of its turns; null: out of reach. */
  | ({ readonly predicate: 'hinders'; readonly before: number; readonly after: number | null } & HarmonyFact)
  /** The enemy pyramid can come to so many squares past one's pieces, if all others of its army gave way: before and after. */
  | {
      readonly predicate: 'hems';
      readonly pyramid: Named;
      readonly before: number;
      readonly after: number;
    }
  /**
   * A piece comes to a post, or nearer to it (at least so many moves before and after): once that and these squares are
   * held, and none of them can be spared, an enemy can come to only so many others: the pyramid, or one of its crowd.
   */
  | ({
      readonly predicate: 'fences';
      readonly prey: Named;
      readonly post: Square;
      readonly before: number;
      readonly after: number;
      readonly squares: readonly Square[];
      readonly room: number;
    } & Named)
  /** It brings an agreed number of captures nearer: one has so many of so many. */
  | {
      readonly predicate: 'gathers';
      readonly what: Plunder;
      readonly has: number;
      readonly needs: number;
    }
  /** It brings a prisoner back as an own piece. */
  | ({ readonly predicate: 'returns' } & Named)
  /** A piece comes into the enemy camp, where harmonies stand. */
  | ({ readonly predicate: 'enters'; readonly from: Square } & Named)
  /** A stone stands so that it cannot be enclosed while these own neighbours stay; none are needed at some edges. */
  | { readonly predicate: 'covers'; readonly square: Square; readonly neighbours: readonly Square[] }
  /** No capture stands against the piece that moved, and no single action of the opponent brings one about. */
  | ({ readonly predicate: 'safe' } & Named)
  /** One's pieces have more actions to choose from than before. */
  | { readonly predicate: 'frees-way'; readonly before: number; readonly after: number }
  /** The opponent has fewer actions to choose from than if one had passed. */
  | { readonly predicate: 'confines'; readonly before: number; readonly after: number };

export type Predicate = Reason['predicate'];
