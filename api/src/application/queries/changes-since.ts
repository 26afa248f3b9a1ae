import { invariant } from '../../kernel/assert.ts';
import type { EntryId, GameId, GroupId, TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { toInstant } from '../../store/codecs/instant.ts';
import type { AppContext } from '../context.ts';
import { readingOf } from './reading.ts';
import { groupTable } from './standings.ts';
import { tournamentState } from './tournament-state.ts';

/** Somebody who has another rank in his table than he had. */
export interface MovedRow {
  readonly groupId: GroupId;
  readonly entry: EntryId;
  readonly before: number;
  readonly rank: number;
}

/** What has become otherwise in the tables of a tournament since an instant. */
export interface TournamentChanges {
  /** how many results were recorded, corrections among them */
  readonly results: number;
  /** of which games, the last recorded first */
  readonly games: readonly GameId[];
  readonly rows: readonly MovedRow[];
}

/** What has changed in the tables that there were already; the cost is that of two tables of each group with a result since. */
export async function changesSince(
  context: AppContext,
  tournament: TournamentId,
  since: Instant,
): Promise<TournamentChanges> {
  const [{ state, games, results }, groups] = await Promise.all([
    tournamentState(context, tournament, null),
    readingOf(context).groupsOf.load(tournament),
  ]);
  const told = [...results].flatMap(([key, all]) => {
    const game = games.get(key);
    invariant(game !== undefined, 'a result is one of a game of its tournament');
    const own = all.filter(({ recordedAt }) => recordedAt > since);
    const last = own.at(-1);
    return last === undefined ? [] : [{ game, at: last.recordedAt, results: own.length }];
  });
  const groupOf = new Map(state.plan.pairings.map(({ key, group }) => [key, group]));
  const pairingOf = new Map(state.plan.games.map(({ key, pairing }) => [key, pairing]));
  const touched = new Set(told.map(({ game }) => groupOf.get(pairingOf.get(game.key) ?? '')));
  const before = groups.filter(({ key, startedAt }) => touched.has(key) && toInstant(startedAt) <= since);
  const rows = await Promise.all(before.map(({ id }) => movedRows(context, id, since)));
  return {
    results: told.reduce((sum, one) => sum + one.results, 0),
    games: told.toSorted((one, other) => other.at - one.at).map(({ game }) => game.id),
    rows: rows.flat(),
  };
}

async function movedRows(context: AppContext, groupId: GroupId, since: Instant): Promise<readonly MovedRow[]> {
  const [then, now] = await Promise.all([groupTable(context, groupId, since), groupTable(context, groupId, null)]);
  const ranks = new Map(then.map(({ standing }) => [standing.entry, standing.rank]));
  return now.flatMap(({ standing: { entry, rank } }) => {
    const before = ranks.get(entry);
    return before === undefined || before === rank ? [] : [{ groupId, entry, before, rank }];
  });
}
