import type { Component } from 'svelte';
import type { Play } from '../game/play.svelte.ts';
import { capital } from '../i18n/grammar.ts';
import type { Texts } from '../i18n/texts.ts';
import type { IconName } from '../shell/icons.ts';

/**
 * The panels of the play page that a person opens: beside or below the board, on phones as a sheet. A panel is one
 * component and one entry here. It gets the game (`play`), may draw on the board with `play.overlay`, and is asked about
 * the piece on `play.asked`.
 */
export interface Panel {
  readonly id: string;
  readonly icon: IconName;
  readonly title: (texts: Texts) => string;
  readonly load: () => Promise<{ readonly default: Component<{ play: Play }> }>;
  /** The key on the board that opens it. */
  readonly key?: string;
  /** Whether it has something to say now. */
  readonly offered?: (play: Play) => boolean;
  /** Only on phones: elsewhere it stands beside the board anyway. */
  readonly narrowOnly?: boolean;
  /** On phones, in the bar below the board; others are one tap further. Three have room. */
  readonly inBar?: boolean;
}

export const panels: readonly Panel[] = [
  {
    id: 'moves',
    icon: 'list',
    title: ({ play }) => play.moves.title,
    load: () => import('./Moves.svelte'),
    narrowOnly: true,
    inBar: true,
  },
  {
    id: 'hint',
    icon: 'bulb',
    title: ({ advice }) => advice.titles.hint,
    load: () => import('./Hint.svelte'),
    key: 'h',
    offered: (play) => play.ending === null && play.mayUseAids,
    inBar: true,
  },
  {
    id: 'review',
    icon: 'curve',
    title: ({ advice }) => advice.titles.review,
    load: () => import('./Review.svelte'),
    offered: (play) => play.ending !== null && play.turns.length > 0,
    inBar: true,
  },
  {
    id: 'why',
    icon: 'help',
    title: ({ advice }) => advice.titles.why,
    load: () => import('./Why.svelte'),
    key: 'w',
    offered: (play) => play.mayUseAids,
    inBar: true,
  },
  {
    id: 'harmonies',
    icon: 'harmony',
    title: ({ advice }) => advice.titles.harmonies,
    load: () => import('./Harmonies.svelte'),
    key: 'p',
    offered: ({ rules, mayUseAids }) =>
      mayUseAids &&
      rules.ruleSet.play.type === 'numbers' &&
      rules.ruleSet.play.victories.some(({ type }) => type === 'harmony'),
  },
  {
    id: 'aids',
    icon: 'eye',
    title: ({ play }) => play.aids,
    load: () => import('./Aids.svelte'),
  },
  {
    id: 'pyramid',
    icon: 'layers',
    title: ({ words }) => capital(words.shape.pyramid),
    load: () => import('./Pyramid.svelte'),
    key: 'i',
    offered: (play) => play.askedPiece?.shape === 'pyramid',
  },
  {
    id: 'rules',
    icon: 'book',
    title: ({ common }) => common.nav.rules,
    load: () => import('./Rules.svelte'),
    key: 'r',
  },
  {
    id: 'link',
    icon: 'link',
    title: ({ advice }) => advice.titles.link,
    load: () => import('./HandOn.svelte'),
  },
];
