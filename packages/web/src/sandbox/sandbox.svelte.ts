import { initialPosition, legalActions, makePosition, play } from '@calculi/rules';
import type { Action, Position, RuleSetSpec, Rules, Square } from '@calculi/rules';
import type { ReadSandbox } from '../address/sandbox.ts';
import { pressSquare } from '../game/choices.ts';
import type { Selection } from '../game/choices.ts';
import { rulesWith } from '../game/setup.ts';
import type { OptionTexts } from '../game/setup.ts';
import { arrange, judge, makeText } from './arrangement.ts';
import type { Arrangement, Judged } from './arrangement.ts';
import * as edit from './edit.ts';

/** What a press on the board does. */
export const TOOLS = ['move', 'put', 'remove', 'mark', 'play'] as const;
export type Tool = (typeof TOOLS)[number];

interface State {
  readonly ruleSet: RuleSetSpec;
  readonly options: OptionTexts;
  readonly arrangement: Arrangement;
}

const LONGEST = 200;

/** A position being set up, and what the rules say of it while it is. */
export class Sandbox {
  #state = $state.raw() as State;
  #past = $state.raw<readonly State[]>([]);
  tool = $state<Tool>('move');
  /** The piece that is put, as the position text writes it. */
  piece = $state('');
  selection = $state.raw<Selection | null>(null);
  /** Actions of which one must be chosen, since a press can mean them all. */
  choosing = $state.raw<readonly Action[]>([]);
  /** The square that is asked about. */
  asked = $state<Square | null>(null);
  /** A text that was typed and cannot be read; null where the text is that of the board. */
  draft = $state<string | null>(null);

  readonly ruleSet: RuleSetSpec = $derived(this.#state.ruleSet);
  readonly options: OptionTexts = $derived(this.#state.options);
  readonly arrangement: Arrangement = $derived(this.#state.arrangement);
  readonly rules: Rules = $derived(rulesWith(this.#state.ruleSet, this.#state.options));
  readonly text: string = $derived(makeText(this.rules.ruleSet, this.arrangement));
  readonly judged: Judged = $derived(judge(this.rules, this.text));
  readonly position: Position | null = $derived(this.judged.position);
  readonly actions: readonly Action[] = $derived(this.position ? legalActions(this.position) : []);
  /** What is wrong: with the text that was typed, or else with what stands on the board. */
  readonly problems = $derived(
    (this.draft === null ? this.judged : judge(this.rules, this.draft)).problems ?? [],
  );
  readonly canUndo: boolean = $derived(this.#past.length > 0);

  constructor(read: ReadSandbox) {
    this.open(read);
  }

  /** Sets up what an address says. */
  open({ ruleSet, options, position }: ReadSandbox): void {
    const rules = rulesWith(ruleSet, options);
    const given = position === null ? null : judge(rules, position).position;
    this.#state = { ruleSet, options, arrangement: arrange(given ?? initialPosition(rules)) };
    this.#past = [];
    this.draft = position !== null && given === null ? position : null;
    this.#letGo();
  }

  #letGo(): void {
    this.selection = null;
    this.choosing = [];
  }

  #change(state: Partial<State>): void {
    this.#past = [...this.#past, this.#state].slice(-LONGEST);
    this.#state = { ...this.#state, ...state };
    this.draft = null;
    this.#letGo();
  }

  /** Edits the arrangement. */
  edit(change: (arrangement: Arrangement) => Arrangement): void {
    const arrangement = change(this.arrangement);
    if (arrangement !== this.arrangement) this.#change({ arrangement });
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#state = before;
    this.draft = null;
    this.#letGo();
  }

  /** Other rules: the position stays where they can read it, else theirs at the beginning stands. */
  useRules(ruleSet: RuleSetSpec, options: OptionTexts): void {
    const rules = rulesWith(ruleSet, options);
    const position = judge(rules, this.text).position ?? initialPosition(rules);
    if (ruleSet !== this.ruleSet) this.piece = '';
    this.#change({ ruleSet, options, arrangement: arrange(position) });
  }

  /** Takes over a typed text; one that cannot be read stays as it is typed, and the board too. */
  type(text: string): void {
    const { position } = judge(this.rules, text);
    if (!position) this.draft = text;
    else if (makePosition(position) !== this.text) this.#change({ arrangement: arrange(position) });
    else this.draft = null;
  }

  /** The beginning of a game. */
  begin(): void {
    this.#change({ arrangement: arrange(initialPosition(this.rules)) });
  }

  choosePiece(piece: string): void {
    this.piece = piece;
    this.tool = 'put';
    this.#letGo();
  }

  playAction(action: Action): void {
    if (this.position) this.#change({ arrangement: arrange(play(this.position, action).position) });
  }

  press(square: Square): void {
    const { ruleSet } = this.rules;
    this.asked = square;
    switch (this.tool) {
      case 'move':
        return this.#shiftBy(square);
      case 'put':
        if (this.piece !== '') this.edit((each) => edit.putPiece(ruleSet, each, square, this.piece));
        return;
      case 'remove':
        return this.edit((each) => edit.removePiece(ruleSet, each, square));
      case 'mark':
        return this.edit((each) => edit.toggleMark(ruleSet, each, square));
      case 'play':
        return this.#playBy(square);
    }
  }

  /** Lets a piece that was dragged go. */
  drop(from: Square, to: Square): void {
    if (this.tool === 'play') {
      this.selection = { kind: 'piece', square: from };
      this.#playBy(to);
    } else {
      this.asked = to;
      this.edit((each) => edit.shiftPiece(this.rules.ruleSet, each, from, to));
    }
  }

  #shiftBy(square: Square): void {
    const from = this.selection?.kind === 'piece' ? this.selection.square : null;
    if (from !== null && from !== square)
      this.edit((each) => edit.shiftPiece(this.rules.ruleSet, each, from, square));
    else if (from === null && this.arrangement.pieces.has(square)) this.selection = { kind: 'piece', square };
    else this.selection = null;
  }

  #playBy(square: Square): void {
    const meant = pressSquare(this.actions, this.selection, square);
    if (meant.kind === 'play') return this.playAction(meant.action);
    this.choosing = meant.kind === 'choose' ? meant.actions : [];
    if (meant.kind === 'select') this.selection = meant.selection;
  }
}
