import type { Effect, Result } from '../src/index.ts';

/**
 * A position as a reader of its text sees it, knowing nothing of the kernel. Effects are applied to it in order,
 * so that it can be seen whether they explain everything that changed.
 */
export interface Model {
  /** Pieces by square, as written. */
  readonly board: Map<string, string>;
  /** What the first and the second side hold, as written. */
  readonly hands: readonly [string[], string[]];
  readonly marks: Set<string>;
  /** Stones: captured by, and still to place for, black and white. */
  readonly captured: [number, number];
  readonly toPlace: [number, number];
  side: string;
  turn: number;
}

const FILES = 'abcdefghijklmnop';

export const parseBoardText = (text: string): Map<string, string> => {
  const board = new Map<string, string>();
  const rows = text.split('/').reverse();
  rows.forEach((row, index) => {
    let file = 0;
    for (const item of row.split(',')) {
      if (/^\d+$/.test(item)) file += Number(item);
      else board.set(`${FILES[file++]}${index + 1}`, item);
    }
  });
  return board;
};

const parseList = (text = '-'): string[] => (text === '-' ? [] : text.split(','));

export const isStones = (text: string): boolean => /^\S+ [bw] /.test(text);

const pairOf = (text: string): [number, number] => {
  const [one = 0, other = 0] = text.split('/').map(Number);
  return [one, other];
};

export const readModel = (text: string): Model => {
  const [board = '', side = '', prisoners = '', marks = '', turn = '', hand = '0/0'] = text.split(' ');
  const stones = isStones(text);
  const [one, other] = prisoners.split('/');
  return {
    board: parseBoardText(board),
    hands: stones ? [[], []] : [parseList(one), parseList(other)],
    marks: new Set(stones ? [] : parseList(marks)),
    captured: stones ? pairOf(prisoners) : [0, 0],
    toPlace: stones ? pairOf(hand) : [0, 0],
    side,
    turn: Number(turn),
  };
};

/** Everything of a model in one text, whatever order it came about in. */
export const modelText = ({ board, hands, marks, captured, toPlace, side, turn }: Model): string =>
  [
    [...board]
      .map(([square, piece]) => `${square}=${piece}`)
      .sort()
      .join(' '),
    ...hands.map((hand) => [...hand].sort().join(',')),
    [...marks].sort().join(','),
    captured.join('/'),
    toPlace.join('/'),
    side,
    turn,
  ].join('\n');

/** 0 for the side that writes its pieces with capitals; stones have letters of their own. */
export const ownerOf = (piece: string): 0 | 1 => {
  if (/^[bw]$/i.test(piece)) return piece.toLowerCase() === 'b' ? 0 : 1;
  return piece.slice(0, 1) === piece.slice(0, 1).toUpperCase() ? 0 : 1;
};

export const layersOf = (piece: string): number[] => piece.slice(1).split('+').map(Number);

const SHAPES: readonly Readonly<Record<number, string>>[] = [
  { 36: 'S', 25: 'S', 16: 'T', 9: 'T', 4: 'C', 1: 'C' },
  { 64: 's', 49: 's', 36: 't', 25: 't', 16: 'c' },
];

/** The layers of a pyramid as single pieces. */
export const scattered = (pyramid: string): string[] =>
  layersOf(pyramid).map((value) => `${SHAPES[ownerOf(pyramid)]?.[value] ?? '?'}${value}`);

export const turned = (piece: string): string =>
  piece.slice(0, 1) === piece.slice(0, 1).toUpperCase() ? piece.toLowerCase() : piece.toUpperCase();

const removeFrom = (hand: string[], piece: string): void => {
  const at = hand.indexOf(piece);
  if (at < 0) throw new Error(`${piece} is not in the hand ${hand.join(',')}`);
  hand.splice(at, 1);
};

/** Plays effects on a model; says what does not fit. */
export class Replay {
  readonly model: Model;
  private readonly layersArePieces: boolean;

  constructor(text: string, layersArePieces: boolean) {
    this.model = readModel(text);
    this.layersArePieces = layersArePieces;
  }

