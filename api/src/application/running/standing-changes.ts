import { halfPoints } from '../../kernel/points.ts';
import type { Standing } from '../../rules/standings/standing.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Command } from '../command.ts';
import type { StandingChange } from '../events.ts';
import { formatOf } from '../queries/format-state.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';

/** The table of the last stage's first group, best first; empty before the start. */
export function mainTable(tournament: TournamentRecord, { rows, state }: LoadedTournament): readonly Standing[] {
  const last = rows.stages.at(-1);
  const group = rows.groups.find(({ stageId }) => stageId === last?.id);
  return group === undefined ? [] : (formatOf(tournament)?.standings(state, group.key) ?? []);
}

/**
 * Does a piece of a command's work, which is given the tournament as it stands before and answers it as it stands after,
 * and notes which rows of the table it moves. The tournament is locked.
 */
export async function withStandings(
  command: Command,
  tournament: TournamentRecord,
  work: (before: LoadedTournament) => Promise<LoadedTournament>,
): Promise<void> {
  const before = await loadTournament(command.tx, tournament.id);
  const after = await work(before);
  command.moveStandings(changesOf(mainTable(tournament, before), mainTable(tournament, after)));
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
