import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { toInstantOrNull } from '../../../store/codecs/instant.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { playersByIds } from '../../../store/reading/player.ts';
import { standingPlayers } from '../../../store/reading/recurrence.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { SERIES_ROLES, kindOfRole } from '../../../store/series.ts';
import { clearSnapshots } from '../../../store/writing/entry.ts';
import { setAcceptUntil, setTournamentStatus } from '../../../store/writing/tournament.ts';
import type { Tx } from '../../../store/client.ts';
import { defineCommand, type Command } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { inboxTopic } from '../../events.ts';
import { addEntries } from '../../running/add-entries.ts';
import { commitDraws } from '../../running/draw-lots.ts';
import { qualifiedBefore } from '../../running/series/bring-from-last.ts';
import { announceStart, changeTournament } from '../../running/tournament-change.ts';
import { fillPlaces, letWait } from '../../running/waiting-list.ts';
import { directedTournament } from './directed.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Every way in which the command says no. */
export type OpenRegistrationError = CommonError | WrongStatus;

/**
 * Opens the registration of a draft, or again after it was closed; the snapshots and invitations of a closing are taken back,
 * so who was out by then is in again. Whom the tournament before in its series lets in without signing up is entered by itself, and who
 * has asked to be each time, or waits for a place. Source: Common 4.1, 4.12, Kuksu 11.4.
 */
export const openRegistration = defineCommand<TournamentInput, TournamentDone, OpenRegistrationError>(
  'openRegistration',
  async (command, { tournamentId }) => {
    const { tx, at } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { status, seriesRole, startsAt } = found.value;
    if (seriesRole !== null && SERIES_ROLES[seriesRole].namesPlayers) {
      return err(wrongStatus(status, message(`series.${kindOfRole(seriesRole)}.refused.namesPlayers`)));
    }
    if (status !== 'DRAFT' && status !== 'CLOSED') {
      return err(wrongStatus(status, message('refused.registration.openLate')));
    }
    command.undoneBy(message(status === 'DRAFT' ? 'undo.opened' : 'undo.reopened'));
    await clearSnapshots(tx, tournamentId);
    await setAcceptUntil(tx, tournamentId, null);
    await setTournamentStatus(tx, tournamentId, 'REGISTRATION', at);
    await commitDraws(command, found.value);
    if (status === 'DRAFT') await enterByThemselves(command, found.value);
    await fillPlaces(command, { ...found.value, status: 'REGISTRATION' });
    const entries = await entriesOfTournaments(tx, [tournamentId]);
    changeTournament(command, tournamentId, 'REGISTRATION_OPENED', entries);
    announceStart(command, { tournamentId, startsAt: toInstantOrNull(startsAt) }, entries);
    return ok({ tournamentId });
  },
);

async function enterByThemselves(command: Command, tournament: TournamentRecord): Promise<void> {
  const { tx, emit } = command;
  const { id: tournamentId, recurrenceId, seriesId, maxPlayers } = tournament;
  await addEntries(command, tournament, await stillPlaying(tx, await qualifiedBefore(tx, tournament)));
  const present = new Set((await entriesOfTournaments(tx, [tournamentId])).map(({ player }) => player.id));
  const standing = await standingPlayers(tx, { recurrenceId, seriesId });
  const asked = await stillPlaying(
    tx,
    standing.filter((player) => !present.has(player)),
  );
  const again = asked.slice(0, maxPlayers - present.size);
  await addEntries(command, tournament, again);
  const payload = { tournamentId, startsAt: toInstantOrNull(tournament.startsAt) };
  for (const player of again) emit({ topic: inboxTopic(player), kind: 'MySignedUpAgain', payload });
  await letWait(command, tournament, asked.slice(again.length));
}

/** These players without bots that were retired, in the same order. */
async function stillPlaying(tx: Tx, players: readonly PlayerId[]): Promise<readonly PlayerId[]> {
  const retired = new Set(
    (await playersByIds(tx, players)).filter(({ retiredAt }) => retiredAt !== null).map(({ id }) => id),
  );
  return players.filter((id) => !retired.has(id));
}
