import type { Context } from './context.ts';
import { OPERATION_LIMITS } from './operation-limits.ts';
import { tooComplex } from './too-complex.ts';

/**
 * Counts the rows of one answer that Pothos reads once more, since what was asked of them could not be read with them: one list of theirs
 * is asked for twice with other arguments, or they did not come by it. Whoever asks so is answered, up to a bound, and Prisma sends one
 * statement for all that are read in one turn; no page of ours asks so, and tests throw at the first.
 */
export function rereadsOf({
  onReread,
  operationLimits = OPERATION_LIMITS,
}: Pick<Context, 'onReread' | 'operationLimits'>): (model: string) => void {
  const { rereads: maximum } = operationLimits;
  let count = 0;
  return (model) => {
    count += 1;
    onReread?.(model);
    if (count <= maximum) return;
    throw tooComplex({ rule: 'rereads', number: count, maximum });
  };
}
