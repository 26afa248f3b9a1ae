import type { OverlaySlotId } from '../../kernel/ids.ts';
import { slotById, slotOfAccount, slotsOfAccount, type OverlaySlotRecord } from '../../store/reading/overlay.ts';
import type { AccountRecord } from '../../store/reading/account.ts';
import type { AppContext } from '../context.ts';
import { isId } from '../found.ts';
import { onlyTournament } from '../grant.ts';

/** The slots of an account, the oldest first. */
export function overlaySlots({ db }: AppContext, { id }: AccountRecord): Promise<readonly OverlaySlotRecord[]> {
  return slotsOfAccount(db.prisma, id);
}

/** A slot of whoever asks; null where he has none of this id, and by a token for one tournament, which a slot is not of. */
export async function viewerSlot({ actor, db }: AppContext, id: OverlaySlotId): Promise<OverlaySlotRecord | null> {
  if (actor.kind !== 'account' || onlyTournament(actor) !== null || !isId(id)) return null;
  return slotOfAccount(db.prisma, actor.accountId, id);
}

/** A slot, which everybody may look at who has its address; null: there is none. */
export async function shownSlot({ db }: AppContext, id: OverlaySlotId): Promise<OverlaySlotRecord | null> {
  return isId(id) ? slotById(db.prisma, id) : null;
}
