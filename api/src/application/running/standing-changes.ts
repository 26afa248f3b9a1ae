import type { GameId } from '../../kernel/ids.ts';
import { halfPoints } from '../../kernel/points.ts';
import type { Standing } from '../../rules/standings/standing.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import type { StandingChange } from '../events.ts';
import { formatOf } from '../queries/format-state.ts';
import { beforeResultsOf, type LoadedTournament } from './tournament-rows.ts';

/** The table of the last stage's first group, best first; empty before the start. */
export function mainTable(tournament: TournamentRecord, { rows, state }: LoadedTournament): readonly Standing[] {
  const last = rows.stages.at(-1);
  const group = rows.groups.find(({ stageId }) => stageId === last?.id);
  return group === undefined ? [] : (formatOf(tournament)?.standings(state, group.key) ?? []);
}

/** Notes which rows of a tournament's table are others than before. */
export function noteStandings(
  command: Command,
  tournament: TournamentRecord,
  before: LoadedTournament,
  after: LoadedTournament,
): void {
  command.moveStandings(changesOf(mainTable(tournament, before), mainTable(tournament, after)));
}

/** Notes which rows the last result of each of these games has moved. */
export function noteStandingsBy(
  command: Command,
  tournament: TournamentRecord,
  games: readonly { readonly id: GameId }[],
  after: LoadedTournament,
): void {
  noteStandings(command, tournament, beforeResultsOf(after, games), after);
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
