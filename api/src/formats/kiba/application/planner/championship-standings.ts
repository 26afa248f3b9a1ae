import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { CHAMPIONSHIP_TOURNAMENTS, championshipStandings } from '../../rules/championship/standings.ts';
import type { ChampionshipStandings } from '../../rules/championship/standings.ts';
import { pointsProblem } from './caller-points.ts';
import { plannerPlayers } from '../../../../application/queries/planner/listed-player.ts';
import type { PlannerPlayerInput } from '../../../../application/queries/planner/listed-player.ts';

/** What a player has from one tournament, as a planner's caller gives it. */
export interface PlannerPointsInput {
  readonly id: string;
  readonly points: number;
}

const MOST_PLAYERS = 1_000;

/** The standings of a championship after up to four tournaments, best first. Source: Championship 2.3, 2.4. */
export function planChampionshipStandings(
  playerInputs: readonly PlannerPlayerInput[],
  tournaments: readonly (readonly PlannerPointsInput[])[],
): Result<ChampionshipStandings<EntryId>, string> {
  const players = plannerPlayers(playerInputs, MOST_PLAYERS);
  if (!players.ok) return players;
  if (tournaments.length > CHAMPIONSHIP_TOURNAMENTS) {
    return err(`tournaments: at most ${CHAMPIONSHIP_TOURNAMENTS}, here are ${tournaments.length}.`);
  }
  const known = new Set<string>(players.value.map(({ id }) => id));
  for (const [index, rows] of tournaments.entries()) {
    const problem = rowsProblem(rows, known);
    if (problem !== null) return err(`tournaments[${index}]${problem}.`);
  }
  const rows = tournaments.map((points) => points.map((row) => ({ ...row, id: asId<EntryId>(row.id) })));
  return ok(championshipStandings(players.value, rows));
}

function rowsProblem(rows: readonly PlannerPointsInput[], known: ReadonlySet<string>): string | null {
  const seen = new Set<string>();
  for (const [index, { id, points }] of rows.entries()) {
    if (!known.has(id)) return `[${index}]: there is no player with the id "${id}"`;
    const problem = seen.has(id) ? `the id "${id}" is given twice` : pointsProblem(points);
    if (problem !== null) return `[${index}]: ${problem}`;
    seen.add(id);
  }
  return null;
}
