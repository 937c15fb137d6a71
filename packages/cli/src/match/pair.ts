import { makeGame } from '@calculi/rules';
import type { Rules } from '@calculi/rules';
import type { Limits } from '@calculi/engine';
import { LARGEST } from '../bounds.ts';
import { openRules } from '../opening.ts';
import { messageOf } from '../problem.ts';
import { capital, counted } from '../words/layout.ts';
import type { Contender } from './contender.ts';
import { endingOf } from './ending.ts';
import type { Ending } from './ending.ts';
import type { Fault } from './fault.ts';
import { beginWith } from './opening.ts';
import type { Opening } from './opening.ts';
import { makePlayer, timeLimit } from './player.ts';
import type { Player } from './player.ts';
import { referee } from './referee.ts';
import type { Seat } from './referee.ts';

/** What is the same for all games of a match. Plain data, so that a thread can be told it. */
export interface Terms {
  readonly rules: string;
  readonly options: Readonly<Record<string, string>>;
  readonly contenders: readonly Contender[];
  readonly limits: Limits;
  /** The most turns of a game after its opening. */
  readonly turns: number;
  /** Milliseconds that a program may be silent, where not as usual. */
  readonly patience?: number;
}

/** Two games from one opening, each contender once on each side. */
export interface Assignment {
  readonly number: number;
  readonly players: readonly [number, number];
  readonly opening: Opening;
  readonly seed: number;
}

export interface GameRecord {
  /** The first contender’s points. */
  readonly points: 0 | 0.5 | 1;
  readonly ending: Ending;
  readonly faults: readonly Fault[];
  readonly turns: number;
  readonly text: string;
}

/** Plays pairs of games on given terms; the players stay from pair to pair. */
export class Room {
  private readonly terms: Terms;
  private readonly rules: Rules;
  private readonly players = new Map<number, Player>();

  constructor(terms: Terms) {
    this.terms = terms;
    this.rules = openRules(terms.rules, terms.options);
  }

  async playPair(assignment: Assignment, onGame: (record: GameRecord) => void): Promise<void> {
    for (const first of [0, 1] as const) onGame(await this.playGame(assignment, first));
  }

  async close(): Promise<void> {
    await Promise.all([...this.players.values()].map((player) => player.close()));
  }

  private playerAt(index: number): Player {
    const known = this.players.get(index);
    if (known) return known;
    const contender = this.terms.contenders[index];
    if (!contender) throw new Error(`there is no contender ${index}`);
    const { limits, patience } = this.terms;
    const player = makePlayer(contender, this.rules, limits, patience);
    this.players.set(index, player);
    return player;
  }

  /** `first` is which of the two plays the side that begins. */
  private async playGame(assignment: Assignment, first: 0 | 1): Promise<GameRecord> {
    const { contenders, limits, turns } = this.terms;
    const { sides, begins } = this.rules.ruleSet;
    const seatOf = (who: 0 | 1): Seat => {
      const index = assignment.players[who];
      const contender = contenders[index];
      return { player: this.playerAt(index), who, time: contender && timeLimit(contender, limits) };
    };
    const whoAt = (side: 0 | 1): 0 | 1 => ((sides[side] === begins) === (first === 0) ? 0 : 1);
    const seats = [seatOf(whoAt(0)), seatOf(whoAt(1))] as const;
    const begun = beginWith(this.rules, assignment.opening);
    const lost = await startPlayers(seats, assignment.seed + first);
    const supervised = lost
      ? { game: begun, faults: [lost], forfeit: lost.who }
      : await referee(begun, seats, limits, turns);
    const ending = endingOf(supervised, seats);
    const { game, faults } = supervised;
    const nameAt = (side: 0 | 1): string => contenders[assignment.players[whoAt(side)]]?.name ?? '';
    const headers = {
      Round: `${assignment.number + 1}.${first + 1}`,
      [capital(sides[0])]: nameAt(0),
      [capital(sides[1])]: nameAt(1),
      ...(ending.by === 'turn limit' && { End: `not over ${counted(turns, 'turn')} after the opening` }),
      ...(faults.length > 0 && {
        Faults: faults.map(({ kind, turn, what }) => `${kind} in turn ${turn}: ${what}`).join('; '),
      }),
    };
    return {
      points: ending.winner === null ? 0.5 : ending.winner === 0 ? 1 : 0,
      ending,
      faults,
      turns: game.actions.at(-1)?.turn ?? 0,
      text: makeGame(game, headers),
    };
  }
}

/** A player that does not start has lost. */
const startPlayers = async (seats: readonly [Seat, Seat], seed: number): Promise<Fault | undefined> => {
  for (const { player, who } of seats) {
    try {
      await player.newGame((2 * seed + who) % LARGEST);
    } catch (error) {
      return { kind: 'crash', who, turn: 0, what: messageOf(error) };
    }
  }
  return undefined;
};
