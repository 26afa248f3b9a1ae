import { newId } from '../../../kernel/entropy.ts';
import type { OverlaySlotId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { countSlots } from '../../../store/reading/overlay.ts';
import { insertSlot } from '../../../store/writing/overlay.ts';
import { defineCommand, type RunnerError } from '../../command.ts';
import { wrongStatus, type Forbidden, type InvalidInput, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { message } from '../../texts/say.ts';
import { ownAccount } from '../account/change-profile.ts';
import { noteAccount } from '../account/shape.ts';

/** How many slots somebody has at most. */
export const MOST_SLOTS = 20;

export interface CreateOverlaySlotInput extends CommandOptions {
  readonly name: string;
}

/** The slot that a command was about. */
export interface OverlaySlotDone {
  readonly slotId: OverlaySlotId;
  readonly effects: Effects;
}

/** Makes an address for streams, which shows nothing yet. Refused to who has as many as anybody may have. */
export const createOverlaySlot = defineCommand<
  CreateOverlaySlotInput,
  OverlaySlotDone,
  RunnerError | Forbidden | InvalidInput | WrongStatus
>('createOverlaySlot', async (command, input) => {
  const { tx, at, entropy } = command;
  await lockAccounts(tx);
  const own = await ownAccount(command);
  if (!own.ok) return own;
  const name = readText('name', input.name, { longest: 60 });
  if (!name.ok) return name;
  const accountId = own.value.id;
  if ((await countSlots(tx, accountId)) >= MOST_SLOTS) {
    return err(wrongStatus('MANY', message('refused.overlay.many', { most: MOST_SLOTS })));
  }
  const slotId = newId<OverlaySlotId>(entropy);
  await insertSlot(tx, { id: slotId, accountId, name: name.value, createdAt: at });
  noteAccount(command, own.value, { change: 'OVERLAY_CREATED' });
  return ok({ slotId });
});
