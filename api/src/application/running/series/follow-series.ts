import { invariant } from '../../../kernel/assert.ts';
import { SERIES_MODULES } from '../../../formats/application.ts';
import type { GameId, TournamentId } from '../../../kernel/ids.ts';
import type { DomainEvent, TOURNAMENT_CHANGES } from '../../vocabulary/event.ts';
import { lockSeries } from '../../../store/lock.ts';
import { seriesByIds } from '../../../store/reading/series.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { SERIES_ROLES, kindOfRole } from '../../../store/series.ts';
import { seriesTopic } from '../../events.ts';
import { formatOf } from '../../state/format-state.ts';
import { beforeResultsOf, loadTournament } from '../tournament-rows.ts';
import { award } from './award.ts';
import { seriesPart, type Correction } from './correction.ts';
import type { Emitter, Follower, Member } from './follower.ts';

type Change = (typeof TOURNAMENT_CHANGES)[number];

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

/** What the end of a tournament gives: its points, or a title. */
async function end(follower: Follower, tournament: Member): Promise<void> {
  const { kind, givesTitle } = roleOf(tournament);
  if (!givesTitle) return SERIES_MODULES[kind].tellCounted?.(follower, tournament);
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
  const { seriesId, id } = tournament;
  const { kind, givesTitle } = roleOf(tournament);
  if (givesTitle) {
    const after = await loadTournament(tx, id);
    const earlier = { ...tournament, status: 'FINISHED', finishedAt: tournament.createdAt } as const;
    const before = seriesPart(earlier, beforeResultsOf(after, correction.games));
    return award(follower, seriesId, seriesPart(tournament, after), before);
  }
  SERIES_MODULES[kind].tellCounted?.(follower, tournament);
  const [series] = await seriesByIds(tx, [seriesId]);
  invariant(series !== undefined, 'the series of a tournament exists');
  await SERIES_MODULES[kind].corrected?.(follower, series, correction);
}

function roleOf({ seriesRole }: Member) {
  invariant(seriesRole !== null, 'a tournament of a series is something in it');
  return { kind: kindOfRole(seriesRole), givesTitle: SERIES_ROLES[seriesRole].givesTitle };
}
