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
import FailedOverture from './FailedOverture.svelte';
import { BOARD_OPTIONS, boardName, FAILED, pageName } from './name.ts';
import { takeApart } from './parts.ts';
import type { Parts } from './parts.ts';
import PlayOverture from './PlayOverture.svelte';
import StartOverture from './StartOverture.svelte';

/** Draws every overture while the site is built. */

/** Where drawings are the same on both sides: between the place of a piece and the piece, and around a title. */
const SEAM = /(?=<g class="place")|(?<=px\);">)(?=<g class="pc)|(?=<h1)|(?<=<\/h1>)/;

/** The marks by which a drawn page is found again are for those who would go on with it: here it is replaced. */
const plain = ({ body }: { readonly body: string }): string => body.replace(/<!--.*?-->/gs, '');

/** As usual, and with each value of an option that changes the first board; for either side, and for games under way. */
const queriesOf = ({ sides, options }: RuleSetSpec): Address['query'][] => {
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

const drawBoards = (ruleSet: RuleSetSpec): [string, string][] =>
  queriesOf(ruleSet).flatMap((query): [string, string][] => {
    const view = boardFor(ruleSet, query);
    if (!view) return [];
    return [[boardName(ruleSet.id, query), plain(render(Board, { props: { view, still: true } }))]];
  });

const drawPages = (language: Language): [string, string][] => [
  [pageName(START, language), plain(render(StartOverture))],
  [pageName(FAILED, language), plain(render(FailedOverture))],
  ...ruleSets.map((ruleSet): [string, string] => {
    const props = { ruleSet: ruleSet.id, board: boardOf(ruleSet, {}) };
    return [pageName(ruleSet.id, language), plain(render(PlayOverture, { props }))];
  }),
];

export const prerender = async (): Promise<Parts> => {
  const drawn = ruleSets.flatMap(drawBoards);
  for (const language of LANGUAGES) {
    await i18n.use(language);
    drawn.push(...drawPages(language));
  }
  return takeApart(new Map(drawn), SEAM);
};
