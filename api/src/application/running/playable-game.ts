import { err, ok, type Result } from '../../kernel/result.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import { flagAt } from '../../rules/clocks/fischer.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { Actor } from '../context.ts';
import { forbidden, gameOver, wrongStatus, type Forbidden, type GameOver, type WrongStatus } from '../errors.ts';
import { playerInGame } from '../rights.ts';
import { clockOf } from './running-clock.ts';

/** The seat at which somebody sits in this game; refuses everybody else, directors too. */
export function seatOf(actor: Actor, game: GameRecord): Result<Seat, Forbidden> {
  const player = playerInGame(actor, game.id);
  const seat = SEATS.find((one) => game.players[one] === player);
  return seat === undefined ? err(forbidden('Only the players of this game may do this.')) : ok(seat);
}

/** Lets a game go on in which moves can be made: one that is played here, runs and is not over. */
export function checkPlayable(game: GameRecord): Result<GameRecord, GameOver | WrongStatus> {
  if (game.status === 'FINISHED') return err(gameOver());
  if (game.venue === 'ELSEWHERE')
    return err(wrongStatus('ELSEWHERE', 'This game is played elsewhere; only its result comes here.'));
  if (game.status === 'SCHEDULED') return err(wrongStatus(game.status, 'This game has not begun.'));
  if (game.status === 'PAUSED') return err(wrongStatus(game.status, 'This game is paused.'));
  return ok(game);
}

/** The time of the seat to move is over: the game is lost, and what is asked comes too late. */
export interface TooLate {
  readonly kind: 'too-late';
}

/** Lets a game go on whose running seat still has time at this instant. */
export function checkInTime(game: GameRecord, at: Instant): Result<GameRecord, TooLate> {
  const clock = clockOf(game);
  return clock !== null && flagAt(clock, at) !== null ? err({ kind: 'too-late' }) : ok(game);
}
