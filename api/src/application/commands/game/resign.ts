import { invariant } from '../../../kernel/assert.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { gameOver, wrongStatus, type CommonError, type GameOver, type WrongStatus } from '../../errors.ts';
import { lockedGame, lockedTournament } from '../../found.ts';
import { decideGame } from '../../running/decide-game.ts';
import { checkInTime, checkPlayable, seatOf, type TooLate } from '../../running/playable-game.ts';
import { rulesOf } from '../../state/game-rules.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandingsBy } from '../../running/standing-changes.ts';
import { flagIfFallen } from './flag.ts';
import type { GameDone, GameInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** Every way in which the command says no. */
export type ResignError = CommonError | GameOver | WrongStatus;

/** Gives up the game of the caller, whoever is to move. Source: KIBA 8.1. */
export async function resign(context: AppContext, input: GameInput): Promise<Result<GameDone, ResignError>> {
  const answer = await runCommand(context, { mutation: 'resign', input }, (command) => giveUp(command, input));
  if (answer.ok) return answer;
  if (answer.error.kind !== 'too-late') return err(answer.error);
  if (input.dryRun !== true) await flagIfFallen(context, input.gameId);
  return err(gameOver(message('refused.game.timeRanOut')));
}

async function giveUp(
  command: Command,
  { gameId }: GameInput,
): Promise<Result<Pick<GameDone, 'gameId'>, ResignError | TooLate>> {
  const found = await lockedGame(command.tx, gameId);
  if (!found.ok) return found;
  const game = found.value;
  const seat = seatOf(command.actor, game);
  if (!seat.ok) return seat;
  const playable = checkPlayable(game);
  if (!playable.ok) return playable;
  const inTime = checkInTime(game, command.at);
  if (!inTime.ok) return inTime;
  const tournament = await lockedTournament(command.tx, game.tournamentId);
  if (!tournament.ok) return tournament;
  invariant(game.position !== null, `game ${gameId} is played here`);
  const given = rulesOf(game.game).resign(game.position, seat.value);
  if (!given.ok) return err(wrongStatus(game.status, given.error));
  const { winner, reason, value } = given.value;
  await decideGame(command, game, { winner, reason, value, how: 'RESIGNED', decidedAt: command.at });
  noteStandingsBy(command, tournament.value, [game], await settleDecided(command, tournament.value, [game]));
  return ok({ gameId });
}
