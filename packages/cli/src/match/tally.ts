import type { Fault } from './fault.ts';
import type { Assignment, GameRecord } from './pair.ts';
import { addPair, NO_PAIRS } from './pentanomial.ts';
import type { Pentanomial } from './pentanomial.ts';
import type { RatedPair } from './rating.ts';

interface Counted extends Fault {
  readonly contender: number;
}

/** Counts by what ended the games, the commonest first. */
export interface Endings {
  readonly won: Readonly<Record<string, number>>;
  readonly drawn: Readonly<Record<string, number>>;
}

const countBy = (games: readonly GameRecord[]): Record<string, number> => {
  const counts = new Map<string, number>();
  for (const { ending } of games) counts.set(ending.by, (counts.get(ending.by) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
};

/** All that has been played so far. */
export class Tally {
  private readonly records = new Map<number, { assignment: Assignment; games: GameRecord[] }>();

  add(assignment: Assignment, record: GameRecord): void {
    const known = this.records.get(assignment.number);
    if (known) known.games.push(record);
    else this.records.set(assignment.number, { assignment, games: [record] });
  }

  /** In the order of the schedule, whichever thread was quicker. */
  private get sorted(): { readonly assignment: Assignment; readonly games: readonly GameRecord[] }[] {
    return [...this.records.values()].sort((x, y) => x.assignment.number - y.assignment.number);
  }

  get games(): GameRecord[] {
    return this.sorted.flatMap(({ games }) => games);
  }

  /** Pairs of which both games are over. */
  get pairs(): RatedPair[] {
    return this.sorted
      .filter(({ games }) => games.length === 2)
      .map(({ assignment, games }) => ({
        players: assignment.players,
        points: games.reduce((sum, { points }) => sum + points, 0),
      }));
  }

  get pentanomial(): Pentanomial {
    return this.pairs.reduce((counts, { points }) => addPair(counts, points), NO_PAIRS);
  }

  /** Games won, drawn and lost by the first contender of each pairing. */
  get outcomes(): { readonly wins: number; readonly draws: number; readonly losses: number } {
    const count = (points: number) => this.games.filter((each) => each.points === points).length;
    return { wins: count(1), draws: count(0.5), losses: count(0) };
  }

  /** How games were won and drawn; in Ludus latrunculorum a position that comes back may have a winner. */
  get endings(): Endings {
    const { games } = this;
    return {
      won: countBy(games.filter(({ points }) => points !== 0.5)),
      drawn: countBy(games.filter(({ points }) => points === 0.5)),
    };
  }

  /** Games that somebody won by the rules. */
  get decided(): number {
    return this.games.filter(({ ending }) => ending.decided).length;
  }

  get meanTurns(): number {
    const { games } = this;
    return games.reduce((sum, { turns }) => sum + turns, 0) / Math.max(1, games.length);
  }

  get faults(): Counted[] {
    return this.sorted.flatMap(({ assignment, games }) =>
      games.flatMap(({ faults }) =>
        faults.map((fault) => ({ ...fault, contender: assignment.players[fault.who] })),
      ),
    );
  }
}
