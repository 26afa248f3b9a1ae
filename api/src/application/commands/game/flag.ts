import type { GameId } from '../../../kernel/ids.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import { flagAt } from '../../../rules/clocks/fischer.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError } from '../../errors.ts';
import { lockedGame, lockedTournament } from '../../found.ts';
import { decideGame } from '../../running/decide-game.ts';
import { clockOf } from '../../running/running-clock.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import type { GameInput } from './shape.ts';

/** Whether a flag had fallen; `fallen` false: the game was over or its clock had time left, and nothing was changed. */
export interface FlagGameDone {
  readonly gameId: GameId;
  readonly fallen: boolean;
}

/** Every way in which the command says no. */
export type FlagGameError = CommonError;

/**
 * Decides a game whose running seat has no time left: lost on time, dated at the deadline however late it is found. Called
 * by the clock job and when somebody comes too late; the second of them changes nothing. Source: formats.md A.7.4, A.7.6.
 */
export async function flagGame(context: AppContext, input: GameInput): Promise<Result<FlagGameDone, FlagGameError>> {
  const answer = await runCommand(context, { mutation: 'flagGame', input }, (command) => flag(command, input.gameId));
  return answer.ok ? ok({ gameId: answer.value.gameId, fallen: answer.value.fallen }) : answer;
}

/** Decides a game on time on the server's own account, if its flag has fallen by now. */
export async function flagIfFallen(context: AppContext, gameId: GameId): Promise<void> {
  await flagGame({ ...context, actor: { kind: 'system' } }, { gameId });
}

async function flag(command: Command, gameId: GameId): Promise<Result<FlagGameDone, FlagGameError>> {
  const found = await lockedGame(command.tx, gameId);
  if (!found.ok) return found;
  const game = found.value;
  const clock = clockOf(game);
  const fallen = game.status === 'RUNNING' && clock !== null ? flagAt(clock, command.at) : null;
  if (fallen === null) return ok({ gameId, fallen: false });
  const tournament = await lockedTournament(command.tx, game.tournamentId);
  if (!tournament.ok) return tournament;
  await decideGame(command, game, {
    winner: otherSeat(fallen.seat),
    how: 'TIME',
    reason: null,
    decidedAt: fallen.at,
  });
  await settleDecided(command, tournament.value, [game]);
  return ok({ gameId, fallen: true });
}
