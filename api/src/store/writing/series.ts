import { messageJson } from '../codecs/message.ts';
import type { EntryId, PlayerId, SeriesId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { SeriesKind, SeriesRoleKey } from '#formats/rules';
import type { FormatSettings } from '../../rules/formats/any-format.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { SeriesRulingRecord } from '../reading/series.ts';

/** A series to be stored. `settings` is as its kind has completed it. */
export interface NewSeries {
  readonly id: SeriesId;
  readonly name: string;
  readonly description: string | null;
  readonly kind: SeriesKind;
  readonly settings: FormatSettings;
  readonly directorId: PlayerId;
  readonly createdAt: Instant;
}

/** What a tournament is in its series, and its number there. */
export interface SeriesPlace {
  readonly seriesId: SeriesId;
  readonly role: SeriesRoleKey;
  readonly number: number | null;
}

/** Stores a series. */
export async function insertSeries(tx: Tx, { createdAt, ...series }: NewSeries): Promise<void> {
  await tx.series.create({ data: { ...series, createdAt: toDate(createdAt) }, select: { id: true } });
}

/** Stores what a series is called and said to be. */
export async function updateSeries(
  tx: Tx,
  id: SeriesId,
  { name, description }: Pick<NewSeries, 'name' | 'description'>,
): Promise<void> {
  await tx.series.update({ where: { id }, data: { name, description }, select: { id: true } });
}

/** Puts a tournament in its place in a series. */
export async function setSeriesPlace(tx: Tx, id: TournamentId, { seriesId, role, number }: SeriesPlace): Promise<void> {
  await tx.tournament.update({
    where: { id },
    data: { seriesId, seriesRole: role, seriesNumber: number },
    select: { id: true },
  });
}

/** Takes a tournament out of its series; it stays as it is. */
export async function leaveSeries(tx: Tx, id: TournamentId): Promise<void> {
  await tx.tournament.update({
    where: { id },
    data: { seriesId: null, seriesRole: null, seriesNumber: null },
    select: { id: true },
  });
}

/** Notes for which team an entry plays. */
export async function setTeam(tx: Tx, id: EntryId, team: string): Promise<void> {
  await tx.entry.update({ where: { id }, data: { team }, select: { id: true } });
}

/** A decision in a series to be stored. */
export interface NewSeriesRuling extends Omit<SeriesRulingRecord, 'at' | 'playerIds'> {
  readonly playerIds: readonly PlayerId[];
  readonly at: Instant;
}

/** Adds a decision to its series; decisions are never changed. */
export async function insertSeriesRuling(tx: Tx, { at, playerIds, text, ...ruling }: NewSeriesRuling): Promise<void> {
  await tx.seriesRuling.create({
    data: { ...ruling, text: messageJson(text), playerIds: [...playerIds], at: toDate(at) },
    select: { id: true },
  });
}
