import { ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { playerList } from '../../../rules/ratings/player-list.ts';
import { plannerPlayers } from './listed-player.ts';
import type { PlannerPlayerInput } from './listed-player.ts';

const MOST_PLAYERS = 1_000;

/** The ids in the order of the initial list. Source: KIBA 3.4. */
export function planPlayerList(inputs: readonly PlannerPlayerInput[]): Result<readonly string[], string> {
  const players = plannerPlayers(inputs, MOST_PLAYERS);
  return players.ok ? ok(playerList(players.value).map(({ id }) => id)) : players;
}
