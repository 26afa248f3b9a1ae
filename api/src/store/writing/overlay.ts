import type { OverlaySlotId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import { CHANNEL } from '../event.ts';
import type { OverlaySlotRecord, OverlayTarget } from '../reading/overlay.ts';

/** Keeps a new slot that shows nothing yet. */
export async function insertSlot(
  tx: Tx,
  { createdAt, ...slot }: Pick<OverlaySlotRecord, 'id' | 'accountId' | 'name' | 'createdAt'>,
): Promise<void> {
  await tx.overlaySlot.create({ data: { ...slot, createdAt: toDate(createdAt) }, select: { id: true } });
}

/** Lets a slot, which exists, show something else, and tells those who look at it once that is committed. */
export async function pointSlot(tx: Tx, id: OverlaySlotId, target: OverlayTarget): Promise<void> {
  await tx.overlaySlot.update({ where: { id }, data: target, select: { id: true } });
  await announce(tx, id);
}

/** Takes a slot, which exists, away, and tells those who look at it. */
export async function removeSlot(tx: Tx, id: OverlaySlotId): Promise<void> {
  await tx.overlaySlot.delete({ where: { id }, select: { id: true } });
  await announce(tx, id);
}

/** What is heard of a slot when its owner has changed it. */
export function slotMark(id: OverlaySlotId): string {
  return `overlay:${id}`;
}

async function announce(tx: Tx, id: OverlaySlotId): Promise<void> {
  await tx.$executeRaw`select pg_notify(${CHANNEL}, ${JSON.stringify([[slotMark(id), 0]])})`;
}
