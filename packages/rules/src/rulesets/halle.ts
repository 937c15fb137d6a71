import { byOption, option, when } from '../spec/author.ts';
import type { OptionSpec } from '../spec/option.ts';
import type {
  CaptureSpec,
  Clause,
  FormationSpec,
  MovesSpec,
  NumbersPlay,
  ProgressionKind,
  TurnSpec,
  VictorySpec,
} from '../spec/ruleset.ts';
import type { Authored, When } from '../spec/author.ts';
import { SQUARE_LAYERS } from './armies.ts';
import { bend, slide, straight } from './movements.ts';
import { beginsOption, choice, countOption, endOptions, flag, sharedClauses } from './options.ts';

/** What the beginners' and the advanced game of Halle share (000, sections 2 to 6). */

const moves = byOption<MovesSpec>('moves', {
  standard: {
    clause: 'halle.moves',
    round: straight(1),
    triangle: [...straight(2), bend(2)],
    square: [...straight(3), bend(3)],
    pyramid: straight(1, 2, 3),
  },
  boissiere: {
    clause: 'halle.moves-boissiere',
    round: [slide('diagonal', 1)],
    triangle: straight(2),
    square: straight(3),
    pyramid: [slide('diagonal', 1), ...straight(2, 3)],
  },
  'second-field': {
    clause: 'halle.moves-second-field',
    round: straight(2),
    triangle: [...straight(3), bend(3)],
    square: [...straight(4), bend(4)],
    pyramid: straight(2, 3, 4),
  },
});

const difference = { difference: true };

const staged: readonly Authored<CaptureSpec>[] = [
  {
    kind: 'assault',
    clause: 'halle.eruptio',
    timing: 'staged',
    directions: 'orthogonal',
    count: option('count'),
    relations: ['multiple', when(difference, 'part')],
    completion: [when({ completion: true }, 'plus'), when({ completion: true, difference: true }, 'minus')],
  },
  {
    kind: 'ambush',
    clause: 'halle.insidiae',
    timing: 'staged',
    from: 'flanks',
    relations: ['sum', 'product', when(difference, 'difference'), when(difference, 'quotient')],
  },
  { kind: 'siege', clause: 'halle.obsidio', timing: 'sweep', form: 'immobile' },
];

const congressus: Authored<CaptureSpec> = {
  kind: 'encounter',
  clause: 'halle.congressus',
  timing: 'arrival',
};

const inLine: FormationSpec = { directions: 'orthogonal', spacing: 'any', corners: false };

const harmony = {
  type: 'harmony',
  members: 'own',
  withMoved: false,
  pyramidFirst: option('pyramid-first'),
} as const;

const four = (clause: string, least: 2 | 3, exactly: readonly number[] | null): Authored<VictorySpec> => ({
  ...harmony,
  clause,
  three: null,
  four: { ...inLine, least, exactly, fourTerm: option('four-term') },
});

const victories = (
  kinds: readonly ProgressionKind[],
): readonly (Authored<VictorySpec> | When<VictorySpec>)[] => [
  when<VictorySpec>(
    { grade: 'magna' },
    {
      ...harmony,
      clause: 'halle.victory',
      three: { ...inLine, kinds: [...kinds, when<ProgressionKind>({ geometric: true }, 'geometric')] },
      four: null,
    },
  ),
  when<VictorySpec>({ grade: 'maior' }, four('halle.grade', 2, null)),
  when<VictorySpec>({ grade: 'praestantissima' }, four('halle.grade', 3, null)),
  when<VictorySpec>({ greatest: true }, four('halle.greatest', 2, [6, 8, 9, 12])),
];

const turn: TurnSpec = {
  marks: 'halle.two-stages',
  takeFirst: null,
  split: null,
  place: { clause: 'halle.victory-place', where: 'to-win', mayTake: true },
};

export const hallePlay = (
  setup: Authored<string>,
  kinds: readonly ProgressionKind[],
  withCongressus: boolean,
): Authored<NumbersPlay> => ({
  type: 'numbers',
  setup,
  layers: SQUARE_LAYERS,
  moves,
  pyramid: {
    clause: 'halle.pyramid',
    attacksWith: ['sum', 'base'],
    takenWholeBy: ['sum', 'base'],
    takenByLayer: false,
    countsInHarmonyAs: ['sum', 'base'],
    layersArePieces: false,
  },
  captures: withCongressus ? [...staged, congressus] : staged,
  turn,
  victories: victories(kinds),
});

export const halleOptions: readonly OptionSpec[] = [
  beginsOption('halle.begins', 'even'),
  countOption('halle.eruptio', 'steps'),
  choice('moves', 'halle.moves', ['standard', 'boissiere', 'second-field'], 'standard'),
  flag('difference', 'halle.difference', false),
  flag('completion', 'halle.completion', false),
  flag('geometric', 'halle.geometric', false),
  flag('greatest', 'halle.greatest', false),
  choice('grade', 'halle.grade', ['magna', 'maior', 'praestantissima'], 'magna'),
  flag('pyramid-first', 'halle.pyramid-first', true),
  flag('four-term', 'halle.four-term', true),
  ...endOptions,
];

const PLACED =
  'For beginners the order of the pieces is given and the ranks are ours; the other figure is illegible, and this is the usual set-up.';

export const halleClauses: readonly Clause[] = [
  { id: 'halle.setup', at: '§4.1, §5.1', reading: PLACED },
  { id: 'halle.begins', at: '§3' },
  {
    id: 'halle.moves',
    at: '§2',
    reading: 'Only triangles and squares are said to turn, so the pyramid goes straight.',
  },
  {
    id: 'halle.moves-boissiere',
    at: '§6, Variante 1',
    reading: 'The document does not speak of the pyramid here; it moves as any of the three.',
  },
  {
    id: 'halle.moves-second-field',
    at: '§6, Variante 1',
    reading: 'Triangles and squares turn as before; the pyramid goes two to four steps straight.',
  },
  {
    id: 'halle.two-stages',
    at: '§4.2, §5.2',
    reading: 'A piece that walked into an attack by itself is marked only after the attacker’s next turn.',
  },
  { id: 'halle.eruptio', at: '§4.2, §5.2' },
  { id: 'halle.insidiae', at: '§4.2, §5.2' },
  { id: 'halle.obsidio', at: '§4.2, §5.2' },
  {
    id: 'halle.congressus',
    at: '§5.2',
    reading: 'Listed among the two-stage rules, but the threat to move there is itself the first stage.',
  },
  {
    id: 'halle.pyramid',
    at: '§4.2, §5.2 (Anmerkung)',
    reading: 'The document says with which numbers a pyramid is taken; we let it attack with the same.',
  },
  { id: 'halle.victory', at: '§4.3, §5.3', reading: 'A pyramid counts with its total or its base.' },
  { id: 'halle.victory-place', at: '§4.3, §5.3' },
  { id: 'halle.difference', at: '§6, Variante 2' },
  { id: 'halle.completion', at: '§6, Variante 2' },
  { id: 'halle.geometric', at: '§6, Variante 3' },
  { id: 'halle.greatest', at: '§6, Variante 3' },
  { id: 'halle.grade', at: '§6, Variante 3' },
  {
    id: 'halle.four-term',
    at: 'not in the document',
    reading: 'Old tables count a·d = b·c as the geometric part.',
  },
  { id: 'halle.pyramid-first', at: '§6, Variante 3' },
  ...sharedClauses,
];
