import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { LIMIT_FLAGS } from '../flags.ts';
import { parseContender } from '../match/contender.ts';
import { readOpenings } from '../match/opening.ts';
import type { Assignment, Terms } from '../match/pair.ts';
import { eloEstimate, scoreEstimate } from '../match/pentanomial.ts';
import { playAllPairs } from '../match/pool.ts';
import type { OnGame } from '../match/pool.ts';
import { Progress } from '../match/progress.ts';
import { rate } from '../match/rating.ts';
import type { Rating } from '../match/rating.ts';
import { pairings, schedule } from '../match/schedule.ts';
import { logLikelihoodRatio, verdictOf } from '../match/sprt.ts';
import type { Sprt } from '../match/sprt.ts';
import { Tally } from '../match/tally.ts';
import { UgiPlayer } from '../match/ugi-player.ts';
import { numberFlag } from '../number.ts';
import { openRules } from '../opening.ts';
import { messageOf, refuse, refuseAll } from '../problem.ts';
import type { Complaint } from '../problem.ts';
import { limitFlags } from '../setting.ts';
import { joinLines } from '../words/layout.ts';
import { describeMatch, describeRatings, describeScore } from '../words/match.ts';

interface Plan {
  readonly terms: Terms;
  readonly isRoundRobin: boolean;
  readonly neighbours: number | undefined;
  readonly pairsEach: number;
  readonly concurrency: number;
  readonly seed: number;
  readonly sprt: Sprt | undefined;
}

/** Games, unless said otherwise; with a sequential test, the most there may be. */
const USUAL = 100;
const TESTED = 20_000;

const readSprt = (text: string | undefined): Sprt | undefined => {
  if (text === undefined) return undefined;
  const [, low, high] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const sprt = { elo0: Number(low), elo1: Number(high) };
  return low !== undefined && high !== undefined && sprt.elo0 < sprt.elo1
    ? sprt
    : refuse('--sprt', `“${text}” is not two numbers, the lower first, such as 0,20`);
};

const readPlan = (words: readonly string[], args: Args): Plan => {
  const isRoundRobin = args.switches.has('round-robin');
  const rules = words.at(-1) ?? '';
  const texts = words.slice(0, -1);
  openRules(rules, args.options);
  if (texts.length < 2)
    refuse('PLAYER', 'two players are needed before RULES, such as level=10 level=4 boutin');
  if (texts.length > 2 && !isRoundRobin) refuse('PLAYER', 'more than two players need --round-robin');
  const neighbours = numberFlag(args, 'neighbours');
  if (neighbours !== undefined && !isRoundRobin) refuse('--neighbours', 'goes with --round-robin');
  const sprt = readSprt(args.values.get('sprt'));
  if (sprt && isRoundRobin) refuse('--sprt', 'tests two players, so --round-robin has no place beside it');
  const patience = numberFlag(args, 'patience');
  const games = numberFlag(args, 'games') ?? (sprt ? TESTED : USUAL);
  if (games % 2 === 1)
    refuse('--games', `“${games}” is odd, but each opening is played twice with sides changed`);
  return {
    terms: {
      rules,
      options: args.options,
      contenders: texts.map(parseContender),
      limits: limitFlags(args),
      turns: numberFlag(args, 'turns') ?? 300,
      ...(patience !== undefined && { patience }),
    },
    isRoundRobin,
    neighbours,
    pairsEach: games / 2,
    concurrency: numberFlag(args, 'concurrency') ?? 1,
    seed: numberFlag(args, 'seed') ?? 0,
    sprt,
  };
};

const pairingsOf = ({ terms, neighbours }: Plan) => pairings(terms.contenders.length, neighbours);

const assign = (plan: Plan): Assignment[] => {
  const openings = readOpenings(plan.terms.rules.split('@')[0] ?? '');
  return schedule(pairingsOf(plan), plan.pairsEach, openings, plan.seed);
};

const playPlan = async (
  plan: Plan,
  assignments: readonly Assignment[],
  tally: Tally,
  progress: Progress,
  signal: AbortSignal,
): Promise<void> => {
  const { terms, isRoundRobin, sprt } = plan;
  const onGame: OnGame = (assignment, game, record) => {
    // A program that is ended with the match has not lost by that.
    if (signal.aborted) return true;
    tally.add(assignment, record);
    progress.show(tally.count, isRoundRobin ? '' : describeScore(tally));
    return (
      sprt !== undefined && game === 1 && verdictOf(logLikelihoodRatio(tally.pentanomial, sprt)) !== 'open'
    );
  };
  await playAllPairs(terms, assignments, plan.concurrency, onGame, signal);
};

/** Starts every program once, so that no match is played against one that cannot play. */
const tryPrograms = async ({ contenders, patience }: Terms): Promise<void> => {
  const complaints = contenders.map(async (contender): Promise<Complaint[]> => {
    if (contender.kind === 'setting') return [];
    const player = new UgiPlayer(contender.command, patience);
    try {
      await player.newGame(0);
      return [];
    } catch (error) {
      return [{ at: `player “${contender.name}”`, message: messageOf(error) }];
    } finally {
      await player.close();
    }
  });
  refuseAll((await Promise.all(complaints)).flat());
};

