import type { Contender } from '../match/contender.ts';
import { eloEstimate, pairCount, scoreEstimate } from '../match/pentanomial.ts';
import type { Estimate } from '../match/pentanomial.ts';
import type { Rating } from '../match/rating.ts';
import { BOUND, logLikelihoodRatio, verdictOf } from '../match/sprt.ts';
import type { Sprt } from '../match/sprt.ts';
import type { Tally } from '../match/tally.ts';
import { counted, hang } from './layout.ts';

/** What a match has shown, in words. */

const MINUS = '−';

const signed = (value: number): string => {
  if (!Number.isFinite(value)) return value > 0 ? '+∞' : `${MINUS}∞`;
  const rounded = Math.round(value);
  return rounded < 0 ? `${MINUS}${-rounded}` : `+${rounded}`;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const eloText = ({ value, low, high }: Estimate): string =>
  `${signed(value)} (95 %: ${signed(low)} to ${signed(high)})`;

/** One line for the progress bar. */
export const describeScore = (tally: Tally): string => {
  const { wins, draws, losses } = tally.outcomes;
  const games = wins + draws + losses;
  const score = games === 0 ? '' : `, ${percent((wins + draws / 2) / games)}`;
  const pairs = pairCount(tally.pentanomial);
  return `+${wins} =${draws} -${losses}${score}${pairs < 2 ? '' : `, Elo ${eloText(eloEstimate(tally.pentanomial))}`}`;
};

const rows = (pairs: readonly (readonly [string, string])[]): string[] =>
  pairs.flatMap(([term, text]) => hang(term, text, 12));

export const describeMatch = (
  contenders: readonly Contender[],
  tally: Tally,
  sprt: Sprt | undefined,
): string[] => {
  const [first, second] = contenders;
  const { wins, draws, losses } = tally.outcomes;
  const counts = tally.pentanomial;
  const score = scoreEstimate(counts);
  return [
    `${first?.name} against ${second?.name}: ${counted(tally.count, 'game')}`,
    ...rows([
      ['result', `${wins} won, ${draws} drawn, ${losses} lost`],
      ['score', `${percent(score.value)} (95 %: ${percent(score.low)} to ${percent(score.high)})`],
      ['Elo', eloText(eloEstimate(counts))],
      ['pairs', `${counts.join(' ')} with 0, ½, 1, 1½, 2 points`],
      ...(sprt ? ([['test', describeSprt(tally, sprt)]] as const) : []),
    ]),
    ...describeGames(tally, contenders),
  ];
};

const describeSprt = (tally: Tally, sprt: Sprt): string => {
  const ratio = logLikelihoodRatio(tally.pentanomial, sprt);
  const verdict = verdictOf(ratio);
  const found =
    verdict === 'open'
      ? 'not decided'
      : `${signed(verdict === 'elo1' ? sprt.elo1 : sprt.elo0)} Elo is accepted`;
  return `${found}: ${signed(sprt.elo0)} against ${signed(sprt.elo1)} Elo, ratio ${ratio.toFixed(2)} within ±${BOUND.toFixed(2)}`;
};

/** How the games ended, and what went wrong in them. */
const describeGames = (tally: Tally, contenders: readonly Contender[]): string[] => {
  const total = Math.max(1, tally.count);
  const list = (counts: Readonly<Record<string, number>>): string =>
    Object.entries(counts)
      .map(([by, count]) => `${by} ${count}`)
      .join(', ') || '–';
  const { faults } = tally;
  const faultCount = (kind: string) => faults.filter((fault) => fault.kind === kind).length;
  return rows([
    ['won by', list(tally.endings.won)],
    ['drawn by', list(tally.endings.drawn)],
    ['decided', `${percent(tally.decided / total)} of the games were won by the rules`],
    ['length', `${tally.meanTurns.toFixed(1)} turns on average, with the opening`],
    [
      'faults',
      `${counted(faultCount('crash'), 'crash', 'crashes')}, ${counted(faultCount('illegal'), 'illegal turn')}, ${counted(faultCount('time'), 'turn')} over time`,
    ],
    ...faults
      .slice(0, 5)
      .map(
        ({ kind, contender, turn, what }) =>
          [
            '',
            `${contenders[contender]?.name}: ${kind} ${turn === 0 ? 'before the game' : `in turn ${turn}`}, ${what}`,
          ] as const,
      ),
  ]);
};

export const describeRatings = (
  contenders: readonly Contender[],
  ratings: readonly Rating[],
  tally: Tally,
): string[] => {
  const widest = Math.max(6, ...contenders.map(({ name }) => name.length));
  const reach = ({ value, high }: Estimate): string =>
    `${signed(value).padStart(6)} ± ${Math.round(high - value)}`;
  const lines = contenders.map(({ name }, index) => {
    const rating = ratings[index];
    const own = tally.pairs.filter(({ players }) => players.includes(index));
    const points = own.reduce(
      (sum, { players, points: made }) => sum + (players[0] === index ? made : 2 - made),
      0,
    );
    return [
      name.padEnd(widest),
      (rating ? reach(rating.elo) : '').padEnd(12),
      (rating?.step ? reach(rating.step) : '').padEnd(12),
      String(2 * own.length).padStart(6),
      percent(points / Math.max(1, 2 * own.length)).padStart(8),
    ].join('  ');
  });
  const head = [
    'player'.padEnd(widest),
    '   Elo 95 %'.padEnd(12),
    '  step 95 %'.padEnd(12),
    ' games',
    '   score',
  ].join('  ');
  return [head, ...lines, '', ...describeGames(tally, contenders)].map((line) => line.trimEnd());
};
