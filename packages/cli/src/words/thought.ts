/** Turns that were only thought. */

export const describeTurn = (actions: readonly string[]): string => actions.join('+');

/** `c4-d5, then c13-d12, e4-f5`. */
export const describeLine = (turns: readonly (readonly string[])[]): string => {
  const [first = '', ...others] = turns.map(describeTurn);
  return others.length === 0 ? first : `${first}, then ${others.join(', ')}`;
};
