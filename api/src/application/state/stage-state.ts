import type { Instant } from '../../kernel/time.ts';
import type { StageProgress } from '../../rules/formats/format.ts';
import { toInstantOrNull } from '../../store/codecs/instant.ts';
import type { StageRecord } from '../../store/reading/stage.ts';

/** How far a stage was at an instant, null: is. What was complete then and is approved since waited for that. */
export function stageStateAt(stage: StageRecord, asOf: Instant | null): StageProgress['state'] {
  const state = stage.state === 'PENDING' ? 'RUNNING' : stage.state;
  if (asOf === null) return state;
  const [completed, approved] = [toInstantOrNull(stage.completedAt), toInstantOrNull(stage.approvedAt)];
  if (completed === null || completed > asOf) return 'RUNNING';
  return approved === null || approved <= asOf ? state : 'AWAITING_APPROVAL';
}
