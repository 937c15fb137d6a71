import { sideToPlay } from '@calculi/rules';
import { problemLines, refuse } from '../problem.ts';
import type { Prompt } from '../prompt.ts';
import { ORDERS } from './orders.ts';
import type { Order } from './orders.ts';
import type { Sitting } from './sitting.ts';

const SYNONYMS: Readonly<Record<string, string>> = { legal: 'moves', '?': 'help', exit: 'quit' };

const QUIT = 'quit';

const findOrder = (name: string): Order | undefined => ORDERS.find((order) => order.name === name);

const obey = async (sitting: Sitting, order: Order, values: readonly string[]): Promise<void> => {
  const { name, value } = order;
  const text = values.join(' ');
  if (value === undefined && text !== '') refuse(name, `“${text}” has no meaning after it`);
  if (value !== undefined && text === '') refuse(name, `${value} is missing`);
  await order.obey(sitting, text);
};

/** Obeys one line; false ends the conversation. */
const answer = async (sitting: Sitting, line: string): Promise<boolean> => {
  const [word = '', ...values] = line.trim().split(/\s+/);
  if (word === '') return true;
  const name = SYNONYMS[word.toLowerCase()] ?? word.toLowerCase();
  if (name === QUIT) return false;
  try {
    const order = findOrder(name);
    await (order ? obey(sitting, order, values) : sitting.play([word, ...values]));
  } catch (error) {
    await sitting.say(...problemLines(error));
  }
  return true;
};

const questionOf = ({ game }: Sitting): string =>
  game.result ? 'over (undo, save FILE, quit)> ' : `${sideToPlay(game.position)}> `;

/** Asks and answers until somebody has had enough. */
export const converse = async (sitting: Sitting, prompt: Prompt): Promise<void> => {
  for (;;) {
    const line = await prompt.ask(questionOf(sitting));
    if (line === undefined || !(await answer(sitting, line))) return;
  }
};
