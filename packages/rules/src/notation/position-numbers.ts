import * as cell from '../kernel/cells.ts';
import { Kernel } from '../kernel/kernel.ts';
import type { Numbers } from '../kernel/numbers.ts';
import type { Rules } from '../rules.ts';
import { fail, readAll } from '../spec/problem.ts';
import type { Side } from '../spec/ruleset.ts';
import { makeSquare, parseSquare } from '../square.ts';
import { parseCount, parsePair, parseSide } from './fields.ts';
import { makePieceItem, parseBoard, parsePieceItem } from './item.ts';
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
    () => parsePair(prisoners, 'prisoners').map((hand, holder) => parseHand(hand, holder as Side)),
    () => parseCount(turn, 'turn'),
    () => parseCount(extras.get('quiet') ?? '0', 'quiet'),
  ]);
  const rules = rulesFor(usual, [...stood.map(({ item }) => item), ...hands.flat()]);
  const numbers = rules.program as Numbers;
  const kernel = new Kernel(numbers);
  const roll = new RollCall(numbers, kernel);
  // Pyramids first: which layers are loose decides which piece an item can be.
  const isPyramid = (item: PieceItem) => item.shape === 'pyramid';
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
  if (stood.length === 0) fail('board', 'no piece stands on it');
  return { rules, kernel };
};

/** A side's captures are written in the case of the side they were taken from: the other one. */
const parseHand = (text: string, holder: Side): PieceItem[] => {
  if (text === '-') return [];
  return readAll(
    text.split(',').map((each) => () => {
      const item = parsePieceItem(each, 'prisoners');
      return item.side === holder ? fail('prisoners', `“${each}” is held by its own side`) : item;
    }),
  );
};

/** Finds for every item of a text the piece that it is; each piece is there once. */
class RollCall {
  private readonly numbers: Numbers;
  private readonly kernel: Kernel;
  private readonly used = new Set<number>();

  constructor(numbers: Numbers, kernel: Kernel) {
    this.numbers = numbers;
    this.kernel = kernel;
  }

  stand(item: PieceItem, square: number): void {
    const id = this.find(item, 'board');
    if (item.shape === 'pyramid') this.stack(id, item, 'board');
    this.kernel.put(id, item.side, square);
  }

  hold(item: PieceItem, holder: Side): void {
    const where = cell.held(holder);
    if (item.shape !== 'pyramid') return this.kernel.moveTo(this.find(item, 'prisoners'), where);
    const { pyramid: rules } = this.numbers.play;
    if (rules.layersArePieces)
      return fail('prisoners', `“${makePieceItem(item)}”: layers are single pieces under these rules`);
    const [value = 0, ...others] = item.values;
    if (others.length === 0)
      return this.kernel.moveTo(this.findLayer(value, (1 - holder) as Side, item), where);
    const id = this.find(item, 'prisoners');
    this.stack(id, item, 'prisoners');
    return this.kernel.moveTo(id, where);
  }

  /** A free piece of this shape and number, rather one of the owner's own army. */
  private find(item: PieceItem, at: string): number {
    const { army } = this.numbers.field;
    const [value = 0] = item.values;
    const loose = this.numbers.play.pyramid.layersArePieces;
    const fits = army.pieces.filter((piece) => {
      if (this.used.has(piece.id) || piece.shape !== item.shape) return false;
      if (piece.shape === 'pyramid') return piece.side === item.side;
      return piece.value === value && (loose || piece.layerOf === null);
    });
    const found = fits.find((piece) => piece.side === item.side) ?? fits[0];
    if (!found) return fail(at, `“${makePieceItem(item)}” stands more often than it can`);
    this.used.add(found.id);
    return found.id;
  }

  private findLayer(value: number, side: Side, item: PieceItem): number {
    const { army } = this.numbers.field;
    const found = army.pieces.find(
      (piece) => piece.layerOf && piece.side === side && piece.value === value && !this.used.has(piece.id),
    );
    if (!found) return fail('prisoners', `“${makePieceItem(item)}” is not a free layer of a pyramid`);
    this.used.add(found.id);
    return found.id;
  }

