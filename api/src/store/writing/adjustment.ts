import type { EntryId, GroupId, RulingId } from '../../kernel/ids.ts';
import type { HalfPoints } from '../../kernel/points.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';

/** Points that a ruling gives a player in the table of a group, or takes from him. */
export interface NewAdjustment {
  readonly rulingId: RulingId;
  readonly groupId: GroupId;
  readonly entryId: EntryId;
  readonly halves: HalfPoints;
  readonly at: Instant;
}

/** Adds an adjustment of points; its ruling is there. */
export async function insertAdjustment(tx: Tx, { at, ...columns }: NewAdjustment): Promise<void> {
  await tx.pointAdjustment.create({ data: { ...columns, at: toDate(at) }, select: { rulingId: true } });
}

/** Notes that an adjustment holds no longer, by which ruling. */
export async function setTakenBack(
  tx: Tx,
  rulingId: RulingId,
  { byId, at }: { readonly byId: RulingId; readonly at: Instant },
): Promise<void> {
  const data = { takenBackById: byId, takenBackAt: toDate(at) };
  await tx.pointAdjustment.update({ where: { rulingId }, data, select: { rulingId: true } });
}
