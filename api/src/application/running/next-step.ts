import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { FormatState, NextStep } from '../../rules/formats/format.ts';

const steps = new WeakMap<FormatState, NextStep>();

/** What the format of a tournament says comes next in this state of it; worked out once, as a round may take its time to be drawn. */
export function nextStep(format: ConfiguredFormat, state: FormatState): NextStep {
  const known = steps.get(state);
  if (known !== undefined) return known;
  const step = format.next(state);
  steps.set(state, step);
  return step;
}
