import type { Field } from '../../kernel/field.ts';
import type { Survey } from '../../kernel/survey.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';

/** A way of taking, compiled. */
export interface CaptureOperator {
  readonly spec: CaptureSpec;
  /** Its place in the rule set's list. */
  readonly rule: number;
  /** Whether it asks the survey who reaches whom. */
  readonly needsReach: boolean;
  /** Adds every capture of this kind that stands for a side. */
  find(survey: Survey, cells: Int32Array, side: number): void;
}

export type CompileCapture<Kind extends CaptureSpec['kind']> = (
  spec: Extract<CaptureSpec, { kind: Kind }>,
  rule: number,
  field: Field,
) => CaptureOperator;
