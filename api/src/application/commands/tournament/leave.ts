import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { deleteEntry } from '../../../store/writing/entry.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { lockedTournament } from '../../found.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and whose entry is taken back. */
export interface LeaveTournamentInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerId: PlayerId | null;
}

/** Every way in which the command says no. */
export type LeaveTournamentError = CommonError | WrongStatus;

/** Takes the caller's entry back, or for the director anybody's, while registration is open. Source: Common 4.1. */
export async function leaveTournament(
  context: AppContext,
  input: LeaveTournamentInput,
): Promise<Result<TournamentDone, LeaveTournamentError>> {
  return runCommand(context, { mutation: 'leaveTournament', input }, (command) => leavePlayer(command, input));
}

/** The work of it, where more is done by the same command. */
export async function leavePlayer(
  command: Command,
  { tournamentId, playerId }: LeaveTournamentInput,
): Promise<Result<Pick<TournamentDone, 'tournamentId'>, LeaveTournamentError>> {
  const found = await lockedTournament(command.tx, tournamentId);
  if (!found.ok) return found;
  const entry = await entryFor(command, found.value, playerId);
  if (!entry.ok) return entry;
  const { status } = found.value;
  if (status !== 'REGISTRATION') {
    return err(wrongStatus(status, message('refused.registration.leaveLate')));
  }
  const { id: entryId, player } = entry.value;
  await deleteEntry(command.tx, entryId);
  const payload = { tournamentId, entryId, playerId: player.id, change: 'LEFT' as const };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  return ok({ tournamentId });
}
