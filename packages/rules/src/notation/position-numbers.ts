import * as cell from '../kernel/cells.ts';
import { Kernel } from '../kernel/kernel.ts';
import type { Numbers } from '../kernel/numbers.ts';
import type { Rules } from '../rules.ts';
import { fail, readAll } from '../spec/problem.ts';
import type { Place } from '../spec/problem.ts';
import type { Side } from '../spec/ruleset.ts';
import { parseSquare } from '../square.ts';
import { parseCount, parsePair, parseSide } from './fields.ts';
import { isPyramid, makePieceItem, parseBoard, parsePieceItem } from './item.ts';
import type { PieceItem } from './item.ts';
import { rulesFor } from './strangers.ts';

/** Fields of a position of numbered pieces: board side prisoners marks turn. */
export const parseNumbers = (
  usual: Rules,
  [board = '', side = '', prisoners = '', marks = '', turn = '']: readonly string[],
  extras: ReadonlyMap<string, string>,
): { readonly rules: Rules; readonly kernel: Kernel } => {
  const [stood, mover, hands, turns, quiet] = readAll([
    () => parseBoard(board, usual.geometry.files, usual.geometry.ranks, parsePieceItem),
    () => parseSide(usual, side),
    () => parsePair(prisoners, ['prisoners']).map((hand, holder) => parseHand(hand, holder as Side)),
    () => parseCount(turn, ['turn']),
    () => parseCount(extras.get('quiet') ?? '0', ['quiet']),
  ]);
  const rules = rulesFor(usual, [...stood.map(({ item }) => item), ...hands.flat()]);
  const numbers = rules.program as Numbers;
  const kernel = new Kernel(numbers);
  const roll = callRoll(numbers, kernel);
  // Pyramids first: which layers are loose decides which piece an item can be.
  for (const pass of [true, false]) {
    for (const { square, item } of stood) if (isPyramid(item) === pass) roll.stand(item, square);
    hands.forEach((hand, holder) =>
      hand.forEach((item) => isPyramid(item) === pass && roll.hold(item, holder as Side)),
    );
  }
  kernel.set(cell.SIDE, mover);
  parseMarks(rules, numbers, kernel, marks);
  kernel.set(cell.TURN, turns);
  kernel.set(cell.QUIET, quiet);
  parseProgress(rules, numbers, kernel, extras);
  if (stood.length === 0) fail(['board'], 'bare');
  return { rules, kernel };
};

/** A side's captures are written in the case of the side they were taken from: the other one. */
const parseHand = (text: string, holder: Side): PieceItem[] => {
  if (text === '-') return [];
  return readAll(
    text.split(',').map((each) => () => {
      const item = parsePieceItem(each, ['prisoners']);
      return item.side === holder ? fail(['prisoners'], 'own', each) : item;
    }),
  );
};

/** Puts the pieces of a text where it says, each piece once. */
const callRoll = (numbers: Numbers, kernel: Kernel) => {
  const { pieces } = numbers.field.army;
  const { pyramid, turn } = numbers.play;
  const used = new Set<number>();

  /** A free piece of this shape and number, rather one of the owner's own army. */
  const find = (item: PieceItem, at: Place, isLayer = false): number => {
    const [value] = item.values;
    const fits = pieces.filter((piece) => {
      if (used.has(piece.id)) return false;
      if (isLayer) return piece.layerOf && piece.side === item.side && piece.value === value;
      if (piece.shape !== item.shape) return false;
      if (isPyramid(piece)) return piece.side === item.side;
      return piece.value === value && (pyramid.layersArePieces || piece.layerOf === null);
    });
    const found =
      fits.find((piece) => piece.side === item.side) ?? fits[0] ?? fail(at, 'left', makePieceItem(item));
    used.add(found.id);
    // A pyramid's layers cannot be anywhere else.
    if (isPyramid(found)) kernel.setLayers(found.id, stack(found.layers, item, at));
    return found.id;
  };

  const stack = (layers: readonly number[], item: PieceItem, at: Place): number => {
    let mask = 0;
    let last = -1;
    for (const value of item.values) {
      last = layers.findIndex(
        (each, index) => index > last && pieces[each]!.value === value && !used.has(each),
      );
      if (last < 0) fail(at, 'stack', makePieceItem(item));
      used.add(layers[last]!);
      mask |= 1 << last;
    }
    if (mask !== (1 << layers.length) - 1 && !pyramid.takenByLayer && turn.split === null)
      fail(at, 'whole', makePieceItem(item));
    return mask;
  };

  return {
    stand(item: PieceItem, square: number): void {
      kernel.put(find(item, ['board']), item.side, square);
    },
    hold(item: PieceItem, holder: Side): void {
      const at = ['prisoners'];
      const isStack = isPyramid(item);
      if (isStack && pyramid.layersArePieces) fail(at, 'single', makePieceItem(item));
      kernel.moveTo(find(item, at, isStack && item.values.length === 1), cell.held(holder));
    },
  };
};

