import { invariant } from '../../../kernel/assert.ts';
import { newId } from '../../../kernel/entropy.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import { lastEdition } from '../../../store/reading/recurrence.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setOfficial } from '../../../store/writing/official.ts';
import { setEdition } from '../../../store/writing/recurrence.ts';
import { addTournament } from '../../address/tournament-slug.ts';
import { type NewTournament } from '../../../store/writing/tournament.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { changeTournament } from '../../running/tournament-change.ts';
import { nextEdition, startOf } from '../../state/editions.ts';
import { readFormat, readGameConfig } from '../../tournament-settings.ts';
import { message } from '../../texts/say.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentDone, TournamentInput } from '../tournament/shape.ts';

/** Every way in which the command says no. */
export type HoldAgainError = CommonError | WrongStatus;

/**
 * Makes the draft of the edition after this one: what it is, who directs and who helps is as here, its name has its number. For the
 * server itself, once it is time; where that edition is there already, nothing is made. Source: Common 4.11.
 */
export const holdAgain = defineCommand<TournamentInput, TournamentDone, HoldAgainError>(
  'holdAgain',
  async (command, input) => {
    const { tx, at } = command;
    const found = await directedTournament(command, input.tournamentId, 'lead');
    if (!found.ok) return found;
    const tournament = found.value;
    const { status, recurrence, edition } = tournament;
    const start = startOf(tournament);
    const isLast = recurrence !== null && (await lastEdition(tx, recurrence.id)) === tournament.id;
    if (!isLast || recurrence.endedAt !== null || start === null || edition === null) {
      return err(wrongStatus(status, message('refused.recurrence.laterEdition')));
    }
    const { startsAt, opensAt } = nextEdition(recurrence, start, at);
    if (at < opensAt) return err(wrongStatus(status, message('refused.recurrence.early')));
    const tournamentId = newId<TournamentId>(command.entropy);
    const name = `${recurrence.name} ${edition + 1}`;
    await addTournament(tx, { ...sameAs(tournament), id: tournamentId, name, startsAt, createdAt: at });
    await setEdition(tx, tournamentId, { recurrenceId: recurrence.id, edition: edition + 1 });
    for (const { playerId, role, appointedAt, appointedById } of tournament.officials) {
      await setOfficial(tx, { tournamentId, playerId }, { role, at: toInstant(appointedAt), byId: appointedById });
    }
    changeTournament(command, tournamentId, 'CREATED', []);
    return ok({ tournamentId });
  },
);

/** What is agreed for each edition: all that a tournament is made with, but what it is called and when it is. */
function sameAs(
  tournament: TournamentRecord,
): Required<Omit<NewTournament, 'id' | 'name' | 'slug' | 'startsAt' | 'createdAt'>> {
  const { description, format, game, venue, timeControl, directorId, maxPlayers, daysOff, holdsRounds } = tournament;
  const { startsWhenFull, lateEntry, takesBots } = tournament;
  const settings = readFormat(format, tournament.settings);
  invariant(settings.ok, 'the settings of a tournament can be read');
  const gameConfig = readGameConfig(game, tournament.gameConfig, settings.value);
  invariant(gameConfig.ok, 'what was agreed for the games of a tournament can be read');
  return {
    ...{ description, format, game, venue, timeControl, directorId, maxPlayers, daysOff, holdsRounds },
    ...{ startsWhenFull, lateEntry, takesBots },
    settings: settings.value.settings,
    gameConfig: gameConfig.value,
  };
}
