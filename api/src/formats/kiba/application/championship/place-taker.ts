import { invariant } from '../../../../kernel/assert.ts';
import type { PlayerId, SeriesId, TournamentId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { MABINGWA_PLAYERS, mabingwaField } from '../../rules/championship/mabingwa-field.ts';
import type { Tx } from '../../../../store/client.ts';
import { lockTournament } from '../../../../store/lock.ts';
import { tournamentsOfSeries } from '../../../../store/reading/tournament.ts';
import { deleteEntry } from '../../../../store/writing/entry.ts';
import type { Command } from '../../../../application/command.ts';
import { invalidInput, type CutTied, type InvalidInput, type TooFewQualified } from '../../../../application/errors.ts';
import { inboxTopic, tournamentTopic } from '../../../../application/events.ts';
import { isId } from '../../../../application/found.ts';
import type { Championship } from './championship.ts';
import { decisionsOf } from './championship-table.ts';
import { placesIn } from './viewer-rights.ts';
import { enterInstead } from '../../../../application/running/series/closed-tournament.ts';
import { message } from '../../../../application/texts/say.ts';

/** Locks the Mabingwa of a series, before the series itself; null while it is not opened. */
export async function lockMabingwa(tx: Tx, seriesId: SeriesId): Promise<TournamentId | null> {
  if (!isId(seriesId)) return null;
  const tournaments = await tournamentsOfSeries(tx, [seriesId]);
  const mabingwa = tournaments.find(({ seriesRole, status }) => seriesRole === 'MABINGWA' && status !== 'CANCELLED');
  if (mabingwa === undefined) return null;
  await lockTournament(tx, mabingwa.id);
  return mabingwa.id;
}

/**
 * Who takes the place of a player in the Mabingwa: the first of the standings who neither plays nor refuses; null while it
 * is not opened, for then the standings themselves say. Refuses a player without a place, a tie of those who follow that the
 * director has not settled, and an opened Mabingwa that nobody follows.
 */
export function placeTaker(
  championship: Championship,
  player: PlayerId,
): Result<PlayerId | null, InvalidInput | CutTied | TooFewQualified> {
  const { mabingwa, table, rulings } = championship;
  const playing = placesIn(championship);
  if (!playing.includes(player)) return err(invalidInput('playerId', message('series.CHAMPIONSHIP.refused.noPlace')));
  if (mabingwa === null) return ok(null);
  const others = table.rows.filter(({ id }) => !playing.includes(id));
  const { players, tied } = mabingwaField(others, decisionsOf(rulings), 1);
  if (tied.length > 0) {
    const why = message('series.CHAMPIONSHIP.refused.followersTied');
    return err({ kind: 'cut-tied', message: why, players: tied, countries: [] });
  }
  const [next] = players;
  if (next !== undefined) return ok(next);
  const why = message('series.CHAMPIONSHIP.refused.nobodyFollows');
  return err({ kind: 'too-few-qualified', message: why, needed: MABINGWA_PLAYERS, qualified: playing.length - 1 });
}

/** Puts who follows into the opened Mabingwa in place of who refuses, and tells him. */
export async function takePlace(
  command: Command,
  { series, mabingwa }: Championship,
  { from, next }: { readonly from: PlayerId; readonly next: PlayerId | null },
): Promise<void> {
  if (mabingwa === null || next === null) return;
  const { tx, emit } = command;
  const tournamentId = mabingwa.tournament.id;
  const entry = mabingwa.entries.find(({ player }) => player.id === from);
  invariant(entry !== undefined, 'who gives a place back has it');
  await deleteEntry(tx, entry.id);
  const left = { tournamentId, entryId: entry.id, playerId: from, change: 'LEFT' as const };
  emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload: left });
  await enterInstead(command, tournamentId, next);
  const payload = { seriesId: series.id, tournamentId, change: 'QUALIFIED' } as const;
  emit({ topic: inboxTopic(next), kind: 'MySeriesPlace', payload });
}
