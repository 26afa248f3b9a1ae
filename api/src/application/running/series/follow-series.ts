import { invariant } from '../../../kernel/assert.ts';
import type { GameId, PlayerId, SeriesId, TournamentId } from '../../../kernel/ids.ts';
import type { DomainEvent, EventPayload } from '../../../store/codecs/event-payload.ts';
import { lockSeries } from '../../../store/lock.ts';
import { seriesByIds } from '../../../store/reading/series.ts';
import { tournamentsByIds, type TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Tx } from '../../../store/client.ts';
import { inboxTopic, seriesTopic } from '../../events.ts';
import type { Championship } from '../../queries/series/championship.ts';
import { beforeResultsOf, loadTournament } from '../tournament-rows.ts';
import { award, type Emitter } from './award.ts';
import { loadChampionship, seriesPart } from './series-rows.ts';

interface Follower extends Emitter {
  readonly tx: Tx;
}

type Member = TournamentRecord & { readonly seriesId: SeriesId };

/**
 * What the events of a command mean for the series that their tournaments belong to: a tournament moves on, ends or is
 * corrected after its end. Run when the work of a command is done, its tournaments locked; locks their series.
 * Source: formats.md B.1, 0.5.
 */
export async function followSeries(follower: Follower, events: readonly DomainEvent[]): Promise<void> {
  const changes = events.flatMap((event) => (event.kind === 'TournamentChanged' ? [event.payload] : []));
  const overruled = events.flatMap((event) => (event.kind === 'ResultOverruled' ? [event.payload] : []));
  const touched = new Set([...changes, ...overruled].map(({ tournamentId }) => tournamentId));
  if (touched.size === 0) return;
  for (const tournament of await members(follower, [...touched])) {
    await lockSeries(follower.tx, tournament.seriesId);
    for (const { change, tournamentId } of changes) {
      if (tournamentId === tournament.id && change !== 'CREATED') await moveOn(follower, tournament, change);
    }
    const games = overruled.flatMap(({ tournamentId, gameId }) => (tournamentId === tournament.id ? [gameId] : []));
    if (games.length > 0 && tournament.status === 'FINISHED') await correct(follower, tournament, games);
  }
}

async function members({ tx }: Follower, ids: readonly TournamentId[]): Promise<readonly Member[]> {
  const found = await tournamentsByIds(tx, ids);
  const inSeries = found.flatMap(({ seriesId, ...rest }) => (seriesId === null ? [] : [{ ...rest, seriesId }]));
  return inSeries.toSorted((a, b) => (a.seriesId < b.seriesId ? -1 : 1));
}

async function moveOn(
  follower: Follower,
  tournament: Member,
  change: EventPayload<'TournamentChanged'>['change'],
): Promise<void> {
  const { seriesId, id: tournamentId, seriesRole } = tournament;
  const payload = { seriesId, tournamentId, change };
  follower.emit({ topic: seriesTopic(seriesId), kind: 'SeriesTournamentChanged', payload });
  if (change !== 'FINISHED') return;
  if (seriesRole === 'TOURNAMENT') return tellStandings(follower, tournament);
  award(follower, seriesId, seriesPart(tournament, await loadTournament(follower.tx, tournamentId)), null);
}

/** Tells that the points of a finished tournament are others. */
export function tellStandings({ emit }: Emitter, { id, seriesId }: Pick<Member, 'id' | 'seriesId'>): void {
  const payload = { seriesId, tournamentId: id };
  emit({ topic: seriesTopic(seriesId), kind: 'SeriesStandingsChanged', payload });
  emit({ topic: seriesTopic(seriesId), kind: 'NationsRanked', payload });
}

async function correct(follower: Follower, tournament: Member, games: readonly GameId[]): Promise<void> {
  const { seriesId, id, seriesRole } = tournament;
  const corrected = games.map((game) => ({ id: game }));
  if (seriesRole !== 'TOURNAMENT') {
    const after = await loadTournament(follower.tx, id);
    const before = seriesPart(tournament, beforeResultsOf(after, corrected));
    return award(follower, seriesId, seriesPart(tournament, after), before);
  }
  tellStandings(follower, tournament);
  const [series] = await seriesByIds(follower.tx, [seriesId]);
  invariant(series !== undefined, 'a tournament’s series exists');
  const after = await loadChampionship(follower.tx, series);
  if (after.mabingwa === null) return;
  const before = await loadChampionship(follower.tx, series, { tournament: id, games: corrected });
  tellMoved(follower, before, after);
}

/** Tells the players whom the standings would now put into the Mabingwa or out of it; who plays it stays. Source: formats.md 0.5. */
function tellMoved({ emit }: Follower, before: Championship, { series, mabingwa, table }: Championship): void {
  if (mabingwa === null) return;
  const playing = new Set(mabingwa.entries.map(({ player }) => player.id));
  const payload = { seriesId: series.id, tournamentId: mabingwa.tournament.id };
  const tell = (player: PlayerId, change: 'WOULD_QUALIFY' | 'WOULD_NOT_QUALIFY') =>
    emit({ topic: inboxTopic(player), kind: 'MySeriesPlace', payload: { ...payload, change } });
  for (const player of table.mabingwa) {
    if (!playing.has(player) && !before.table.mabingwa.includes(player)) tell(player, 'WOULD_QUALIFY');
  }
  for (const player of before.table.mabingwa) {
    if (playing.has(player) && !table.mabingwa.includes(player)) tell(player, 'WOULD_NOT_QUALIFY');
  }
}
