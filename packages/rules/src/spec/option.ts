/** What two players can agree on before a game, beyond the choice of a rule set. */
export type OptionValue = boolean | number | string;

export type OptionValues = Readonly<Record<string, OptionValue>>;

/** Holds when every option named has the value, or one of the values, given. */
export type Condition = Readonly<Record<string, OptionValue | readonly OptionValue[]>>;

interface OptionCommon {
  readonly name: string;
  readonly clause: string;
  /** Only then may the option differ from its default: otherwise it would change nothing. */
  readonly requires?: Condition;
}

export type OptionSpec = OptionCommon &
  (
    | { readonly type: 'choice'; readonly values: readonly string[]; readonly default: string }
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'number'; readonly least: number; readonly most: number; readonly default: number }
    /** A list of different digits such as `1,2,3`; `0` alone: none agreed. */
    | { readonly type: 'digits'; readonly default: string }
  );

export const holds = (condition: Condition, values: OptionValues): boolean =>
  Object.entries(condition).every(([name, wanted]) => [wanted].flat().includes(values[name]!));

/** A value as it is written: `yes` or `no` for a boolean. */
export const makeOptionValue = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