  apply(effect: Effect): void {
    const { model } = this;
    switch (effect.type) {
      case 'move':
        this.expect(effect.from, effect.piece);
        this.expect(effect.to, undefined);
        this.shift(effect.from, effect.to, effect.piece);
        break;
      case 'take':
        this.take(effect.square, effect.piece);
        break;
      case 'place':
        this.expect(effect.square, undefined);
        this.place(effect.square, effect.piece);
        break;
      case 'split':
        this.expect(effect.to, undefined);
        this.lose(effect.from, Number(effect.piece.slice(1)));
        model.board.set(effect.to, effect.piece);
        break;
      case 'mark':
        this.expect(effect.square, effect.piece);
        model.marks.add(effect.square);
        break;
      case 'bind':
        this.expect(effect.square, effect.piece.toUpperCase());
        model.board.set(effect.square, effect.piece.toLowerCase());
        break;
      case 'release':
        this.expect(effect.square, effect.piece.toLowerCase());
        model.board.set(effect.square, effect.piece.toUpperCase());
        break;
      case 'pass':
        break;
      case 'turn-over':
        this.endTurn();
        break;
    }
  }

  /** A won game has no marks. */
  finish(result: Result | null): void {
    if (result?.winner) this.model.marks.clear();
  }

  private expect(square: string, piece: string | undefined): void {
    const found = this.model.board.get(square);
    if (found !== piece)
      throw new Error(`${piece ?? 'nothing'} should stand on ${square}, not ${found ?? 'nothing'}`);
  }

  private shift(from: string, to: string, piece: string): void {
    const { board, marks } = this.model;
    board.delete(from);
    board.set(to, piece);
    if (marks.delete(from)) marks.add(to);
  }

  private take(square: string, piece: string): void {
    const { board, hands, marks, captured } = this.model;
    const found = board.get(square);
    if (found === undefined) throw new Error(`nothing to take on ${square}`);
    const taker = 1 - ownerOf(found);
    if (/^[bw]$/i.test(found)) {
      captured[taker === 0 ? 0 : 1] += 1;
      if (found.toLowerCase() !== piece.toLowerCase())
        throw new Error(`${piece} is taken, but ${found} stands there`);
      board.delete(square);
      return;
    }
    const hand = hands[taker === 0 ? 0 : 1];
    const isPyramid = found.toUpperCase().startsWith('P');
    if (found === piece) {
      board.delete(square);
      marks.delete(square);
      hand.push(...(isPyramid && this.layersArePieces ? scattered(piece) : [piece]));
    } else {
      this.lose(square, Number(piece.slice(1)));
      hand.push(piece);
    }
  }

  /** A pyramid gives a layer away; with its last it is gone. */
  private lose(square: string, layer: number): void {
    const { board, marks } = this.model;
    const pyramid = board.get(square) ?? '';
    const layers = layersOf(pyramid);
    if (!pyramid.toUpperCase().startsWith('P') || !layers.includes(layer)) {
      throw new Error(`${pyramid} on ${square} has no layer ${layer}`);
    }
    const left = layers.filter((each) => each !== layer);
    if (left.length > 0) board.set(square, pyramid.slice(0, 1) + left.join('+'));
    else board.delete(square);
    if (left.length === 0) marks.delete(square);
  }

  private place(square: string, piece: string): void {
    const { board, hands, toPlace } = this.model;
    const side = ownerOf(piece);
    if (/^[BW]$/.test(piece)) toPlace[side] -= 1;
    else removeFrom(hands[side], turned(piece));
    board.set(square, piece);
  }

  /** Marks on pieces of the side that has played have been acted on. */
  private endTurn(): void {
    const { model } = this;
    const player = /[eb]/.test(model.side) ? 0 : 1;
    for (const square of model.marks) {
      const piece = model.board.get(square);
      if (piece === undefined || ownerOf(piece) === player) model.marks.delete(square);
    }
    model.side = { e: 'o', o: 'e', b: 'w', w: 'b' }[model.side] ?? '?';
    model.turn += 1;
  }
}

/** Every piece and every layer there is, wherever it is: the same at all times of a game. */
export const inventory = (text: string, layersArePieces: boolean): string => {
  const { board, hands, captured, toPlace } = readModel(text);
  if (isStones(text)) {
    const count = (letter: string) =>
      [...board.values()].filter((each) => each.toLowerCase() === letter).length;
    return `${count('b') + toPlace[0] + captured[1]} ${count('w') + toPlace[1] + captured[0]}`;
  }
  // A piece may change sides, and so its case; a pyramid and its layers never do.
  const parts = (piece: string): string[] => {
    if (!piece.toUpperCase().startsWith('P')) return [piece.toUpperCase()];
    if (layersArePieces) return scattered(piece).map((each) => each.toUpperCase());
    return layersOf(piece).map((value) => `${piece.slice(0, 1)}${value}`);
  };
  return [...board.values(), ...hands[0], ...hands[1]].flatMap(parts).sort().join(' ');
};
