import type { OverlaySlotId } from '../../kernel/ids.ts';
import { slotById, slotOfAccount, slotsOfAccount, type OverlaySlotRecord } from '../../store/reading/overlay.ts';
import type { AccountRecord } from '../../store/reading/account.ts';
import type { AppContext } from '../context.ts';
import { isId } from '../found.ts';

/** The slots of an account, the oldest first. */
export function overlaySlots({ db }: AppContext, { id }: AccountRecord): Promise<readonly OverlaySlotRecord[]> {
  return slotsOfAccount(db.prisma, id);
}

/** A slot of whoever asks; null where he has none of this id. */
export async function viewerSlot({ actor, db }: AppContext, id: OverlaySlotId): Promise<OverlaySlotRecord | null> {
  return actor.kind === 'account' && isId(id) ? slotOfAccount(db.prisma, actor.accountId, id) : null;
}

/** A slot, which everybody may look at who has its address; null: there is none. */
export async function shownSlot({ db }: AppContext, id: OverlaySlotId): Promise<OverlaySlotRecord | null> {
  return isId(id) ? slotById(db.prisma, id) : null;
}
