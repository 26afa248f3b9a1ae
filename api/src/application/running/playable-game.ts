import type { LetterMessage } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import { flagAt, isAgreementOver } from '../../rules/clocks/fischer.ts';
import { restAt } from '../../rules/clocks/rest.ts';
import type { MoveCause } from '../../store/move-cause.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { Actor } from '../context.ts';
import { forbidden, gameOver, wrongStatus, type Forbidden, type GameOver, type WrongStatus } from '../errors.ts';
import { playerInGame } from '../rights.ts';
import { clockOf } from '../state/running-clock.ts';
import { message } from '../texts/say.ts';

/** The seat at which somebody sits in this game; refuses everybody else, directors too. */
export function seatOf(actor: Actor, game: GameRecord): Result<Seat, Forbidden> {
  const player = playerInGame(actor, game.id);
  const seat = SEATS.find((one) => game.players[one] === player);
  return seat === undefined ? err(forbidden(message('refused.game.onlyPlayers'))) : ok(seat);
}

/** How a move of somebody comes about. */
export function causeOf({ kind }: Actor): MoveCause {
  if (kind === 'bot') return 'BOT';
  return kind === 'mail' ? 'MAIL' : 'PLAYER';
}

/** Lets a game go on in which moves can be made: one that is played here, runs and is not over. */
export function checkPlayable(game: GameRecord): Result<GameRecord, GameOver | WrongStatus<LetterMessage>> {
  if (game.status === 'FINISHED') return err(gameOver());
  if (game.venue === 'ELSEWHERE') return err(wrongStatus('ELSEWHERE', message('refused.game.status.ELSEWHERE')));
  if (game.status === 'SCHEDULED') return err(wrongStatus(game.status, message('refused.game.status.SCHEDULED')));
  return ok(game);
}

/** What is asked comes too late: the time of the seat to move is over and the game lost, or the time of both to agree is over. */
export interface TooLate {
  readonly kind: 'too-late';
  readonly over: 'turn' | 'agreement';
}

/** Lets a game go on whose running seat still has time at this instant. */
export function checkInTime(game: GameRecord, at: Instant): Result<GameRecord, TooLate> {
  const clock = clockOf(game);
  return clock !== null && flagAt(clock, at) !== null ? err({ kind: 'too-late', over: 'turn' }) : ok(game);
}

/** Lets a move be made in time: the running seat has time left, or both still have time to agree, and the game is not paused. */
export function checkMoveInTime(
  game: GameRecord,
  at: Instant,
): Result<GameRecord, TooLate | WrongStatus<LetterMessage>> {
  const clock = clockOf(game);
  if (clock !== null && isAgreementOver(clock, at)) return err({ kind: 'too-late', over: 'agreement' });
  const rest = clock === null ? null : restAt(clock.rests, at);
  if (rest !== null) return err(wrongStatus('PAUSED', message('refused.game.paused', { until: { at: rest.to } })));
  return checkInTime(game, at);
}
