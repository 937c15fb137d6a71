import { ruleSets } from '@calculi/rules';
import type { RuleSetSpec } from '@calculi/rules';
import { render } from 'svelte/server';
import type { Address } from '../address/address.ts';
import { START } from '../address/address.ts';
import { readProposal } from '../address/proposal.ts';
import Board from '../board/Board.svelte';
import type { BoardView } from '../board/view.ts';
import { agree } from '../game/proposal.ts';
import { boardOf } from '../game/setup.ts';
import { i18n } from '../i18n/i18n.svelte.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import type { Language } from '../i18n/languages.ts';
import { overtureBoard } from './board.ts';
import type { Overture } from './overture.ts';
import PlayOverture from './PlayOverture.svelte';
import StartOverture from './StartOverture.svelte';
import { BOARD_OPTIONS, variantOf } from './variant.ts';

/** Draws every overture while the site is built. */

/** The marks by which a drawn page is found again are for those who would go on with it: here it is replaced. */
const plain = ({ body }: { readonly body: string }): string => body.replace(/<!--.*?-->/gs, '');

const drawBoard = (view: BoardView): string => plain(render(Board, { props: { view, still: true } }));

const inEachLanguage = async (draw: () => string): Promise<Record<Language, string>> => {
  const drawn: [Language, string][] = [];
  for (const language of LANGUAGES) {
    await i18n.use(language);
    drawn.push([language, draw()]);
  }
  return Object.fromEntries(drawn) as Record<Language, string>;
};

/** As usual, and with each value of an option that changes the first board; for either side, and for games under way. */
export const queriesOf = ({ sides, options }: RuleSetSpec): Address['query'][] => {
  const changed = options
    .filter(({ name }) => BOARD_OPTIONS.some((each) => each === name))
    .flatMap((option) =>
      option.type === 'choice' ? option.values.map((value) => ({ [option.name]: value })) : [],
    );
  const seated = [{}, ...sides.map((as) => ({ as }))];
  return [{}, ...changed].flatMap((one) =>
    seated.flatMap((other) => [
      { ...one, ...other },
      { ...one, ...other, position: '' },
    ]),
  );
};

const boardFor = (ruleSet: RuleSetSpec, query: Address['query']): BoardView | null => {
  const read = readProposal({ page: 'play', path: [ruleSet.id], query }, null);
  return read?.problems.length === 0 ? overtureBoard(agree(read.proposal, 0)) : null;
};

const playOverture = async (ruleSet: RuleSetSpec): Promise<Overture> => {
  const boards: string[] = [];
  const variants: Record<string, number> = {};
  for (const query of queriesOf(ruleSet)) {
    const view = boardFor(ruleSet, query);
    if (!view) continue;
    const board = drawBoard(view);
    if (!boards.includes(board)) boards.push(board);
    variants[variantOf(query)] = boards.indexOf(board);
  }
  const props = { ruleSet: ruleSet.id, board: boardOf(ruleSet, {}) };
  return { views: await inEachLanguage(() => plain(render(PlayOverture, { props }))), boards, variants };
};

/** Every overture by its name. */
export const prerender = async (): Promise<Record<string, Overture>> => {
  const views = await inEachLanguage(() => plain(render(StartOverture)));
  const all: Record<string, Overture> = { [START]: { views, boards: [], variants: {} } };
  for (const ruleSet of ruleSets) all[ruleSet.id] = await playOverture(ruleSet);
  return all;
};