const writeGames = async (file: string, text: string): Promise<void> => {
  try {
    await writeFile(file, text);
  } catch (error) {
    refuse('--output', messageOf(error));
  }
};

/** How long players have to end when a match is interrupted, in milliseconds: one that thinks hears it after its turn. */
const PARTING = 1000;

/** As shells say of a program that was interrupted. */
const INTERRUPTED = 130;

const ratingsOf = (plan: Plan, tally: Tally): Rating[] =>
  rate(plan.terms.contenders.length, pairingsOf(plan), tally.pairs);

const describe = (plan: Plan, tally: Tally): string => {
  const { contenders } = plan.terms;
  return joinLines(
    plan.isRoundRobin
      ? describeRatings(contenders, ratingsOf(plan, tally), tally)
      : describeMatch(contenders, tally, plan.sprt),
  );
};

const matchJson = (plan: Plan, tally: Tally): string => `${JSON.stringify(matchData(plan, tally))}\n`;

const matchData = (plan: Plan, tally: Tally) => ({
  rules: plan.terms.rules,
  options: plan.terms.options,
  players: plan.terms.contenders.map(({ name }) => name),
  games: tally.count,
  ...(!plan.isRoundRobin && {
    ...tally.outcomes,
    score: scoreEstimate(tally.pentanomial),
    elo: eloEstimate(tally.pentanomial),
    pairs: tally.pentanomial,
  }),
  ...(plan.sprt && {
    sprt: {
      ...plan.sprt,
      ratio: logLikelihoodRatio(tally.pentanomial, plan.sprt),
      verdict: verdictOf(logLikelihoodRatio(tally.pentanomial, plan.sprt)),
    },
  }),
  ...(plan.isRoundRobin && { ratings: ratingsOf(plan, tally) }),
  endings: tally.endings,
  decided: tally.decided,
  meanTurns: tally.meanTurns,
  faults: tally.faults.map(({ kind, contender, turn, what }) => ({
    kind,
    player: plan.terms.contenders[contender]?.name,
    turn,
    what,
  })),
});

export const matchCommand: Command = {
  name: 'match',
  summary: 'settings of the computer, or programs, play each other',
  parameters: [
    {
      name: 'PLAYER',
      about: 'such as level=4, preset=material,nodes=5000 or cmd:"node other.mjs"',
      many: true,
    },
    { name: 'RULES', about: 'a rule set; `calculi rules` lists them' },
  ],
  flags: [
    'option',
    'games',
    ...LIMIT_FLAGS,
    'seed',
    'turns',
    'sprt',
    'round-robin',
    'neighbours',
    'concurrency',
    'patience',
    'output',
    'json',
  ],
  notes: [
    'A setting is made of level, preset, seed, table, without (parts of the search to leave out), and of time, nodes, depth, which go before those of the match. A program is started by its command and spoken to in UGI; it must know the rule set’s options by itself. Nothing is played where one does not answer.',
    'Each opening is played twice with sides changed. The interval of the Elo difference comes from how such pairs end. What a player must not do is counted: no answer and an illegal turn lose the game, more than 100 ms over the time does not.',
    'JSON: {rules, options, players, games, wins, draws, losses, score, elo, pairs, sprt?, endings: {won, drawn}, decided, meanTurns, faults: [{kind, player, turn, what}…]}, score and elo being {value, low, high}; with --round-robin, ratings: [{elo, step}…] instead of wins to pairs. An Elo difference without end is null.',
  ],
  example: 'calculi match level=3 level=1 latrunculi-piso --games 2 --nodes 50 --turns 8',
  run: async (words, args, streams) => {
    const plan = readPlan(words, args);
    const output = args.values.get('output');
    // Before the first game, so that none is played in vain.
    if (output !== undefined) await writeGames(output, '');
    const tally = new Tally();
    const assignments = assign(plan);
    const progress = new Progress(streams, 2 * assignments.length);
    const report = async (): Promise<void> => {
      progress.finish();
      if (output !== undefined) await writeGames(output, tally.games.map(({ text }) => text).join('\n'));
      await streams.output(args.switches.has('json') ? matchJson(plan, tally) : describe(plan, tally));
    };
    await tryPrograms(plan.terms);
    const breaking = new AbortController();
    const { signal } = breaking;
    const interrupt = (): void => breaking.abort();
    process.once('SIGINT', interrupt);
    const playing = playPlan(plan, assignments, tally, progress, signal);
    try {
      await Promise.race([playing, once(signal, 'abort')]);
      await report();
      if (signal.aborted) await Promise.race([playing, pause(PARTING)]);
    } finally {
      process.off('SIGINT', interrupt);
      // A thread that is thinking does not hear of it before its turn is over, and would keep the process alive.
      if (signal.aborted) process.exit(INTERRUPTED);
    }
    return tally.faults.some(({ kind }) => kind !== 'time') ? 1 : 0;
  },
};
