import { err, ok, type Result } from '../../../kernel/result.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { setTournamentStatus } from '../../../store/writing/tournament.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { changeTournament } from '../../running/tournament-change.ts';
import { directedTournament } from './directed.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Every way in which the command says no. */
export type CancelTournamentError = CommonError | WrongStatus;

/** Cancels a tournament that has not started, and tells everybody who has entered. Source: Common 4.1. */
export async function cancelTournament(
  context: AppContext,
  input: TournamentInput,
): Promise<Result<TournamentDone, CancelTournamentError>> {
  return runCommand(context, { mutation: 'cancelTournament', input }, (command) => cancel(command, input));
}

async function cancel(
  command: Command,
  { tournamentId }: TournamentInput,
): Promise<Result<Pick<TournamentDone, 'tournamentId'>, CancelTournamentError>> {
  const { tx, at } = command;
  const found = await directedTournament(command, tournamentId, 'lead');
  if (!found.ok) return found;
  const { status } = found.value;
  if (status !== 'DRAFT' && status !== 'REGISTRATION' && status !== 'CLOSED') {
    return err(wrongStatus(status, message('refused.tournament.cancelledBefore')));
  }
  await setTournamentStatus(tx, tournamentId, 'CANCELLED', at);
  changeTournament(command, tournamentId, 'CANCELLED', await entriesOfTournaments(tx, [tournamentId]));
  return ok({ tournamentId });
}
