import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { waitingOfTournaments } from '../../../store/reading/waiting.ts';
import { deleteEntry } from '../../../store/writing/entry.ts';
import { deleteWaiting } from '../../../store/writing/waiting.ts';
import { defineCommand, type Command } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic } from '../../events.ts';
import { lockedTournament } from '../../found.ts';
import { actingPlayer, directs } from '../../rights.ts';
import { noteList } from '../../running/note-list.ts';
import { fillPlaces, tellPlace, tellWaiting } from '../../running/waiting-list.ts';
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

/**
 * Takes the caller's entry back, or for the director anybody's, while registration is open, and for the director until the start; who
 * waits for a place leaves the waiting list. A place that becomes free goes to who has waited longest. Source: Common 4.1, 4.14.
 */
export const leaveTournament = defineCommand<LeaveTournamentInput, TournamentDone, LeaveTournamentError>(
  'leaveTournament',
  (command, input) => {
    command.undoneBy(message('undo.removed'));
    return leavePlayer(command, input);
  },
);

/** The work of it, where more is done by the same command. */
export async function leavePlayer(
  command: Command,
  { tournamentId, playerId }: LeaveTournamentInput,
): Promise<Result<Pick<TournamentDone, 'tournamentId'>, LeaveTournamentError>> {
  const { tx, actor } = command;
  const found = await lockedTournament(tx, tournamentId);
  if (!found.ok) return found;
  const tournament = found.value;
  const own = actingPlayer(actor);
  const wanted = playerId ?? own;
  const isDirecting = directs(actor, tournament);
  const waits = (await waitingOfTournaments(tx, [tournamentId])).some((one) => one.playerId === wanted);
  if (waits && wanted !== null && (wanted === own || isDirecting)) {
    await deleteWaiting(tx, tournamentId, [wanted]);
    tellWaiting(command, { tournamentId, playerId: wanted, change: wanted === own ? 'LEFT' : 'REMOVED' });
    if (wanted !== own) tellPlace(command, tournamentId, wanted, 'REMOVED');
    return ok({ tournamentId });
  }
  const entry = await entryFor(command, tournament, playerId);
  if (!entry.ok) return entry;
  const { status } = tournament;
  if (status !== 'REGISTRATION' && (status !== 'CLOSED' || !isDirecting)) {
    return err(wrongStatus(status, message('refused.registration.leaveLate')));
  }
  const { id: entryId, player } = entry.value;
  await deleteEntry(tx, entryId);
  const change = player.id === own ? 'LEFT' : 'REMOVED';
  const payload = { tournamentId, entryId, playerId: player.id, change } as const;
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  if (player.id !== own) tellPlace(command, tournamentId, player.id, 'REMOVED');
  await closeRanks(command, tournament);
  return ok({ tournamentId });
}

/** While registration is open the next who waits has the place; later the list of players is noted again. */
async function closeRanks(command: Command, tournament: TournamentRecord): Promise<void> {
  if (tournament.status === 'REGISTRATION') await fillPlaces(command, tournament);
  else await noteList(command.tx, await entriesOfTournaments(command.tx, [tournament.id]));
}
