import type { OverlaySlotId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { removeSlot } from '../../../store/writing/overlay.ts';
import { defineCommand, type RunnerError } from '../../command.ts';
import type { Forbidden, NotFound } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import type { OverlaySlotDone } from './create.ts';
import { ownSlot } from './point.ts';

export interface DeleteOverlaySlotInput extends Pick<CommandOptions, 'idempotencyKey'> {
  readonly slotId: OverlaySlotId;
}

/** Takes a slot of the caller away: its address leads nowhere from then on. */
export const deleteOverlaySlot = defineCommand<
  DeleteOverlaySlotInput,
  OverlaySlotDone,
  RunnerError | Forbidden | NotFound
>('deleteOverlaySlot', async (command, { slotId }) => {
  const slot = await ownSlot(command, slotId);
  if (!slot.ok) return slot;
  await removeSlot(command.tx, slotId);
  return ok({ slotId });
});
