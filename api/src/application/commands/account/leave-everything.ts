import type { PlayerId } from '../../../kernel/ids.ts';
import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { openEntriesOfPlayer } from '../../../store/reading/entry.ts';
import { tournamentsWaitedFor } from '../../../store/reading/waiting.ts';
import type { Command } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { leavePlayer } from '../tournament/leave.ts';
import { withdrawPlayer } from '../tournament/withdraw.ts';

/** Every way in which nobody is taken out. */
export type LeavingError = CommonError | WrongStatus;

/**
 * Takes the player who acts out of every tournament of his that takes entries and off every waiting list, and withdraws him from those that run. Refused while one
 * is about to start, with the sentence about it.
 */
export async function leaveEverything(
  command: Command,
  playerId: PlayerId,
  aboutToStart: (tournament: string) => Message,
): Promise<Result<null, LeavingError>> {
  for (const { tournamentId, name, status } of await openEntriesOfPlayer(command.tx, playerId)) {
    if (status !== 'REGISTRATION' && status !== 'RUNNING') {
      return err(wrongStatus(status, aboutToStart(name)));
    }
    const input = { tournamentId, playerId };
    const done = status === 'RUNNING' ? await withdrawPlayer(command, input) : await leavePlayer(command, input);
    if (!done.ok) return done;
  }
  for (const tournamentId of await tournamentsWaitedFor(command.tx, playerId)) {
    const done = await leavePlayer(command, { tournamentId, playerId });
    if (!done.ok) return done;
  }
  return ok(null);
}
