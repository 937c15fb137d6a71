interface OptionText<Value extends string = never> {
  readonly label: string;
  readonly values: Readonly<Record<Value, string>>;
}

/** Called otherwise in the game of stones, where the same option does something else. */
interface TwofoldText extends OptionText {
  readonly stones: string;
}

/** A text for every option of every rule set, and for every value that has a name. */
export interface OptionTextsOf {
  readonly begins: OptionText<'even' | 'odd'>;
  readonly setup: OptionText<'classical' | 'forward' | 'order-sorted' | 'phalanx'>;
  readonly count: OptionText<'between' | 'steps' | 'inclusive'>;
  readonly victory: OptionText<
    | 'corps'
    | 'bien'
    | 'proces'
    | 'corps+bien'
    | 'corps+proces'
    | 'bien+proces'
    | 'corps+bien+proces'
    | 'proper'
  >;
  readonly pieces: OptionText;
  readonly sum: OptionText;
  readonly digits: OptionText;
  readonly grade: OptionText<'mediocre' | 'great' | 'excellent' | 'magna' | 'maior' | 'praestantissima'>;
  readonly 'four-term': OptionText;
  readonly moves: OptionText<'standard' | 'boissiere' | 'second-field'>;
  readonly difference: OptionText;
  readonly completion: OptionText;
  readonly geometric: OptionText;
  readonly greatest: OptionText;
  readonly 'pyramid-first': OptionText;
  readonly product: OptionText;
  readonly reentry: OptionText;
  readonly shapes: OptionText<'standard' | 'document'>;
  readonly perfect: OptionText;
  readonly points: OptionText;
  readonly first: OptionText<'black' | 'white'>;
  readonly size: OptionText<'8x8' | '7x8' | '9x9' | '9x10'>;
  readonly quiet: TwofoldText;
  readonly repetition: TwofoldText;
}
