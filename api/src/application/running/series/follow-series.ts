import { invariant } from '../../../kernel/assert.ts';
import type { GameId, PlayerId, SeriesId, TournamentId } from '../../../kernel/ids.ts';
import type { Tx } from '../../../store/client.ts';
import type { DomainEvent, TOURNAMENT_CHANGES } from '../../../store/codecs/event-payload.ts';
import { lockSeries } from '../../../store/lock.ts';
import { seriesByIds } from '../../../store/reading/series.ts';
import { tournamentsByIds, type TournamentRecord } from '../../../store/reading/tournament.ts';
import { inboxTopic, seriesTopic, type PlaceChange } from '../../events.ts';
import { formatOf } from '../../queries/format-state.ts';
import type { Championship } from '../../../formats/kiba/application/championship/championship.ts';
import { beforeResultsOf, loadTournament } from '../tournament-rows.ts';
import { award, type Emitter } from './award.ts';
import { loadChampionship, seriesPart, type Correction } from './series-rows.ts';

interface Follower extends Emitter {
  readonly tx: Tx;
  movePlace(change: PlaceChange): void;
}

type Change = (typeof TOURNAMENT_CHANGES)[number];
type Member = TournamentRecord & { readonly seriesId: SeriesId };

/**
 * What the events of a command mean for the series that their tournaments belong to: a tournament moves on, ends or is
 * corrected after its end. Run when the work of a command is done, its tournaments locked; locks their series.
 * Source: Championship 1, Common 1.5.
 */
export async function followSeries(follower: Follower, events: readonly DomainEvent[]): Promise<void> {
  const happened = new Map<TournamentId, { readonly changes: Change[]; readonly games: GameId[] }>();
  for (const { kind, payload } of events) {
    if (kind !== 'TournamentChanged' && kind !== 'ResultOverruled') continue;
    const known = happened.get(payload.tournamentId) ?? { changes: [], games: [] };
    happened.set(payload.tournamentId, known);
    if (kind === 'ResultOverruled') known.games.push(payload.gameId);
    else if (payload.change !== 'CREATED') known.changes.push(payload.change);
  }
  if (happened.size === 0) return;
  for (const tournament of await members(follower, [...happened.keys()])) {
    const { changes = [], games = [] } = happened.get(tournament.id) ?? {};
    await lockSeries(follower.tx, tournament.seriesId);
    for (const change of changes) tellChange(follower, tournament, change);
    const correction = { tournament: tournament.id, games: games.map((id) => ({ id })) };
    const isCorrected = games.length > 0 && (await wasFinished(follower, tournament, { changes, correction }));
    if (isCorrected) await correct(follower, tournament, correction);
    else if (changes.includes('FINISHED')) await end(follower, tournament);
  }
}

async function members({ tx }: Follower, ids: readonly TournamentId[]): Promise<readonly Member[]> {
  const found = await tournamentsByIds(tx, ids);
  const inSeries = found.flatMap(({ seriesId, ...rest }) => (seriesId === null ? [] : [{ ...rest, seriesId }]));
  return inSeries.toSorted((a, b) => (a.seriesId < b.seriesId ? -1 : 1));
}

function tellChange({ emit }: Emitter, { seriesId, id: tournamentId }: Member, change: Change): void {
  emit({
    topic: seriesTopic(seriesId),
    kind: 'SeriesTournamentChanged',
    payload: { seriesId, tournamentId, change },
  });
}

/** Tells that the points of a finished tournament are others. */
export function tellStandings({ emit }: Emitter, { id, seriesId }: Pick<Member, 'id' | 'seriesId'>): void {
  const payload = { seriesId, tournamentId: id };
  emit({ topic: seriesTopic(seriesId), kind: 'SeriesStandingsChanged', payload });
  emit({ topic: seriesTopic(seriesId), kind: 'NationsRanked', payload });
}

async function end(follower: Follower, tournament: Member): Promise<void> {
  if (tournament.seriesRole === 'TOURNAMENT') return tellStandings(follower, tournament);
  const part = seriesPart(tournament, await loadTournament(follower.tx, tournament.id));
  award(follower, tournament.seriesId, part, null);
}

interface Happened {
  readonly changes: readonly Change[];
  readonly correction: Correction;
}

/** Whether a tournament was finished before this correction of its results. */
async function wasFinished({ tx }: Follower, tournament: Member, { changes, correction }: Happened): Promise<boolean> {
  if (changes.includes('REOPENED')) return true;
  if (tournament.status !== 'FINISHED') return false;
  const before = beforeResultsOf(await loadTournament(tx, tournament.id), correction.games);
  return formatOf(tournament).next(before.state).done;
}

async function correct(follower: Follower, tournament: Member, correction: Correction): Promise<void> {
  const { tx } = follower;
  const { seriesId, id, seriesRole } = tournament;
  if (seriesRole !== 'TOURNAMENT') {
    const after = await loadTournament(tx, id);
    const earlier = { ...tournament, status: 'FINISHED', finishedAt: tournament.createdAt } as const;
    const before = seriesPart(earlier, beforeResultsOf(after, correction.games));
    return award(follower, seriesId, seriesPart(tournament, after), before);
  }
  tellStandings(follower, tournament);
  const [series] = await seriesByIds(tx, [seriesId]);
  invariant(series !== undefined, 'the series of a tournament exists');
  const after = await loadChampionship(tx, series);
  if (after.mabingwa === null && after.state !== 'COMPLETE') return;
  const before = await loadChampionship(tx, series, correction);
  tellMoved(follower, before, after);
  noteMoved(follower, before, after);
}

/** Notes who would no longer play the Mabingwa by the standings, and who would instead. */
function noteMoved({ movePlace }: Follower, before: Championship, after: Championship): void {
  const entries = after.legs.flatMap(({ part }) => part?.entries ?? []);
  const note = (player: PlayerId, goesOn: boolean): void => {
    const name = entries.find((entry) => entry.player.id === player)?.player.name ?? '';
    const text = goesOn ? `${name} would play the Mabingwa instead.` : `${name} would no longer play the Mabingwa.`;
    movePlace({ player, stageId: null, seriesId: after.series.id, goesOn, isArranged: after.mabingwa !== null, text });
  };
  const [earlier, now] = [before.table.mabingwa, after.table.mabingwa];
  for (const player of earlier) if (!now.includes(player)) note(player, false);
  for (const player of now) if (!earlier.includes(player)) note(player, true);
}

/** Tells the players whom the standings would now put into the Mabingwa or out of it; who plays it stays. Source: Common 1.5. */
function tellMoved({ emit }: Emitter, before: Championship, { series, mabingwa, table }: Championship): void {
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
