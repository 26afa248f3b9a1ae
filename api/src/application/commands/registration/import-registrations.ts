import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import { everyEntryOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import { playersNamed } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setGivenElo } from '../../../store/writing/entry.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import {
  invalidInput,
  wrongStatus,
  type CommonError,
  type InvalidRegistrations,
  type TournamentFull,
  type WrongStatus,
} from '../../errors.ts';
import { tournamentTopic, type Effects } from '../../events.ts';
import type { RegistrationLine } from '../../registration-line.ts';
import { fieldNow } from '../../running/invitations.ts';
import type { Field } from '../../state/field.ts';
import { addPlayer } from '../player/create.ts';
import { directedTournament } from '../tournament/directed.ts';
import { addEntries } from '../tournament/registration.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { matchRegistrations, readRegistrationTable } from './registration-text.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and who enters it, as `readRegistrationTable` reads it. */
export interface ImportRegistrationsInput extends TournamentInput {
  readonly text: string;
}

/** What every line was, in their order, and the field with them. */
export interface ImportRegistrationsDone extends Field {
  readonly tournamentId: TournamentInput['tournamentId'];
  readonly lines: readonly RegistrationLine[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ImportRegistrationsError = CommonError | WrongStatus | TournamentFull | InvalidRegistrations;

/**
 * Enters many players from a text, with the ratings that count in this tournament: matched by name with those who are known here,
 * the others made without accounts; of who has entered already only the rating is set. All or none: a line that cannot be taken
 * refuses all, and every line says what it is. For the director. Source: Kuksu 12.
 */
export async function importRegistrations(
  context: AppContext,
  input: ImportRegistrationsInput,
): Promise<Result<ImportRegistrationsDone, ImportRegistrationsError>> {
  return runCommand(context, { mutation: 'importRegistrations', input }, (command) => importAll(command, input));
}

async function importAll(
  command: Command,
  { tournamentId, text }: ImportRegistrationsInput,
): Promise<Result<Omit<ImportRegistrationsDone, 'effects'>, ImportRegistrationsError>> {
  const { tx } = command;
  const found = await directedTournament(command, tournamentId);
  if (!found.ok) return found;
  const tournament = found.value;
  if (tournament.status !== 'REGISTRATION') {
    return err(wrongStatus(tournament.status, message('refused.registration.closed')));
  }
  const table = readRegistrationTable(text);
  if (!table.ok) return err(invalidInput('text', table.error));
  if (table.value.length === 0) return err(invalidInput('text', message('refused.registration.nobody')));
  const entries = await everyEntryOfTournaments(tx, [tournamentId]);
  const players = await playersNamed(
    tx,
    table.value.map(({ cells }) => cells.name ?? ''),
  );
  const lines = matchRegistrations(table.value, { entries, players });
  const faults = lines.filter(({ problem }) => problem !== null).length;
  if (faults > 0) {
    const why = message('refused.registration.faults', { faulty: faults, lines: lines.length });
    return err({ kind: 'invalid-registrations', message: why, lines });
  }
  const coming = lines.filter(({ kind }) => kind !== 'ENTERED').length;
  const { maxPlayers } = tournament;
  if (entries.length + coming > maxPlayers) {
    const why = message('refused.registration.full', { places: maxPlayers, taken: entries.length });
    return err({ kind: 'tournament-full', message: why, maxPlayers });
  }
  await enterLines(command, tournament, { lines, entries });
  return ok({ tournamentId, lines, ...(await fieldNow(tx, tournament)) });
}

/** Enters whom the lines name and who is not in, in their order, and gives each the rating of his line. */
async function enterLines(
  command: Command,
  tournament: TournamentRecord,
  { lines, entries }: { readonly lines: readonly RegistrationLine[]; readonly entries: readonly EntryRecord[] },
): Promise<void> {
  const { tx, emit } = command;
  const { game, id: tournamentId } = tournament;
  const ratings = new Map<PlayerId, number>();
  const entering: PlayerId[] = [];
  for (const { name, country, rating, kind, playerId } of lines) {
    const player =
      playerId ??
      (await addPlayer(
        command,
        { name, country, category: 3, elo: rating ?? NEW_ELO.elo, matches: NEW_ELO.games },
        { game },
      ));
    if (kind !== 'ENTERED') entering.push(player);
    if (rating !== null) ratings.set(player, rating);
  }
  for (const { id, player } of entries) {
    const rating = ratings.get(player.id);
    if (rating !== undefined) await setGivenElo(tx, id, rating);
  }
  await addEntries(command, tournament, entering, ratings);
  emit({
    topic: tournamentTopic(tournamentId),
    kind: 'TournamentChanged',
    payload: { tournamentId, change: 'UPDATED' },
  });
}
