import type { Seat } from '../../kernel/seat.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { rulesOf } from './game-rules.ts';

/** The seats whose act a game that is played here waits for: who is to move, or who still has to agree; none unless it runs. */
export function awaitedSeats(game: GameRecord): readonly Seat[] {
  if (game.status !== 'RUNNING' || game.position === null) return [];
  return rulesOf(game.game).awaited(game.position);
}
