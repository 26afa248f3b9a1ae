import type { LetterMessage, Message } from '../../../kernel/message.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import {
  gameOver,
  stalePly,
  type CommonError,
  type GameOver,
  type IllegalMove,
  type NotYourTurn,
  type StalePly,
  type WrongStatus,
} from '../../errors.ts';
import { lockedGame } from '../../found.ts';
import { makeMove } from '../../running/make-move.ts';
import { earlierMove } from '../../running/earlier-move.ts';
import { causeOf, checkMoveInTime, checkPlayable, seatOf, type TooLate } from '../../running/playable-game.ts';
import { inTime } from './flag.ts';
import type { GameInput } from './shape.ts';
import { message } from '../../texts/say.ts';

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
  readonly warnings: readonly Message[];
  /** The same move was there already. */
  readonly repeated: boolean;
}

/** Every way in which the command says no. */
export type PlayMoveError =
  | CommonError
  | IllegalMove<LetterMessage>
  | NotYourTurn
  | StalePly
  | GameOver
  | WrongStatus<LetterMessage>;

/**
 * Plays the move of the caller in his own game. A move exactly at the deadline is in time; after it the game is lost on
 * time and over. The same player's same move at a ply that he has played answers success again, `repeated`.
 * Source: Clocks 1.
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
  const answer = await inTime(context, input.gameId, () => runCommand(context, run, (command) => move(command, input)));
  if (!answer.ok) return answer.error.kind === 'too-late' ? err(lostBefore()) : err(answer.error);
  const { effects: _effects, ...done } = answer.value;
  return ok(done);
}

function lostBefore(): GameOver {
  return gameOver(message('refused.game.lostOnTime'));
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
  if (ply !== game.ply) return err(stalePly(ply, game.ply));
  const due = checkMoveInTime(game, command.at);
  if (!due.ok) return due;
  const applied = await makeMove(command, game, { by: seat.value, text, cause: causeOf(command.actor) });
  if (!applied.ok) return applied;
  const { notation, warnings } = applied.value;
  return ok({ gameId, notation, warnings, repeated: false });
}
