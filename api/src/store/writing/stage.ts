import type { PlayerId, StageId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import type { StageState } from '../reading/stage.ts';

/** Where a stage stands from now on. */
export interface StageStanding {
  readonly state: StageState;
  readonly completedAt: Instant | null;
  /** until when its director may look at its tables; null unless it waits for him */
  readonly awaitingUntil: Instant | null;
}

/** Moves a stage on, or back, to another state. */
export async function setStageStanding(tx: Tx, id: StageId, standing: StageStanding): Promise<void> {
  const { state, completedAt, awaitingUntil } = standing;
  await tx.stage.update({
    where: { id },
    data: { state, completedAt: toDateOrNull(completedAt), awaitingUntil: toDateOrNull(awaitingUntil) },
    select: { id: true },
  });
}

/** Notes that the end of a stage stands; `by` null: by itself. */
export async function setApproved(tx: Tx, id: StageId, at: Instant, by: PlayerId | null): Promise<void> {
  await tx.stage.update({
    where: { id },
    data: { approvedAt: toDate(at), approvedById: by, awaitingUntil: null },
    select: { id: true },
  });
}
