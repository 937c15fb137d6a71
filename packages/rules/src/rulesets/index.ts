import type { RuleSetSpec } from '../spec/ruleset.ts';
import { boutin } from './boutin.ts';
import { glorious } from './glorious.ts';
import { halleAdvanced } from './halle-advanced.ts';
import { halleBeginner } from './halle-beginner.ts';
import { latrunculiPiso } from './latrunculi-piso.ts';
import { latrunculiSeneca } from './latrunculi-seneca.ts';
import { nexusCorenae } from './nexus-corenae.ts';
import { scholars } from './scholars.ts';

/** Every rule set that comes with the library. */
export const ruleSets: readonly RuleSetSpec[] = [
  halleBeginner,
  halleAdvanced,
  scholars,
  nexusCorenae,
  boutin,
  glorious,
  latrunculiSeneca,
  latrunculiPiso,
];

export {
  boutin,
  glorious,
  halleAdvanced,
  halleBeginner,
  latrunculiPiso,
  latrunculiSeneca,
  nexusCorenae,
  scholars,
};
