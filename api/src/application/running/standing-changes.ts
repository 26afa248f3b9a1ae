import type { GameId, GroupId } from '../../kernel/ids.ts';
import { halfPoints } from '../../kernel/points.ts';
import type { Standing } from '../../rules/standings/standing.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import type { StandingChange } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { beforeResultsOf, type LoadedTournament } from './tournament-rows.ts';

/** Notes which rows the decisions about these games have moved, group by group. */
export function noteStandings(
  command: Command,
  tournament: TournamentRecord,
  games: readonly { readonly pairingId: string }[],
  { before, after }: { readonly before: LoadedTournament; readonly after: LoadedTournament },
): void {
  const pairings = new Set(games.map(({ pairingId }) => pairingId));
  const groups = after.rows.pairings.filter(({ id }) => pairings.has(id)).map(({ groupId }) => groupId);
  noteTables(command, tournament, groups, { before, after });
}

/** Notes which rows of the tables of these groups have moved. */
export function noteTables(
  command: Command,
  tournament: TournamentRecord,
  groups: readonly GroupId[],
  { before, after }: { readonly before: LoadedTournament; readonly after: LoadedTournament },
): void {
  const format = formatOf(tournament);
  const touched = new Set(groups);
  for (const { id, key } of after.rows.groups) {
    if (!touched.has(id)) continue;
    command.moveStandings(changesOf(format.standings(before.state, key), format.standings(after.state, key)));
  }
}

/** Notes which rows the last result of each of these games has moved. */
export function noteStandingsBy(
  command: Command,
  tournament: TournamentRecord,
  games: readonly { readonly id: GameId; readonly pairingId: string }[],
  after: LoadedTournament,
): void {
  noteStandings(command, tournament, games, { before: beforeResultsOf(after, games), after });
}

function changesOf(before: readonly Standing[], after: readonly Standing[]): readonly StandingChange[] {
  const earlier = new Map(before.map((row) => [row.entry, row]));
  return after.flatMap(({ entry, points, rank }) => {
    const old = earlier.get(entry);
    const change = {
      entry,
      pointsBefore: old?.points ?? halfPoints(0),
      pointsAfter: points,
      rankBefore: old?.rank ?? rank,
      rankAfter: rank,
    };
    return change.pointsBefore === points && change.rankBefore === rank ? [] : [change];
  });
}
