import { compile, initialPosition, legalActions, parsePosition, playAll, ruleSets } from '@calculi/rules';
import type { CaptureKind, Played, Position, Rules, Square } from '@calculi/rules';
import type { Diagram, RuleSetId, Shown } from './page.ts';

/** What a diagram asks the library for. */

const known = new Map<string, Rules>();

/** A rule set, made playable once for the same options. */
export const rulesOf = (id: RuleSetId, options: Readonly<Record<string, string>> = {}): Rules => {
  const key = JSON.stringify([id, options]);
  const spec = ruleSets.find((each) => each.id === id);
  if (!spec) throw new Error(`no rule set ${id}`);
  const rules = known.get(key) ?? compile(spec, options);
  known.set(key, rules);
  return rules;
};

/** The position a diagram begins with. */
export const openDiagram = ({ rules, options, position }: Diagram): Position => {
  const compiled = rulesOf(rules, options);
  return position === null ? initialPosition(compiled) : parsePosition(compiled, position);
};

/** What its actions lead to. */
export const playDiagram = (diagram: Diagram): Played => playAll(openDiagram(diagram), diagram.play);

/** Where the piece can go whose moves a diagram shows. */
export const diagramTargets = (diagram: Diagram): Square[] =>
  legalActions(openDiagram(diagram)).flatMap((action) =>
    action.type === 'move' && action.from === diagram.select ? [action.to] : [],
  );

type Given = Partial<Omit<Diagram, 'id' | 'rules'>>;

/** Diagrams of one rule set by their names. */
export const makeDiagrams = <Name extends string>(
  rules: RuleSetId,
  given: Readonly<Record<Name, Given>>,
): Readonly<Record<Name, Diagram>> =>
  Object.fromEntries(
    (Object.entries(given) as [Name, Given][]).map(([id, each]): [string, Diagram] => [
      id,
      {
        id,
        rules,
        options: {},
        position: null,
        play: [],
        shows: [],
        select: null,
        roams: null,
        highlight: [],
        ...each,
      },
    ]),
  ) as Record<Name, Diagram>;

export const shown =
  (effect: 'take' | 'mark' | 'bind') =>
  (square: Square, kind: CaptureKind, clause: string, equation: string | null = null): Shown => ({
    effect,
    square,
    kind,
    clause,
    equation,
  });

export const takes = shown('take');
export const marks = shown('mark');
export const binds = shown('bind');
export const wins = (clause: string, ...values: readonly number[]): Shown => ({
  effect: 'victory',
  clause,
  values,
});
