import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { setCalendar } from '../../../store/writing/calendar.ts';
import { defineCommand, type RunnerError } from '../../command.ts';
import { forbidden, type Forbidden } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { message } from '../../texts/say.ts';

/** Whose calendar has a new address. */
export interface RotateCalendarTokenDone {
  readonly playerId: PlayerId;
}

/** Every way in which the command says no. */
export type RotateCalendarTokenError = RunnerError | Forbidden;

/** Bytes of chance in a token: nobody guesses 256 bits. */
const TOKEN_BYTES = 32;

/** Gives the calendar of whoever asks a new secret address; the first one too. The old address leads nowhere at once. */
export const rotateCalendarToken = defineCommand<
  Pick<CommandOptions, 'idempotencyKey'>,
  RotateCalendarTokenDone,
  RotateCalendarTokenError
>('rotateCalendarToken', async ({ tx, at, actor, entropy }) => {
  const playerId = actor.kind === 'account' ? actor.playerId : null;
  if (playerId === null) return err(forbidden(message('refused.player.onlyPlayersHaveCalendars')));
  const token = Buffer.from(entropy.bytes(TOKEN_BYTES)).toString('base64url');
  await setCalendar(tx, playerId, { token, madeAt: at });
  return ok({ playerId });
});
