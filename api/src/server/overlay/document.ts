import type { AppContext } from '../../application/context.ts';
import { shownSlot } from '../../application/queries/overlay-slots.ts';
import { idNamed } from '../../graphql/global-id.ts';
import type { OverlaySlotId } from '../../kernel/ids.ts';
import type { TextDocument } from '../documents/text-document.ts';
import { shownText } from './shown-text.ts';

export const NO_SLOT = 'There is no overlay slot with this id.';

/** The id in the database of the slot that an address names. */
export function slotNamed(text: string): OverlaySlotId {
  return idNamed<OverlaySlotId>(text, ['OverlaySlot']);
}

/** What a slot shows, as a text; a sentence where there is no such slot. */
export async function overlayDocument(context: AppContext, id: string): Promise<TextDocument | string> {
  const slot = await shownSlot(context, slotNamed(id));
  if (slot === null) return NO_SLOT;
  const body = await shownText(context, slot);
  return { type: 'text/plain; charset=utf-8', fileName: 'overlay.txt', body, isPublic: true };
}
