import type { Instant } from '../../kernel/time.ts';
import { toInstant } from '../../store/codecs/instant.ts';
import type { PointAdjustmentRecord } from '../../store/reading/stage.ts';

/** Whether an adjustment of points held at an instant; null: whether it holds. */
export function holdsAt({ at, takenBackAt }: PointAdjustmentRecord, asOf: Instant | null): boolean {
  if (asOf === null) return takenBackAt === null;
  return toInstant(at) <= asOf && (takenBackAt === null || toInstant(takenBackAt) > asOf);
}
