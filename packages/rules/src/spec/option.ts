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
  Object.entries(condition).every(([name, wanted]) => {
    const value = values[name];
    return typeof wanted === 'object' ? wanted.some((each) => each === value) : wanted === value;
  });

export const makeOptionValue = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** What a text for this option may look like, for messages. */
export const describeOptionType = (option: OptionSpec): string => {
  switch (option.type) {
    case 'choice':
      return option.values.join(' | ');
    case 'boolean':
      return 'yes | no';
    case 'number':
      return `a whole number from ${option.least} to ${option.most}`;
    case 'digits':
      return 'different digits with commas between, such as 1,2,3, or 0 for none';
  }
};

/** The value that a text means, or undefined where it means none. */
export const parseOptionValue = (option: OptionSpec, text: string): OptionValue | undefined => {
  switch (option.type) {
    case 'choice':
      return option.values.find((value) => value === text);
    case 'boolean':
      return text === 'yes' ? true : text === 'no' ? false : undefined;
    case 'number': {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : -1;
      return value >= option.least && value <= option.most ? value : undefined;
    }
    case 'digits': {
      const digits = text.split(',');
      const sound = digits.every((digit) => /^\d$/.test(digit)) && new Set(digits).size === digits.length;
      return sound ? [...digits].sort().join(',') : undefined;
    }
  }
};
