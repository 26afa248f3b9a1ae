import { invariant } from '../../../kernel/assert.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import { seedsOfGames } from '../../../store/reading/game-seed.ts';
import { setSeedText } from '../../../store/writing/game-seed.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import {
  gameOver,
  invalidInput,
  notFound,
  wrongPhase,
  type CommonError,
  type GameOver,
  type WrongPhase,
  type WrongStatus,
} from '../../errors.ts';
import { gameTopic } from '../../events.ts';
import { lockedGame } from '../../found.ts';
import { rulesOf } from '../../state/game-rules.ts';
import { drawFirst } from '../../running/make-move.ts';
import { checkMoveInTime, checkPlayable, seatOf, type TooLate } from '../../running/playable-game.ts';
import { inTime } from './flag.ts';
import type { GameInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The game, and what the caller adds to its dice. */
export interface SetDiceTextInput extends GameInput {
  readonly text: string;
}

/** The game to whose dice somebody has added; `hasRolled`: both have, so the first roll was made at once. */
export interface SetDiceTextDone {
  readonly gameId: GameId;
  readonly hasRolled: boolean;
}

/** Every way in which the command says no. */
export type SetDiceTextError = CommonError | GameOver | WrongStatus | WrongPhase;

/**
 * Adds a text of the caller's to the dice of his own game, after the seed was committed to and before the first roll; once more: in
 * place of the first. When both have added theirs, the first roll is made. Source: Backgammon 6.
 */
export async function setDiceText(
  context: AppContext,
  input: SetDiceTextInput,
): Promise<Result<SetDiceTextDone, SetDiceTextError>> {
  const run = { mutation: 'setDiceString', input };
  const answer = await inTime(context, input.gameId, () => runCommand(context, run, (command) => add(command, input)));
  if (answer.ok) return ok({ gameId: answer.value.gameId, hasRolled: answer.value.hasRolled });
  return answer.error.kind === 'too-late' ? err(gameOver()) : err(answer.error);
}

async function add(
  command: Command,
  { gameId, text }: SetDiceTextInput,
): Promise<Result<SetDiceTextDone, SetDiceTextError | TooLate>> {
  const { tx, actor } = command;
  const found = await lockedGame(tx, gameId);
  if (!found.ok) return found;
  const game = found.value;
  const chance = rulesOf(game.game).chance;
  if (chance === null || game.venue !== 'HERE') return err(notFound('gameWithDice'));
  const seat = seatOf(actor, game);
  if (!seat.ok) return seat;
  const problem = chance.textProblem(text);
  if (problem !== null) return err(invalidInput('text', problem));
  const playable = checkPlayable(game);
  if (!playable.ok) return playable;
  const due = checkMoveInTime(game, command.at);
  if (!due.ok) return due;
  invariant(game.position !== null, `game ${gameId} is played here`);
  if (!chance.isBefore(game.position)) {
    return err(wrongPhase('ROLLED', message('refused.game.rolled')));
  }
  await setSeedText(tx, gameId, seat.value, text);
  command.touch(gameId);
  const payload = { gameId, tournamentId: game.tournamentId, seat: seat.value };
  command.emit({ topic: gameTopic(gameId), kind: 'DiceTextAdded', payload });
  const [seed] = await seedsOfGames(tx, [gameId]);
  const isComplete = seed !== undefined && seed.texts[otherSeat(seat.value)] !== null;
  if (isComplete) await drawFirst(command, game);
  return ok({ gameId, hasRolled: isComplete });
}
