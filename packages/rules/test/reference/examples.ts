/** Every worked example of `rules.md` and of the five documents, as data. */

import { BOUTIN_EXAMPLES } from './boutin.examples.ts';
import type { Example } from './example.ts';
import { GLORIOUS_EXAMPLES } from './glorious.examples.ts';
import { HALLE_EXAMPLES } from './halle.examples.ts';
import { LATRUNCULI_EXAMPLES } from './latrunculi.examples.ts';
import { SCHOLARS_EXAMPLES } from './scholars.examples.ts';

export type { CaptureKind, Example, Step, Take } from './example.ts';
export * from './numbers.examples.ts';

export const EXAMPLES: readonly Example[] = [
  ...HALLE_EXAMPLES,
  ...SCHOLARS_EXAMPLES,
  ...BOUTIN_EXAMPLES,
  ...GLORIOUS_EXAMPLES,
  ...LATRUNCULI_EXAMPLES,
];
