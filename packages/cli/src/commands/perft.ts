import { perft } from '@calculi/rules';
import { asCommand } from '../answer.ts';
import { refuse } from '../problem.ts';
import { joinLines } from '../words/layout.ts';

const DEEPEST = 99;

const parseDepth = (text: string): number => {
  const depth = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return depth >= 1 ? depth : refuse('DEPTH', `“${text}” is not a whole number from 1 to ${DEEPEST}`);
};

const row = (name: string, count: number): string =>
  `${name.padStart(5)} ${count.toLocaleString('en').padStart(15)}`;

export const perftCommand = asCommand({
  name: 'perft',
  summary: 'how many complete turns there are, ply by ply',
  parameters: [{ name: 'DEPTH', about: 'how many turns deep' }],
  notes: ['JSON: {depth, counts: [turns at ply 1, at ply 2, …], total}, total being the sum of the counts.'],
  example: 'calculi perft latrunculi-seneca 2',
  prepare: (_, [text = '']) => {
    const depth = parseDepth(text);
    return (position) => {
      const counts = perft(position, depth);
      const total = counts.reduce((sum, count) => sum + count, 0);
      return {
        json: () => ({ depth, counts, total }),
        text: () =>
          joinLines([
            '  ply           turns',
            ...counts.map((count, ply) => row(String(ply + 1), count)),
            row('total', total),
          ]),
      };
    };
  },
});