const parseMarks = ({ geometry }: Rules, numbers: Numbers, kernel: Kernel, text: string): void => {
  if (text === '-') return;
  if (!numbers.captures.some(({ spec }) => spec.timing === 'staged')) fail(['marks'], 'unmarked');
  for (const name of text.split(',')) {
    const square = parseSquare(geometry, name, ['marks']);
    const content = kernel.cells[square]!;
    if (cell.ownerOf(content) !== kernel.side + 1) fail(['marks'], 'foreign', name);
    if (content & cell.FLAG) fail(['marks'], 'twice', name);
    kernel.flag(square, true);
  }
};

/** A turn in progress. */
const parseProgress = (
  rules: Rules,
  numbers: Numbers,
  kernel: Kernel,
  extras: ReadonlyMap<string, string>,
): void => {
  const { geometry } = rules;
  const own = (key: string): number => {
    const name = extras.get(key) ?? '';
    const content = kernel.cells[parseSquare(geometry, name, [key])]!;
    return cell.ownerOf(content) === kernel.side + 1
      ? cell.occupantId(content)
      : fail([key], 'foreign', name);
  };
  const byChoice = numbers.captures.some(({ spec }) => spec.timing === 'choice');
  if (extras.has('moved')) {
    if (!byChoice || extras.has('capturer')) fail(['moved'], 'meaningless');
    kernel.set(cell.MOVED, own('moved') + 1);
    kernel.set(cell.PHASE, cell.AFTER_MOVE);
    if (numbers.taking.choices(kernel).count === 0) fail(['moved'], 'over');
  }
  if (extras.has('taken')) {
    if (extras.get('taken') !== 'yes' || !extras.has('moved')) fail(['taken'], 'meaningless');
    kernel.set(cell.LOUD, 1);
  }
  const isNaming = extras.has('capturer');
  if (isNaming !== extras.has('taking') || (isNaming && numbers.play.turn.takeFirst === null))
    fail(['capturer'], 'meaningless');
  if (!isNaming) return;
  const capturer = own('capturer');
  for (const each of (extras.get('taking') ?? '').split(','))
    nameVictim(rules, kernel, numbers, capturer, each);
};

const nameVictim = (
  { geometry }: Rules,
  kernel: Kernel,
  numbers: Numbers,
  capturer: number,
  text: string,
): void => {
  const at = ['taking'];
  const [name = '', layer] = text.split(':');
  const content = kernel.cells[parseSquare(geometry, name, at)]!;
  if (cell.ownerOf(content) !== 2 - kernel.side) fail(at, 'enemy', name);
  const victim = cell.occupantId(content);
  const { pieces } = numbers.field.army;
  const there = kernel.cells[cell.LAYERS + victim]!;
  const index = pieces[victim]!.layers.findIndex((id) => String(pieces[id]!.value) === layer);
  const mask = layer === undefined ? there : index < 0 ? 0 : (1 << index) & there;
  const action = numbers.taking.action(
    kernel.cells,
    victim,
    mask,
    1 + cell.squareOf(kernel.cells[cell.WHERE + capturer]!),
  );
  if (mask === 0 || !numbers.mayBegin(kernel, action)) fail(at, 'victim', text);
  kernel.make(action);
};
