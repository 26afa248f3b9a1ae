import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { everyEntryOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import { playersCalled } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import { setGiven, type GivenEntry } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import {
  invalidInput,
  wrongStatus,
  type CommonError,
  type InvalidLines,
  type TournamentFull,
  type WrongStatus,
} from '../../errors.ts';
import { tournamentTopic, type Effects } from '../../events.ts';
import { hindrance } from '../../pasted/hindrance.ts';
import type { PastedChoice, PastedLine } from '../../pasted/pasted-line.ts';
import { addEntries } from '../../running/add-entries.ts';
import { fieldNow } from '../../running/invitations.ts';
import type { Field } from '../../state/field.ts';
import { directedTournament } from '../tournament/directed.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { givenBy, makeRegistered } from './enter-line.ts';
import { matchRegistrations, type RegistrationLine } from './registration-line.ts';
import { readRegistrationTable } from './registration-text.ts';
import { subjectRows } from './subject-rows.ts';
import { message } from '../../texts/say.ts';

/** The tournament, who enters it, as `readRegistrationTable` and `subjectRows` read it, and whom the names mean that can mean several. */
export interface ImportRegistrationsInput extends TournamentInput {
  readonly text: string;
  readonly choices: readonly PastedChoice[];
}

/** What every line does, in their order, and the field with them. */
export interface ImportRegistrationsDone extends Field {
  readonly tournamentId: TournamentInput['tournamentId'];
  readonly lines: readonly PastedLine[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ImportRegistrationsError = CommonError | WrongStatus | TournamentFull | InvalidLines;

/**
 * Enters many players from a text, matched by name with those who are known here, the others made without accounts. The Elo of a
 * player who is known counts in this tournament alone; of who has entered already only what the line says of him is noted. All or
 * none: a line that cannot be taken, or whose name can mean several, refuses all, and every line says what it does. For the director.
 * Source: Kuksu 12.
 */
export const importRegistrations = defineCommand<
  ImportRegistrationsInput,
  ImportRegistrationsDone,
  ImportRegistrationsError
>('importRegistrations', async (command, { tournamentId, text, choices }) => {
  const { tx } = command;
  const found = await directedTournament(command, tournamentId);
  if (!found.ok) return found;
  const tournament = found.value;
  if (tournament.status !== 'REGISTRATION') {
    return err(wrongStatus(tournament.status, message('refused.registration.closed')));
  }
  const entries = await everyEntryOfTournaments(tx, [tournamentId]);
  const read = await registrationLines(command, text, { entries, choices });
  if (!read.ok) return read;
  const lines = read.value.map(({ pasted }) => pasted);
  const hindered = hindrance(lines);
  if (hindered !== null) return err(hindered);
  const coming = read.value.filter(({ registered, hasEntered }) => registered !== null && !hasEntered).length;
  const { maxPlayers } = tournament;
  if (entries.length + coming > maxPlayers) {
    const why = message('refused.registration.full', { places: maxPlayers, taken: entries.length });
    return err({ kind: 'tournament-full', message: why, maxPlayers });
  }
  await enterLines(command, tournament, { lines: read.value, entries });
  return ok({ tournamentId, lines, ...(await fieldNow(tx, tournament)) });
});

/** Every line of a text, a row of a table or a subject, with what it does as players and entries stand; refuses a text in which there is nobody. */
export async function registrationLines(
  { tx }: Pick<Command, 'tx'>,
  text: string,
  { entries, choices }: { readonly entries: readonly EntryRecord[]; readonly choices: readonly PastedChoice[] },
): Promise<Result<readonly RegistrationLine[], CommonError>> {
  const { rows: subjects, rest } = subjectRows(text);
  const table = readRegistrationTable(rest);
  if (!table.ok) return err(invalidInput('text', table.error));
  const rows = [...table.value, ...subjects].toSorted((one, other) => one.line - other.line);
  if (rows.length === 0) return err(invalidInput('text', message('pasted.nobody')));
  const players = await playersCalled(
    tx,
    rows.map(({ cells }) => cells.name ?? ''),
  );
  return ok(matchRegistrations(rows, { entries, players, choices, isMeantByName: () => true }));
}

/** Enters whom the lines name and who is not in, in their order, and notes of each what his line says. */
async function enterLines(
  command: Command,
  tournament: TournamentRecord,
  { lines, entries }: { readonly lines: readonly RegistrationLine[]; readonly entries: readonly EntryRecord[] },
): Promise<void> {
  const { tx, emit } = command;
  const { id: tournamentId } = tournament;
  const entryOf = new Map(entries.map(({ id, player }) => [player.id, id]));
  const given = new Map<PlayerId, GivenEntry>();
  const entering: PlayerId[] = [];
  for (const { registered, playerId, hasEntered } of lines) {
    if (registered === null) continue;
    const player = playerId ?? (await makeRegistered(command, tournament, registered));
    const said = givenBy(registered, playerId === null);
    given.set(player, said);
    if (!hasEntered) entering.push(player);
    const entry = entryOf.get(player);
    if (entry !== undefined) await setGiven(tx, entry, said);
  }
  await addEntries(command, tournament, entering, given);
  emit({
    topic: tournamentTopic(tournamentId),
    kind: 'TournamentChanged',
    payload: { tournamentId, change: 'UPDATED' },
  });
}
