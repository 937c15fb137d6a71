import { Numbers } from '../kernel/numbers.ts';
import { withPieces } from '../rules.ts';
import type { Rules } from '../rules.ts';
import { isPyramid, makePieceItem } from './item.ts';
import type { PieceItem } from './item.ts';

/**
 * A position that is set up may hold pieces that the armies do not have, or more of them. Then the rules are compiled
 * for just the pieces it holds.
 */

const MOST_KNOWN = 64;
const known = new WeakMap<Rules, Map<string, Rules>>();

/** The rules under which these pieces can be told apart: the same ones where they belong to the armies. */
export const rulesFor = (rules: Rules, items: readonly PieceItem[]): Rules => {
  const { program } = rules;
  if (!(program instanceof Numbers)) return rules;
  const { pieces } = program.field.army;
  const loose = program.play.pyramid.layersArePieces;
  // A layer cannot stand by itself as well as in its pyramid.
  const isStacked = (value: number, side: number) =>
    items.some((item) => isPyramid(item) && item.side === side && item.values.includes(value));
  const free = pieces
    .filter(
      ({ shape, layerOf, side, value }) =>
        shape !== 'pyramid' && (layerOf === null || (loose && !isStacked(value, side))),
    )
    .map(nameOf);
  const strange = items.some((item) => {
    const at = free.indexOf(nameOfItem(item));
    if (at >= 0) free.splice(at, 1);
    return at < 0 && !isPyramid(item);
  });
  return strange
    ? compiledFor(
        rules,
        program,
        items.filter((item) => !isPyramid(item)),
      )
    : rules;
};

const nameOf = ({ shape, value }: { readonly shape: string; readonly value: number }): string =>
  `${shape} ${value}`;

const nameOfItem = ({ shape, values }: PieceItem): string => `${shape} ${values[0]}`;

const compiledFor = (rules: Rules, program: Numbers, items: readonly PieceItem[]): Rules => {
  const { pieces } = program.field.army;
  // A piece that some army has belongs to that army; a stranger to whoever holds it.
  const origin = (item: PieceItem) => pieces.find((piece) => nameOf(piece) === nameOfItem(item))?.side;
  const own = items.map((item): PieceItem => ({ ...item, side: origin(item) ?? item.side }));
  const pyramids = pieces.filter(isPyramid).map(({ side, layers }): PieceItem => ({
    side,
    shape: 'pyramid',
    values: layers.map((layer) => pieces[layer]!.value),
  }));
  const all = [...own, ...pyramids];
  const key = all.map(makePieceItem).sort().join();
  const cache = known.get(rules) ?? new Map<string, Rules>();
  known.set(rules, cache);
  const found = cache.get(key) ?? withPieces(rules, all);
  if (cache.size >= MOST_KNOWN) cache.clear();
  cache.set(key, found);
  return found;
};
