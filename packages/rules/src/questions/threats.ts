import { readEffects } from '../effect.ts';
import type { Effect } from '../effect.ts';
import { ActionList, TAKE, typeOf } from '../kernel/action.ts';
import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { decodeAction, makeAction } from '../notation/action.ts';
import { lookBefore } from '../play.ts';
import { kernelAt, sideIndex } from '../position.ts';
import type { Position } from '../position.ts';
import type { Rules } from '../rules.ts';
import type { Side, SideName } from '../spec/ruleset.ts';
import { parseSquare } from '../square.ts';
import type { Square } from '../square.ts';
import { readCaptures, standingCaptures } from './captures.ts';
import type { Capture } from './captures.ts';

/** A move that a side could make in its next turn, after taking if it must, and the captures it would bring about. */
export interface Threat {
  readonly action: string;
  readonly captures: readonly Capture[];
}

type Taking = Extract<Effect, { type: 'take' | 'bind' }>;

const identify = (capture: Pick<Capture, 'square' | 'kind' | 'equation' | 'piece'>): string =>
  `${capture.square} ${capture.piece} ${capture.kind} ${capture.equation ?? ''}`;

/** What a side could take after one more move of its own, beyond what it can take as things stand. */
export const threats = (position: Position, side: SideName): Threat[] => {
  const { rules } = position;
  const mover = sideIndex(rules, side);
  const known = new Set(standingCaptures(position, side).map(identify));
  const kernel = kernelAt(position);
  kernel.cells[cell.SIDE] = mover;
  kernel.cells[cell.PHASE] = cell.START;
  kernel.cells[cell.OUTCOME] = 0;
  kernel.forget();
  const found = new Map<string, Threat>();
  const look = (): void => {
    const actions = new ActionList();
    kernel.generate(actions);
    for (let index = 0; index < actions.length; index++) {
      const code = actions.at(index);
      const before = lookBefore(kernel.cells);
      const action = makeAction(decodeAction(rules, kernel.cells, code));
      kernel.make(code);
      if (kernel.cells[cell.PHASE] === cell.AFTER_TAKE) look();
      else if (typeOf(code) !== TAKE) {
        const captures = capturesAfter(
          { rules, cells: kernel.cells },
          readEffects(rules, kernel.events, before),
          mover,
        ).filter((each) => !known.has(identify(each)));
        if (captures.length > 0) found.set(action, { action, captures });
      }
      kernel.unmake();
    }
  };
  look();
  return [...found.values()];
};

/**
 * What a move took or bound of itself, what it lets its side take by choice, and what stands in two stages after it: not
 * what it marked, for what is marked already is not marked anew.
 */
const capturesAfter = ({ rules, cells }: Position, effects: readonly Effect[], mover: Side): Capture[] => {
  const made = effects.flatMap((effect): Capture[] => {
    if ((effect.type !== 'take' && effect.type !== 'bind') || !isOthers(rules, effect, mover)) return [];
    const { type, id, ...capture } = effect;
    const timing = type === 'bind' ? 'bound' : 'sweep';
    return [{ ...capture, layer: layerOf(rules, cells, capture.square, id), timing }];
  });
  if (cells[cell.OUTCOME] || !(rules.program instanceof Numbers)) return made;
  const { taking } = rules.program;
  const { choice, staged } = taking.at;
  const standing = taking.find(cells, mover, cells[cell.PHASE] === cell.AFTER_MOVE ? choice : staged);
  return [...made, ...readCaptures(rules, cells, standing, mover)];
};

/** A layer's number where its pyramid still stands there; one that had left it is a piece like others. */
const layerOf = (
  { program, geometry }: Rules,
  cells: Int32Array,
  square: Square,
  id: number,
): number | null => {
  const piece = program instanceof Numbers ? program.field.army.pieces[id] : undefined;
  return piece?.layerOf && cells[parseSquare(geometry, square, [])] !== 0 ? piece.value : null;
};

/** The first side writes its pieces with capitals, stones have the letter of theirs; a capture concerns the other's. */
const isOthers = ({ program, ruleSet }: Rules, { piece }: Taking, mover: Side): boolean => {
  const first = piece.slice(0, 1);
  return program instanceof Numbers
    ? (first === first.toUpperCase()) === (mover === 1)
    : ruleSet.sides[1 - mover]!.startsWith(first.toLowerCase());
};
