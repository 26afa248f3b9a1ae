import type { Seat } from '../../kernel/seat.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { rulesOf } from './game-rules.ts';

/** The seats whose act a game that is played here waits for: who is to move, or who still has to agree; none unless it runs. */
export function awaitedSeats(game: GameRecord): readonly Seat[] {
  if (game.status !== 'RUNNING' || game.position === null) return [];
  return rulesOf(game.game).awaited(game.position);
}

/** Whether a game that is played here has been given to the director: it runs, and nobody else is waited for, chance neither. */
export function waitsForDirector(game: GameRecord): boolean {
  if (game.status !== 'RUNNING' || game.position === null || game.clock?.deadline != null) return false;
  return rulesOf(game.game).toMove(game.position) === null && awaitedSeats(game).length === 0;
}
