import type { Address } from '../address/address.ts';

/**
 * The addresses of games with people far away. Addresses write a space as `_`; ids and secrets have that sign and no
 * space, so that it can stand in a link as it is.
 */
const written = (text: string): string => text.replaceAll('_', ' ');
const read = (text: string): string => text.replaceAll(' ', '_');

/** Where a game is played, or with `watch` looked on at, or where a seat is carried to. */
export const gameAddress = (game: string, more: { watch?: true; seat?: string } = {}): Address => ({
  page: 'online',
  path: [written(game)],
  query: {
    ...(more.watch && { watch: '' }),
    ...(more.seat !== undefined && { seat: written(more.seat) }),
  },
});

export interface GameAddress {
  readonly game: string;
  readonly seat: string | null;
  readonly isWatch: boolean;
}

export const readGameAddress = ({ path, query }: Address): GameAddress => ({
  game: read(path[0] ?? ''),
  seat: query['seat'] === undefined ? null : read(query['seat']),
  isWatch: 'watch' in query,
});
