import { readEffects } from '../effect.ts';
import type { Effect } from '../effect.ts';
import { ActionList, MOVE, PLACE, SPLIT, typeOf } from '../kernel/action.ts';
import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { decodeAction, makeAction } from '../notation/action.ts';
import { lookBefore } from '../play.ts';
import { kernelAt, sideIndex } from '../position.ts';
import type { Position } from '../position.ts';
import type { SideName } from '../spec/ruleset.ts';
import { readCaptures, standingCaptures } from './captures.ts';
import type { Capture } from './captures.ts';

/** An action that a side could begin its next turn with, and the captures it would bring about. */
export interface Threat {
  readonly action: string;
  readonly captures: readonly Capture[];
}

type Taking = Extract<Effect, { type: 'take' | 'mark' | 'bind' }>;

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
  const actions = new ActionList();
  kernel.generate(actions);
  const found: Threat[] = [];
  for (let index = 0; index < actions.length; index++) {
    const code = actions.at(index);
    if (![MOVE, PLACE, SPLIT].includes(typeOf(code))) continue;
    const before = lookBefore(kernel.cells);
    const action = makeAction(decodeAction(rules, kernel.cells, code));
    kernel.make(code);
    const captures = capturesAfter(
      { rules, cells: kernel.cells },
      readEffects(rules, kernel.events, before),
      mover,
    );
    const fresh = captures.filter((each) => !known.has(identify(each)));
    if (fresh.length > 0) found.push({ action, captures: fresh });
    kernel.unmake();
  }
  return found;
};

/** What a move took, marked or bound of itself, and what it lets its side take by choice. */
const capturesAfter = ({ rules, cells }: Position, effects: readonly Effect[], mover: 0 | 1): Capture[] => {
  const made = effects
    .filter(
      (effect): effect is Taking =>
        effect.type === 'take' || effect.type === 'mark' || effect.type === 'bind',
    )
    .filter((effect) => isOthers(effect, mover))
    .map(({ square, piece, kind, clause, by, equation, reckoning, type }): Capture => {
      const timing = type === 'mark' ? 'staged' : type === 'bind' ? 'bound' : 'sweep';
      return { square, piece, layer: null, timing, kind, clause, by, equation, reckoning };
    });
  if (cells[cell.PHASE] !== cell.AFTER_MOVE || !(rules.program instanceof Numbers)) return made;
  const { taking } = rules.program;
  return [...made, ...readCaptures(rules, cells, taking.find(cells, mover, taking.at.choice), mover)];
};

/** The first side writes its pieces with capitals; a capture concerns the other side's. */
const isOthers = ({ piece }: Taking, mover: 0 | 1): boolean => {
  const first = piece.slice(0, 1);
  if (/[BWbw]/.test(first)) return first.toLowerCase() === (mover === 0 ? 'w' : 'b');
  return (first === first.toUpperCase()) === (mover === 1);
};
