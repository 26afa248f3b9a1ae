import type { OverlaySlotId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { removeSlot } from '../../../store/writing/overlay.ts';
import { defineCommand, type RunnerError } from '../../command.ts';
import type { Forbidden, NotFound } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { noteAccount } from '../account/shape.ts';
import type { OverlaySlotDone } from './create.ts';
import { ownSlot } from './point.ts';

export interface DeleteOverlaySlotInput extends CommandOptions {
  readonly slotId: OverlaySlotId;
}

/** Takes a slot of the caller away: its address leads nowhere from then on. */
export const deleteOverlaySlot = defineCommand<
  DeleteOverlaySlotInput,
  OverlaySlotDone,
  RunnerError | Forbidden | NotFound
>('deleteOverlaySlot', async (command, { slotId }) => {
  const own = await ownSlot(command, slotId);
  if (!own.ok) return own;
  await removeSlot(command.tx, slotId);
  noteAccount(command, own.value, { change: 'OVERLAY_DELETED' });
  return ok({ slotId });
});
