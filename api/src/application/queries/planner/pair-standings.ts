import { asId } from '../../../kernel/ids.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { ResultHow } from '../../../rules/formats/format.ts';
import { checkPairGames } from '../../../rules/standings/check-pair-games.ts';
import type { PairGame } from '../../../rules/standings/pair-game.ts';
import { pairStandings } from '../../../rules/standings/pair-standings.ts';
import type { PairRow } from '../../../rules/standings/pair-standings.ts';
import { plannerPlayers } from './listed-player.ts';
import type { PlannerPlayerInput } from './listed-player.ts';

/** One game as a planner's caller gives it. `winner` null: still open, unless `how` says that there is no result. */
export interface PlannerGameInput {
  readonly first: string;
  readonly second: string;
  readonly number?: number | null | undefined;
  readonly winner?: string | null | undefined;
  readonly how?: ResultHow | null | undefined;
}

const MOST_PLAYERS = 100;
const MOST_GAMES = MOST_PLAYERS * (MOST_PLAYERS - 1);

/** The table of one group from its players in list order and its games, best row first. Source: formats.md A.9. */
export function planPairStandings(
  playerInputs: readonly PlannerPlayerInput[],
  gameInputs: readonly PlannerGameInput[],
): Result<readonly PairRow[], string> {
  const players = plannerPlayers(playerInputs, MOST_PLAYERS);
  if (!players.ok) return players;
  if (gameInputs.length > MOST_GAMES) return err(`games: at most ${MOST_GAMES} games, here are ${gameInputs.length}.`);
  const impossible = gameInputs.findIndex(({ how, winner }) => how === 'NO_RESULT' && (winner ?? null) !== null);
  if (impossible >= 0) return err(`games[${impossible}]: a game without a result has no winner.`);
  const checked = checkPairGames({ players: players.value, games: gameInputs.map(pairGame) });
  return checked.ok ? ok(pairStandings(checked.value.players, checked.value.games)) : err(checked.error.message);
}

function pairGame({ first, second, number, winner, how }: PlannerGameInput): PairGame {
  const won = winner ?? null;
  return {
    key: null,
    first: asId<EntryId>(first),
    second: asId<EntryId>(second),
    number: number ?? 1,
    decided: won !== null || how === 'NO_RESULT',
    winner: won === null ? null : asId<EntryId>(won),
  };
}
