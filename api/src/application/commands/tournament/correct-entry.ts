import type { EntryId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { entriesOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import { clearSnapshot, setGiven, setGivenElo } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import { forbidden, invalidInput, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic, type Effects } from '../../events.ts';
import { readCountry, readNumber, readText } from '../../input-text.ts';
import { actingPlayer } from '../../rights.ts';
import { changePerson } from '../../running/change-person.ts';
import { importBase } from '../../running/import-base.ts';
import { noteList } from '../../running/note-list.ts';
import { entrySnapshot } from '../../state/entry-snapshot.ts';
import { LONGEST_NAME, MOST_ELO, MOST_MATCHES } from '../player/create.ts';
import { directedTournament } from './directed.ts';
import { entryFor } from './entry-for.ts';
import { freeIdElsewhere } from './id-elsewhere.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, one of its players, and what was wrong about him; what is left out stays. */
export interface CorrectEntryInput extends TournamentInput {
  readonly playerId: PlayerId;
  readonly name?: string | undefined;
  /** ISO 3166 alpha-2; null: not known. */
  readonly country?: string | null | undefined;
  readonly elo?: number | undefined;
  readonly matches?: number | undefined;
  /** By what he goes on the server where it is played; null: nobody has said. */
  readonly idElsewhere?: string | null | undefined;
}

/** The entry that was corrected. */
export interface CorrectEntryDone {
  readonly tournamentId: TournamentId;
  readonly entryId: EntryId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type CorrectEntryError = CommonError | WrongStatus;

/**
 * Corrects what was written wrong when a player was entered. Name, country and games are the player's own: they are corrected of who
 * has no account, games only of who has not played a rated game here; Elo then too, else for this tournament alone; so is anybody's id
 * on the server where it is played. Once the tournament has started Elo and games stay as they were noted, and so does the country
 * where its tables count by it; until then a list that was noted is noted again. For the director. Source: Common 4.2, 4.15.
 */
export const correctEntry = defineCommand<CorrectEntryInput, CorrectEntryDone, CorrectEntryError>(
  'correctEntry',
  async (command, input) => {
    const { tournamentId, playerId } = input;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const { status } = found.value;
    const isBefore = status === 'REGISTRATION' || status === 'CLOSED';
    if (!isBefore && (status === 'CANCELLED' || input.elo !== undefined || input.matches !== undefined)) {
      return err(wrongStatus(status, message('refused.registration.correctLate')));
    }
    const entry = await entryFor(command, found.value, playerId);
    if (!entry.ok) return entry;
    const { player, id: entryId } = entry.value;
    const isOwn = input.name !== undefined || input.country !== undefined;
    if (isOwn && player.accountId !== null) {
      return err(forbidden(message('refused.registration.correctsHimself', { name: player.name })));
    }
    const name = input.name === undefined ? ok(player.name) : readText('name', input.name, { longest: LONGEST_NAME });
    if (!name.ok) return name;
    const country = input.country === undefined ? ok(player.country) : readCountry('country', input.country);
    if (!country.ok) return country;
    const id = await correctId(command, entry.value, input);
    if (!id.ok) return id;
    const rated = await correctRating(command, entry.value, input);
    if (!rated.ok) return rated;
    if (isOwn) await changePerson(command, playerId, { name: name.value, country: country.value }, tournamentId);
    if (status === 'CLOSED') await noteAgain(command, tournamentId, entryId);
    const payload = { tournamentId, entryId, playerId, change: 'CORRECTED' as const };
    command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
    return ok({ tournamentId, entryId });
  },
);

/** The list of players as it is now noted, with what is now known of this one. */
async function noteAgain({ tx }: Command, tournamentId: TournamentId, entryId: EntryId): Promise<void> {
  await clearSnapshot(tx, entryId);
  await noteList(tx, await entriesOfTournaments(tx, [tournamentId]));
}

async function correctId(
  { tx }: Command,
  { id, player }: EntryRecord,
  { tournamentId, idElsewhere }: Pick<CorrectEntryInput, 'tournamentId' | 'idElsewhere'>,
): Promise<Result<null, CommonError>> {
  if (idElsewhere === undefined) return ok(null);
  const read = await freeIdElsewhere(tx, tournamentId, { given: idElsewhere, of: player.id });
  if (!read.ok) return read;
  await setGiven(tx, id, { idElsewhere: read.value });
  return ok(null);
}

async function correctRating(
  { tx, at, actor }: Command,
  entry: EntryRecord,
  given: Pick<CorrectEntryInput, 'elo' | 'matches'>,
): Promise<Result<null, CommonError>> {
  if (given.elo === undefined && given.matches === undefined) return ok(null);
  const now = entrySnapshot(entry);
  const elo = readNumber('elo', given.elo ?? now.elo, { least: 0, most: MOST_ELO });
  if (!elo.ok) return elo;
  const matches = readNumber('matches', given.matches ?? now.matches, { least: 0, most: MOST_MATCHES });
  if (!matches.ok) return matches;
  const { player, tournament } = entry;
  const rating = player.ratings.find(({ game }) => game === tournament.game);
  const hasPlayed = rating !== undefined && rating.matches !== rating.imported;
  if (player.accountId === null && !hasPlayed) {
    const base = { playerId: player.id, game: tournament.game, elo: elo.value, matches: matches.value };
    await importBase(tx, { ...base, byId: actingPlayer(actor), source: null, at });
    await setGivenElo(tx, entry.id, null);
    return ok(null);
  }
  if (given.matches !== undefined) {
    return err(invalidInput('matches', message('refused.registration.matchesCounted', { name: player.name })));
  }
  await setGivenElo(tx, entry.id, elo.value);
  return ok(null);
}
