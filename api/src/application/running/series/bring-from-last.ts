import { isDeepStrictEqual } from 'node:util';
import type { PlayerId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../store/client.ts';
import type { CarriedOver } from '../../../rules/formats/format.ts';
import { entriesOfTournaments, type EntryRecord } from '../../../store/reading/entry.ts';
import { tournamentsOfSeries, type TournamentRecord } from '../../../store/reading/tournament.ts';
import { SERIES_ROLES } from '../../../store/series.ts';
import { setCarriedOver } from '../../../store/writing/entry.ts';
import { formatOf } from '../../state/format-state.ts';
import { loadTournament } from '../tournament-rows.ts';

/** Where a tournament stands in its series. */
export type InSeries = Pick<TournamentRecord, 'id' | 'seriesId' | 'seriesRole' | 'seriesNumber'>;

/** What the players of a tournament carry over from the one before it, and all who were in that one. */
export interface Brought {
  /** without those who were not in it */
  readonly brings: ReadonlyMap<EntryRecord, CarriedOver>;
  readonly before: readonly EntryRecord[];
}

/** What these entries carry over from a tournament that is over, by player. */
export async function broughtFrom(tx: Tx, last: TournamentRecord, entries: readonly EntryRecord[]): Promise<Brought> {
  const { state, rows } = await loadTournament(tx, last.id);
  const handedOn = formatOf(last).handedOn(state);
  const before = new Map(rows.entries.map((entry) => [entry.player.id, entry]));
  const brings = new Map<EntryRecord, CarriedOver>();
  for (const entry of entries) {
    const earlier = before.get(entry.player.id);
    const carriedOver = earlier === undefined ? undefined : handedOn.get(earlier.id);
    if (carriedOver !== undefined) brings.set(entry, carriedOver);
  }
  return { brings, before: rows.entries };
}

/**
 * Notes what these players (null: all) of a tournament carry over from the one before it in its series. Changes nothing where there
 * is none, so that what was taken over by hand stays.
 */
export async function bringFromLast(
  tx: Tx,
  tournament: InSeries,
  players: readonly PlayerId[] | null = null,
): Promise<void> {
  const last = await lastOf(tx, tournament);
  if (last === null || players?.length === 0) return;
  const entries = await entriesOfTournaments(tx, [tournament.id]);
  const asked = entries.filter(({ player }) => players?.includes(player.id) ?? true);
  const { brings } = await broughtFrom(tx, last, asked);
  for (const entry of asked) {
    const carriedOver = brings.get(entry) ?? null;
    if (!isDeepStrictEqual(entry.carriedOver, carriedOver)) await setCarriedOver(tx, entry.id, carriedOver);
  }
}

/** Whom the tournament before it in its series lets into a tournament without signing up, and who is not in it yet. */
export async function qualifiedBefore(tx: Tx, tournament: InSeries): Promise<readonly PlayerId[]> {
  const last = await lastOf(tx, tournament);
  if (last === null) return [];
  const present = new Set((await entriesOfTournaments(tx, [tournament.id])).map(({ player }) => player.id));
  const { state, rows } = await loadTournament(tx, last.id);
  const qualified = new Set(formatOf(last).qualified(state));
  return rows.entries.flatMap(({ id, player }) => (qualified.has(id) && !present.has(player.id) ? [player.id] : []));
}

/** The one before it in its series that was played to its end; null where tournaments do not follow one another. */
async function lastOf(tx: Tx, { id, seriesId, seriesRole, seriesNumber }: InSeries): Promise<TournamentRecord | null> {
  if (seriesId === null || seriesRole === null || !SERIES_ROLES[seriesRole].followsLast) return null;
  const finished = (await tournamentsOfSeries(tx, [seriesId])).filter(
    (one) => one.id !== id && one.seriesRole === seriesRole && one.status === 'FINISHED',
  );
  return finished.findLast((one) => (one.seriesNumber ?? 0) < (seriesNumber ?? 0)) ?? null;
}
