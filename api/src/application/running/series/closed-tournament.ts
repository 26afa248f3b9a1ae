import { invariant } from '../../../kernel/assert.ts';
import { newId } from '../../../kernel/entropy.ts';
import type { EntryId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { entriesOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import { insertEntries, setSnapshot } from '../../../store/writing/entry.ts';
import { setSeriesPlace, setTeam, type SeriesPlace } from '../../../store/writing/series.ts';
import { addTournament } from '../../address/tournament-slug.ts';
import { setTournamentStatus, type NewTournament } from '../../../store/writing/tournament.ts';
import type { Command } from '../../command.ts';
import { tournamentTopic } from '../../events.ts';
import { entrySnapshot } from '../../state/entry-snapshot.ts';
import { listedEntries } from '../../state/player-list.ts';
import { changeTournament } from '../tournament-change.ts';

/** A player whom a series enters; `team` null: he plays for himself. */
export interface SeriesEntrant {
  readonly playerId: PlayerId;
  readonly team: string | null;
}

/**
 * Makes a tournament of a series whose players the series names: it begins as closed, every player with his snapshot. With
 * teams the entrants stand in the order given and count for their team's country; else in that of the player list.
 * Source: Common 4.1, KIBA 3.4, Championship 2.4, 3.3.
 */
export async function makeClosedTournament(
  command: Command,
  tournament: Omit<NewTournament, 'id' | 'slug' | 'createdAt'>,
  { place, entrants }: { readonly place: SeriesPlace; readonly entrants: readonly SeriesEntrant[] },
): Promise<TournamentId> {
  const { tx, at, entropy } = command;
  const id = newId<TournamentId>(entropy);
  await addTournament(tx, { ...tournament, id, createdAt: at });
  await setSeriesPlace(tx, id, place);
  const entries = await enter(command, id, entrants);
  if (entrants.some(({ team }) => team !== null)) await snapshotInOrder(command, entries);
  else await snapshotInList(command, id);
  await setTournamentStatus(tx, id, 'CLOSED', at);
  changeTournament(command, id, 'CREATED', []);
  changeTournament(command, id, 'REGISTRATION_CLOSED', entries);
  return id;
}

/** Puts another player into a closed tournament in place of one who has left it; the list is made anew. */
export async function enterInstead(command: Command, id: TournamentId, playerId: PlayerId): Promise<void> {
  await enter(command, id, [{ playerId, team: null }]);
  await snapshotInList(command, id);
}

async function enter(
  { tx, at, entropy, emit }: Command,
  tournamentId: TournamentId,
  entrants: readonly SeriesEntrant[],
): Promise<readonly EntryRecord[]> {
  const rows = entrants.map(({ playerId, team }) => ({ id: newId<EntryId>(entropy), tournamentId, playerId, team }));
  await insertEntries(
    tx,
    rows.map(({ team: _team, ...entry }) => ({ ...entry, enteredAt: at })),
  );
  for (const { id: entryId, playerId, team } of rows) {
    if (team !== null) await setTeam(tx, entryId, team);
    const payload = { tournamentId, entryId, playerId, change: 'ENTERED' as const };
    emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  }
  const entries = new Map((await entriesOfTournaments(tx, [tournamentId])).map((entry) => [entry.id, entry]));
  return rows.map(({ id }) => {
    const entry = entries.get(id);
    invariant(entry !== undefined, 'who has just entered has an entry');
    return entry;
  });
}

async function snapshotInOrder({ tx }: Command, entries: readonly EntryRecord[]): Promise<void> {
  for (const [index, entry] of entries.entries()) {
    const { category, elo, matches } = entrySnapshot(entry);
    await setSnapshot(tx, entry.id, { seeding: index + 1, category, elo, matches, country: entry.team });
  }
}

async function snapshotInList({ tx }: Command, id: TournamentId): Promise<void> {
  const entries = await entriesOfTournaments(tx, [id]);
  for (const [index, { id: entryId, category, elo, matches, country }] of listedEntries(entries).entries()) {
    await setSnapshot(tx, entryId, { seeding: index + 1, category, elo, matches, country });
  }
}
