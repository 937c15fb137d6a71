import type { Condition } from './option.ts';

/** Stands in an authored rule set for the value the players agree on. */
export interface FromOption {
  readonly option: string;
}

/** Stands for one of several parts, chosen by an option's value (booleans as `yes` and `no`). */
export interface ByOption<T> {
  readonly option: string;
  readonly cases: Readonly<Record<string, Authored<T>>>;
}

/** An item of a list that is there only under a condition. */
export interface When<T> {
  readonly when: Condition;
  readonly item: Authored<T>;
}

/** What an author writes: the resolved form, in which any part may depend on options. */
export type Authored<T> =
  | FromOption
  | ByOption<T>
  | (T extends readonly (infer Item)[]
      ? readonly (Authored<Item> | When<Item>)[]
      : T extends object
        ? { readonly [Key in keyof T]: Authored<T[Key]> }
        : T);

/** The value of an option. */
export const option = (name: string): FromOption => ({ option: name });

/** The part that belongs to an option's value. */
export const byOption = <T>(name: string, cases: Readonly<Record<string, Authored<T>>>): ByOption<T> => ({
  option: name,
  cases,
});

/** An item of a list that is there only under a condition. */
export const when = <T>(condition: Condition, item: Authored<T>): When<T> => ({ when: condition, item });
