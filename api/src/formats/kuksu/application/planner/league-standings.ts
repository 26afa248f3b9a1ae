import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { checkLeagueGames } from '../../rules/check-league-games.ts';
import { leagueRanks } from '../../rules/league-ranks.ts';
import { leagueTable } from '../../rules/league-table.ts';
import type { LeagueRow } from '../../rules/league-table.ts';
import { MOST_TIERS } from '../../rules/tiers.ts';
import type { PossibleRanks } from '../../../../rules/standings/possible-ranks.ts';
import { idsProblem } from '../../../../application/queries/planner/caller-id.ts';
import { lastPlaceOf, lastPlaceProblem } from './caller-last-place.ts';
import type { CallerLastPlace } from './caller-last-place.ts';
import { plannerGames } from '../../../../application/queries/planner/planner-games.ts';
import type { PlannerGameInput } from '../../../../application/queries/planner/planner-games.ts';

/** A player of a league as a planner's caller gives him. */
export interface PlannerLeaguePlayerInput extends CallerLastPlace {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly disqualified?: boolean | null | undefined;
}

/** A row of a planned league; `ranks` null: there are too many players to work them out. */
export interface PlannedLeagueRow extends LeagueRow {
  readonly ranks: PossibleRanks | null;
}

/** A planned league: its own order and the trophies of the site's. */
export interface PlannedLeague {
  readonly rows: readonly PlannedLeagueRow[];
  readonly trophies: readonly EntryId[];
}

const MOST_PLAYERS = 100;
const MOST_GAMES = MOST_PLAYERS * (MOST_PLAYERS - 1);

/** The table of a league of tier `tier`, 1 the top, in both official orders. Source: Kuksu 3. */
export function planLeagueStandings(
  playerInputs: readonly PlannerLeaguePlayerInput[],
  gameInputs: readonly PlannerGameInput[],
  tier: number,
): Result<PlannedLeague, string> {
  if (tier < 1 || tier > MOST_TIERS) return err(`tier: from 1 to ${MOST_TIERS}, here is ${tier}.`);
  const problem = playersProblem(playerInputs);
  if (problem !== null) return err(problem);
  const games = plannerGames(gameInputs, MOST_GAMES);
  if (!games.ok) return games;
  const players = playerInputs.map((input) => ({
    id: asId<EntryId>(input.id),
    name: input.name ?? input.id,
    rating: input.rating,
    last: lastPlaceOf(input),
    isDisqualified: input.disqualified ?? false,
  }));
  const checked = checkLeagueGames({ players, games: games.value });
  if (!checked.ok) return err(checked.error.message);
  const { rows, trophies } = leagueTable(tier, players, games.value);
  const ranks = leagueRanks(rows);
  return ok({
    rows: rows.map((row) => ({ ...row, ranks: ranks.get(row.player.id) ?? null })),
    trophies: trophies.map(({ id }) => id),
  });
}

function playersProblem(inputs: readonly PlannerLeaguePlayerInput[]): string | null {
  if (inputs.length > MOST_PLAYERS) return `players: at most ${MOST_PLAYERS} players, here are ${inputs.length}.`;
  const problem = idsProblem(inputs.map(({ id }, index) => ({ where: `players[${index}]`, id })));
  if (problem !== null) return problem;
  for (const [index, input] of inputs.entries()) {
    const wrong = lastPlaceProblem(input);
    if (wrong !== null) return `players[${index}]: ${wrong}.`;
  }
  return null;
}
