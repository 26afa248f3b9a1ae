import type { GameId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { MoveCause } from '../../../store/codecs/event-payload.ts';
import { runCommand, type Command } from '../../command.ts';
import type { Actor, AppContext } from '../../context.ts';
import {
  gameOver,
  type CommonError,
  type GameOver,
  type IllegalMove,
  type NotYourTurn,
  type StalePly,
  type WrongStatus,
} from '../../errors.ts';
import { lockedGame } from '../../found.ts';
import { applyMove } from '../../running/apply-move.ts';
import { earlierMove } from '../../running/earlier-move.ts';
import { checkPlayable, seatOf, type TooLate } from '../../running/playable-game.ts';
import { flagIfFallen } from './flag.ts';
import type { GameInput } from './shape.ts';

/** The game, the ply and the move as text, in any notation that the game reads. */
export interface PlayMoveInput extends GameInput {
  /** The ply that the caller means to play, from 0. */
  readonly ply: number;
  readonly move: string;
}

/** The move that stands at the ply. */
export interface PlayMoveDone {
  readonly gameId: GameId;
  /** Canonical. */
  readonly notation: string;
  readonly warnings: readonly string[];
  /** The same move was there already. */
  readonly repeated: boolean;
}

/** Every way in which the command says no. */
export type PlayMoveError = CommonError | IllegalMove | NotYourTurn | StalePly | GameOver | WrongStatus;

/**
 * Plays the move of the caller in his own game. A move exactly at the deadline is in time; after it the game is lost on
 * time and over. The same player's same move at a ply that he has played answers success again, `repeated`.
 * Source: architecture.md 5; formats.md A.7.
 */
export async function playMove(
  context: AppContext,
  input: PlayMoveInput,
): Promise<Result<PlayMoveDone, PlayMoveError>> {
  const run = {
    mutation: 'playMove',
    input,
    whenRepeated: <Answer extends PlayMoveDone>(answer: Answer): Answer => ({ ...answer, repeated: true }),
  };
  const answer = await runCommand(context, run, (command) => move(command, input));
  if (answer.ok) {
    const { effects: _effects, ...done } = answer.value;
    return ok(done);
  }
  if (answer.error.kind !== 'too-late') return err(answer.error);
  await flagIfFallen(context, input.gameId);
  return err(gameOver('Your time ran out before this move: the game is lost.'));
}

async function move(
  command: Command,
  { gameId, ply, move: text }: PlayMoveInput,
): Promise<Result<PlayMoveDone, PlayMoveError | TooLate>> {
  const found = await lockedGame(command.tx, gameId);
  if (!found.ok) return found;
  const game = found.value;
  const seat = seatOf(command.actor, game);
  if (!seat.ok) return seat;
  const earlier = await earlierMove(command.tx, game, { ply, seat: seat.value, text });
  if (earlier !== null) return ok({ gameId, notation: earlier, warnings: [], repeated: true });
  const playable = checkPlayable(game);
  if (!playable.ok) return playable;
  if (ply !== game.ply) return err(stale(ply, game.ply));
  if (game.toMove !== seat.value) {
    return err({ kind: 'not-your-turn', message: 'It is the turn of your opponent.' });
  }
  const applied = await applyMove(command, game, text, causeOf(command.actor));
  return applied.ok ? ok({ gameId, ...applied.value, repeated: false }) : applied;
}

function causeOf({ kind }: Actor): MoveCause {
  if (kind === 'bot') return 'BOT';
  return kind === 'mail' ? 'MAIL' : 'PLAYER';
}

function stale(expected: number, actual: number): StalePly {
  return { kind: 'stale-ply', message: `The game stands at ply ${actual}, not at ${expected}.`, expected, actual };
}
