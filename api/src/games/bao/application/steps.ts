import { otherSeat, type Seat } from '../../../kernel/seat.ts';
import { pitName } from '../rules/layout.ts';
import type { BaoStep, BaoTrace } from '../rules/types.ts';

export const BAO_STEP_KINDS = ['PLACE', 'LIFT', 'SOW', 'CAPTURE', 'STOP'] as const;
export type BaoStepKind = (typeof BAO_STEP_KINDS)[number];

/** One act of the hand: `pit` by name, `seeds` moved by it (0 for a stop), `reason` of a stop and of a tax. */
export interface BaoStepView {
  readonly kind: BaoStepKind;
  readonly pit: string;
  readonly seeds: number;
  readonly reason: string | null;
}

/** The acts of a move made by `mover`, in order; folded over the position before it they give the one after it. */
export function baoSteps(mover: Seat, trace: BaoTrace): readonly BaoStepView[] {
  return trace.flatMap((step) => stepView(mover, step));
}

function stepView(mover: Seat, step: BaoStep): readonly BaoStepView[] {
  switch (step.kind) {
    case 'place':
      return [{ kind: 'PLACE', pit: pitName(mover, step.pit), seeds: 1, reason: null }];
    case 'lift':
      return [{ kind: 'LIFT', pit: pitName(mover, step.pit), seeds: step.seeds, reason: null }];
    case 'tax':
      return [{ kind: 'LIFT', pit: pitName(mover, step.pit), seeds: step.seeds, reason: 'tax' }];
    case 'sow':
      return [{ kind: 'SOW', pit: pitName(mover, step.pit), seeds: 1, reason: null }];
    case 'capture':
      return [{ kind: 'CAPTURE', pit: pitName(otherSeat(mover), step.pit), seeds: step.seeds, reason: null }];
    case 'stop':
      return [{ kind: 'STOP', pit: pitName(mover, step.pit), seeds: 0, reason: step.reason }];
    case 'house-lost':
      return [];
  }
}
