import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { checkPairGames } from '../../../../rules/standings/check-pair-games.ts';
import { pairStandings, usualPairOrder } from '../../../../rules/standings/pair-standings.ts';
import type { PairRow } from '../../../../rules/standings/pair-standings.ts';
import { KIBA_SCORE } from '../../rules/score.ts';
import { plannerPlayers } from '../../../../application/queries/planner/listed-player.ts';
import type { PlannerPlayerInput } from '../../../../application/queries/planner/listed-player.ts';
import { plannerGames } from '../../../../application/queries/planner/planner-games.ts';
import type { PlannerGameInput } from '../../../../application/queries/planner/planner-games.ts';

const MOST_PLAYERS = 100;
const MOST_GAMES = MOST_PLAYERS * (MOST_PLAYERS - 1);

/** The table of one group from its players in list order and its games, best row first. Source: KIBA 9. */
export function planPairStandings(
  playerInputs: readonly PlannerPlayerInput[],
  gameInputs: readonly PlannerGameInput[],
): Result<readonly PairRow[], string> {
  const players = plannerPlayers(playerInputs, MOST_PLAYERS);
  if (!players.ok) return players;
  const games = plannerGames(gameInputs, MOST_GAMES);
  if (!games.ok) return games;
  const checked = checkPairGames({ players: players.value, games: games.value });
  return checked.ok
    ? ok(pairStandings(checked.value.players, checked.value.games, usualPairOrder(KIBA_SCORE)))
    : err(checked.error.message);
}
