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

const pointsOf = (games: readonly GameRecord[]): number => games.reduce((sum, { points }) => sum + points, 0);

interface Outcomes {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

interface Played {
  readonly assignment: Assignment;
  readonly games: readonly GameRecord[];
}

const OUTCOME = { 1: 'wins', 0.5: 'draws', 0: 'losses' } as const satisfies Record<
  GameRecord['points'],
  keyof Outcomes
>;

/** All that has been played so far. What is asked after every game is kept, the rest reckoned when asked for. */
export class Tally {
  /** By their numbers, so in the order of the schedule, whichever thread was quicker; array methods skip holes. */
  private readonly played: Played[] = [];
  private counts = { wins: 0, draws: 0, losses: 0 };
  private pairCounts = NO_PAIRS;

  add(assignment: Assignment, record: GameRecord): void {
    const games = [...(this.played[assignment.number]?.games ?? []), record];
    this.played[assignment.number] = { assignment, games };
    this.counts[OUTCOME[record.points]] += 1;
    if (games.length === 2) this.pairCounts = addPair(this.pairCounts, pointsOf(games));
  }

  get games(): GameRecord[] {
    return this.played.flatMap(({ games }) => games);
  }

  /** Pairs of which both games are over. */
  get pairs(): RatedPair[] {
    return this.played
      .filter(({ games }) => games.length === 2)
      .map(({ assignment, games }) => ({ players: assignment.players, points: pointsOf(games) }));
  }

  get pentanomial(): Pentanomial {
    return this.pairCounts;
  }

  /** Games won, drawn and lost by the first contender of each pairing. */
  get outcomes(): Outcomes {
    return { ...this.counts };
  }

  get count(): number {
    const { wins, draws, losses } = this.counts;
    return wins + draws + losses;
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
    return this.played.flatMap(({ assignment, games }) =>
      games.flatMap(({ faults }) =>
        faults.map((fault) => ({ ...fault, contender: assignment.players[fault.who] })),
      ),
    );
  }
}