  /** Gives a pyramid its layers; those it has cannot be anywhere else. */
  private stack(id: number, item: PieceItem, at: string): void {
    const { pieces } = this.numbers.field.army;
    const { layers } = pieces[id]!;
    let mask = 0;
    let last = -1;
    for (const value of item.values) {
      const layer = layers.findIndex(
        (each, index) => index > last && pieces[each]!.value === value && !this.used.has(each),
      );
      if (layer < 0)
        fail(at, `“${makePieceItem(item)}” is not made of layers of this pyramid, the largest first`);
      this.used.add(layers[layer]!);
      mask |= 1 << layer;
      last = layer;
    }
    const whole = (1 << layers.length) - 1;
    const { pyramid } = this.numbers.play;
    if (mask !== whole && !pyramid.takenByLayer && this.numbers.play.turn.split === null) {
      fail(at, `“${makePieceItem(item)}”: a pyramid never loses layers under these rules`);
    }
    this.kernel.setLayers(id, mask);
  }
}

const parseMarks = ({ geometry }: Rules, numbers: Numbers, kernel: Kernel, text: string): void => {
  if (text === '-') return;
  if (!numbers.captures.some(({ spec }) => spec.timing === 'staged'))
    fail('marks', 'nothing is marked under these rules: - needed');
  for (const name of text.split(',')) {
    const square = parseSquare(geometry, name, 'marks');
    const content = kernel.cells[square]!;
    if (cell.ownerOf(content) !== kernel.side + 1)
      fail('marks', `on ${name} stands no piece of the side to play`);
    if (content & cell.FLAG) fail('marks', `${name} is given twice`);
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
    const content = kernel.cells[parseSquare(geometry, name, key)]!;
    return cell.ownerOf(content) === kernel.side + 1
      ? cell.occupantId(content)
      : fail(key, `on ${name} stands no piece of the side to play`);
  };
  const byChoice = numbers.captures.some(({ spec }) => spec.timing === 'choice');
  if (extras.has('moved')) {
    if (!byChoice || extras.has('capturer')) fail('moved', 'has no meaning here');
    kernel.set(cell.MOVED, own('moved') + 1);
    kernel.set(cell.PHASE, cell.AFTER_MOVE);
    if (numbers.taking.choices(kernel).count === 0) fail('moved', 'no capture stands, so the turn is over');
  }
  if (extras.has('taken')) {
    if (extras.get('taken') !== 'yes' || !extras.has('moved')) fail('taken', 'has no meaning here');
    kernel.set(cell.LOUD, 1);
  }
  if (extras.has('capturer') !== extras.has('taking')) fail('capturer', 'capturer and taking go together');
  if (!extras.has('capturer')) return;
  if (numbers.play.turn.takeFirst === null) fail('capturer', 'has no meaning under these rules');
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
  const [name = '', layer] = text.split(':');
  const square = parseSquare(geometry, name, 'taking');
  const content = kernel.cells[square]!;
  if (cell.ownerOf(content) !== 2 - kernel.side)
    fail('taking', `on ${makeSquare(geometry, square)} stands no enemy`);
  const victim = cell.occupantId(content);
  const { pieces } = numbers.field.army;
  const index =
    layer === undefined ? -1 : pieces[victim]!.layers.findIndex((id) => String(pieces[id]!.value) === layer);
  const mask =
    layer === undefined
      ? kernel.cells[cell.LAYERS + victim]!
      : index < 0
        ? 0
        : (1 << index) & kernel.cells[cell.LAYERS + victim]!;
  if (mask === 0) fail('taking', `“${text}” names no layer that is there`);
  const action = numbers.taking.action(
    kernel.cells,
    victim,
    mask,
    1 + cell.squareOf(kernel.cells[cell.WHERE + capturer]!),
  );
  if (!numbers.mayBegin(kernel, action)) fail('taking', `“${text}” cannot be taken before the move`);
  kernel.make(action);
};
