import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { setMuted } from '../../../store/writing/chat.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, invalidInput, type CommonError } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { foundPlayer } from '../../found.ts';
import { actingPlayer } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** Whose messages the caller does not want to read any more, or does again. */
export interface MutePlayerInput extends CommandOptions {
  readonly playerId: PlayerId;
  readonly muted: boolean;
}

/** Who is muted, or no longer. */
export interface MutePlayerDone {
  readonly playerId: PlayerId;
  readonly effects: Effects;
}

/** Hides what a player says from the caller, and from nobody else, or shows it again; the player never learns of it. */
export const mutePlayer = defineCommand<MutePlayerInput, MutePlayerDone, CommonError>(
  'mutePlayer',
  async ({ tx, at, actor }, input) => {
    const playerId = actingPlayer(actor);
    if (playerId === null) return err(forbidden(message('refused.chat.noReader')));
    const muted = await foundPlayer(tx, input.playerId);
    if (!muted.ok) return muted;
    const mutedId = muted.value.id;
    if (mutedId === playerId) return err(invalidInput('playerId', message('refused.chat.muteHimself')));
    await setMuted(tx, { playerId, mutedId }, { isMuted: input.muted, at });
    return ok({ playerId: mutedId });
  },
);
