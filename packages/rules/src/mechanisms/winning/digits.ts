import { codeOf } from '../../kernel/army.ts';
import { held, WHERE } from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import type { VictorySpec } from '../../spec/ruleset.ts';
import type { VictoryOperator } from './operator.ts';

type DigitsSpec = Extract<VictorySpec, { type: 'digits' }>;

const NOT_AGREED = '0';

const digitBits = (text: string): number =>
  text.split('').reduce((bits, digit) => bits | (1 << Number(digit)), 0);

/** The captures in hand show all the agreed digits among them. */
export const compileDigits = (spec: DigitsSpec, { army }: Field): VictoryOperator => {
  const wanted = digitBits(spec.digits.replaceAll(',', ''));
  const shownBy = Int32Array.from(army.worth, (worth) => digitBits(String(worth)));
  return {
    spec,
    isMet(cells, side) {
      if (spec.digits === NOT_AGREED) return false;
      let shown = 0;
      for (let id = 0; id < army.pieces.length; id++) {
        if (cells[WHERE + id] === held(side)) shown |= shownBy[codeOf(army, cells, id)]!;
      }
      return (shown & wanted) === wanted;
    },
    describe: () => ({ type: 'digits', digits: spec.digits }),
    mayLay: () => false,
    wouldComplete: () => false,
  };
};
