import type { GameId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { go } from '../../rules/index.ts';
import type { GoMove, GoPosition, GoProposal } from '../../rules/types.ts';
import type { GameRecord } from '../../../../store/reading/game.ts';
import { runCommand, type Command } from '../../../../application/command.ts';
import type { AppContext } from '../../../../application/context.ts';
import {
  gameOver,
  notFound,
  staleMarks,
  wrongPhase,
  type CommonError,
  type GameOver,
  type IllegalMove,
  type NotFound,
  type NotYourTurn,
  type StaleMarks,
  type WrongPhase,
  type WrongStatus,
} from '../../../../application/errors.ts';
import { lockedGame } from '../../../../application/found.ts';
import { goPhaseOf, goPositionOf } from '../game.ts';
import { makeMove } from '../../../../application/running/make-move.ts';
import {
  causeOf,
  checkMoveInTime,
  checkPlayable,
  seatOf,
  type TooLate,
} from '../../../../application/running/playable-game.ts';
import { inTime } from '../../../../application/commands/game/flag.ts';
import type { GameInput } from '../../../../application/commands/game/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The game of go in which somebody has acted. */
export interface GoActDone {
  readonly gameId: GameId;
}

/** Every way in which an act in a game of go is refused. */
export type GoActError = CommonError | GameOver | WrongStatus | WrongPhase | StaleMarks | IllegalMove | NotYourTurn;

/** The position in which somebody acts, and the seat at which he sits. */
export interface GoActing {
  readonly position: GoPosition;
  readonly seat: Seat;
}

/** How an act is run: its name in the API, its input, and the move that it is; the rules look at the move itself. */
export interface GoAct<Input extends GameInput> {
  readonly mutation: string;
  readonly input: Input;
  readonly move: (acting: GoActing) => Result<GoMove, GoActError>;
}

/** Carries out an act of a player in his own game of go: a typed front to `playMove`, which takes the same as text. */
export async function actInGo<Input extends GameInput>(
  context: AppContext,
  { mutation, input, move }: GoAct<Input>,
): Promise<Result<GoActDone, GoActError>> {
  const { gameId } = input;
  const answer = await inTime(context, gameId, () =>
    runCommand(context, { mutation, input }, (command) => act(command, gameId, move)),
  );
  if (answer.ok) return ok({ gameId });
  return answer.error.kind === 'too-late' ? err(lostBefore()) : err(answer.error);
}

/** A game of go that is played here, locked. */
export async function lockedGoGame(command: Command, id: GameId): Promise<Result<GameRecord, NotFound>> {
  const found = await lockedGame(command.tx, id);
  if (!found.ok) return found;
  const { game, venue } = found.value;
  return game === 'GO' && venue === 'HERE' ? found : err(notFound(message('games.GO.command.noGame')));
}

/** The marks of a position in which they are being agreed, of the version that is meant; null: of whichever. */
export function marksUnderWay(
  position: GoPosition,
  version: number | null,
): Result<GoProposal, WrongPhase | StaleMarks> {
  const { phase } = position;
  if (phase.kind !== 'scoring') {
    return err(wrongPhase(goPhaseOf(position), message('games.GO.refused.not-in-scoring')));
  }
  const actual = phase.proposal.version;
  return version === null || version === actual ? ok(phase.proposal) : err(staleMarks(version, actual));
}

function lostBefore(): GameOver {
  return gameOver(message('refused.game.timeRanOut'));
}

async function act(
  command: Command,
  gameId: GameId,
  move: (acting: GoActing) => Result<GoMove, GoActError>,
): Promise<Result<GoActDone, GoActError | TooLate>> {
  const found = await lockedGoGame(command, gameId);
  if (!found.ok) return found;
  const game = found.value;
  const seat = seatOf(command.actor, game);
  if (!seat.ok) return seat;
  const playable = checkPlayable(game);
  if (!playable.ok) return playable;
  const due = checkMoveInTime(game, command.at);
  if (!due.ok) return due;
  const position = goPositionOf(game);
  const made = move({ position, seat: seat.value });
  if (!made.ok) return made;
  const text = go.formatMove(position, made.value);
  const applied = await makeMove(command, game, { by: seat.value, text, cause: causeOf(command.actor) });
  return applied.ok ? ok({ gameId }) : applied;
}
