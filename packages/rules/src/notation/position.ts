import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { Stones } from '../kernel/stones.ts';
import { pieceItem } from '../position.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import { fail } from '../spec/problem.ts';
import type { Side } from '../spec/ruleset.ts';
import { makeSquare } from '../square.ts';
import { parseSettings } from './fields.ts';
import { makeBoard, makePieceItem, SHAPE_ORDER, sum } from './item.ts';
import { parseNumbers } from './position-numbers.ts';
import { makeMemory, parseStones } from './position-stones.ts';

/** A position as text: `board side prisoners marks turn`, more fields for stones, then `key=value` where needed. */
export const makePosition = ({ rules, cells }: Position): string => {
  const { program, geometry, ruleSet } = rules;
  const items = Array.from({ length: geometry.size }, (_, square) => makeItem(rules, cells, cells[square]!));
  const side = ruleSet.sides[cells[cell.SIDE] === 0 ? 0 : 1].slice(0, 1);
  const fields = [makeBoard(items, geometry.files), side];
  if (program instanceof Numbers) {
    fields.push(
      `${makeHand(program, cells, 0)}/${makeHand(program, cells, 1)}`,
      makeMarks(rules, cells),
      String(cells[cell.TURN]),
    );
  } else {
    fields.push(`${cells[cell.CAPTURED]}/${cells[cell.CAPTURED + 1]}`, '-', String(cells[cell.TURN]));
    fields.push(
      `${cells[cell.HAND]}/${cells[cell.HAND + 1]}`,
      `${makeMemory(rules, cells, 0)}/${makeMemory(rules, cells, 1)}`,
    );
    fields.push(String(cells[cell.QUIET]));
  }
  return [...fields, ...makeExtras(rules, cells)].join(' ');
};

const makeItem = ({ program, ruleSet }: Rules, cells: Int32Array, content: number): string => {
  if (content === 0) return '';
  const side = (cell.ownerOf(content) - 1) as Side;
  const id = cell.occupantId(content);
  if (program instanceof Numbers)
    return makePieceItem(pieceItem(program, id, side, cells[cell.LAYERS + id]!));
  const letter = ruleSet.sides[side].slice(0, 1);
  return content & cell.FLAG ? letter : letter.toUpperCase();
};

const makeHand = (program: Numbers, cells: Int32Array, side: Side): string => {
  const items = program.field.army.pieces
    .filter(({ id }) => cells[cell.WHERE + id] === cell.held(side))
    .map(({ id }) => pieceItem(program, id, (1 - side) as Side, cells[cell.LAYERS + id]!))
    .sort(
      (x, y) =>
        SHAPE_ORDER.indexOf(x.shape) - SHAPE_ORDER.indexOf(y.shape) ||
        sum(x.values) - sum(y.values) ||
        (makePieceItem(x) < makePieceItem(y) ? -1 : 1),
    );
  return items.length === 0 ? '-' : items.map(makePieceItem).join(',');
};

/** Squares by file, then rank. */
const makeMarks = ({ geometry }: Rules, cells: Int32Array): string => {
  const marked: number[] = [];
  for (let file = 0; file < geometry.files; file++) {
    for (let square = file; square < geometry.size; square += geometry.files) {
      if (cells[square]! & cell.FLAG) marked.push(square);
    }
  }
  return marked.length === 0 ? '-' : marked.map((square) => makeSquare(geometry, square)).join(',');
};

/** What only some positions need: a long quiet stretch, and a turn in progress. */
const makeExtras = ({ program, geometry }: Rules, cells: Int32Array): string[] => {
  const extras: string[] = [];
  const squareOf = (id: number) => makeSquare(geometry, cell.squareOf(cells[cell.WHERE + id]!));
  if (program instanceof Numbers && cells[cell.QUIET]! > 0) extras.push(`quiet=${cells[cell.QUIET]}`);
  if (cells[cell.PHASE] === cell.AFTER_MOVE) extras.push(`moved=${squareOf(cells[cell.MOVED]! - 1)}`);
  if (cells[cell.PHASE] === cell.NAMING && program instanceof Numbers) {
    const named = [...cells.subarray(cell.PENDING, cell.PENDING + cells[cell.PENDING_COUNT]!)].map((each) => {
      const victim = cell.pendingVictim(each);
      const layers = cell.pendingLayers(each);
      const whole = layers === cells[cell.LAYERS + victim];
      const layer = program.field.army.pieces[victim]!.layers[31 - Math.clz32(layers)] ?? 0;
      return squareOf(victim) + (whole ? '' : `:${program.field.army.pieces[layer]!.value}`);
    });
    extras.push(`capturer=${squareOf(cells[cell.CAPTURER]! - 1)}`, `taking=${named.join(',')}`);
  }
  if (cells[cell.LOUD] === 1) extras.push('taken=yes');
  return extras;
};

const EXTRAS = ['quiet', 'moved', 'capturer', 'taking', 'taken'];

/**
 * Reads a position, which may also hold pieces that the armies do not have. Throws a RulesError that names the field.
 */
export const parsePosition = (rulesGiven: Rules, text: string): Position => {
  const usual = rulesGiven.usual ?? rulesGiven;
  const { program } = usual;
  const fields = text.trim().split(/\s+/);
  const needed = program instanceof Stones ? 8 : 5;
  if (fields.length < needed) fail(['fields'], 'count', fields.length, needed);
  const extras = parseSettings(fields.slice(needed), ['fields'], EXTRAS);
  const { rules, kernel } =
    program instanceof Stones
      ? parseStones(usual, program, fields, extras)
      : parseNumbers(usual, fields, extras);
  kernel.hashSide();
  if (program instanceof Stones) program.adjudicate(kernel);
  return { rules, cells: kernel.save() };
};
