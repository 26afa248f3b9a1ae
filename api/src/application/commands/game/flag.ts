import { invariant } from '../../../kernel/assert.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import { flagAt, isAgreementOver } from '../../../rules/clocks/fischer.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesByIds, type GameRecord } from '../../../store/reading/game.ts';
import { openGameIdsOf } from '../../../store/reading/open-game.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { defineCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError } from '../../errors.ts';
import { isId, lockedGame, lockedTournament } from '../../found.ts';
import { drawFirst, makeMove } from '../../running/make-move.ts';
import { decideGame } from '../../running/decide-game.ts';
import type { TooLate } from '../../running/playable-game.ts';
import { rulesOf } from '../../state/game-rules.ts';
import { clockOf } from '../../state/running-clock.ts';
import { mayCostMore } from '../../running/time-outs.ts';
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
 * Decides a game whose running seat has no time left: lost on time, dated at the deadline however late it is found. Where the
 * time of both to agree is over, makes the move that the game makes of that, and where their time to add to the dice is, the first roll. Called by the clock job and when somebody comes
 * too late; the second of them changes nothing. Source: Clocks 1.4, 1.6.
 */
export const flagGame = defineCommand<GameInput, FlagGameDone, FlagGameError>(
  'flagGame',
  async (command, { gameId }) => {
    await lockBeside(command, gameId);
    const found = await lockedGame(command.tx, gameId);
    if (!found.ok) return found;
    const game = found.value;
    const clock = game.status === 'RUNNING' ? clockOf(game) : null;
    if (clock !== null && isAgreementOver(clock, command.at)) {
      await endAgreement(command, game);
      return ok({ gameId, fallen: true });
    }
    const fallen = clock === null ? null : flagAt(clock, command.at);
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
  },
);

/** Where a flag that falls may cost its player more than the game, locks his other open games with it, all in one order. */
async function lockBeside({ tx, at }: Command, gameId: GameId): Promise<void> {
  if (!isId(gameId)) return;
  const [game] = await gamesByIds(tx, [gameId]);
  const clock = game?.status === 'RUNNING' ? clockOf(game) : null;
  const fallen = clock === null ? null : flagAt(clock, at);
  if (game === undefined || fallen === null) return;
  const [tournament] = await tournamentsByIds(tx, [game.tournamentId]);
  if (tournament === undefined || !mayCostMore(tournament)) return;
  await lockGames(tx, await openGameIdsOf(tx, tournament.id, game.players[fallen.seat]));
}

/** Decides a game on time on the server's own account, if its flag has fallen by now. */
export async function flagIfFallen(context: AppContext, gameId: GameId): Promise<void> {
  await flagGame({ ...context, actor: { kind: 'system' } }, { gameId });
}

/**
 * What a command of a player answers. Where it came too late its game is decided on time first; where it came too late to agree,
 * it is given once more to the game as that has left it.
 */
export async function inTime<Answer, Failure extends { readonly kind: string }>(
  context: AppContext,
  gameId: GameId,
  run: () => Promise<Result<Answer, Failure | TooLate>>,
): Promise<Result<Answer, Failure | TooLate>> {
  const answer = await run();
  if (answer.ok || !isTooLate(answer.error)) return answer;
  await flagIfFallen(context, gameId);
  return answer.error.over === 'turn' ? answer : run();
}

function isTooLate(error: { readonly kind: string }): error is TooLate {
  return error.kind === 'too-late';
}

async function endAgreement(command: Command, game: GameRecord): Promise<void> {
  const rules = rulesOf(game.game);
  if (game.position !== null && rules.chance?.isBefore(game.position) === true) return drawFirst(command, game);
  const agreement = game.position === null ? null : rules.agreement(game.position);
  const by = game.position === null ? null : rules.toMove(game.position);
  invariant(agreement !== null && by !== null && by !== 'chance', `game ${game.id} has something to be agreed`);
  const made = await makeMove(command, game, { by, text: agreement.overdue, cause: 'AUTOMATIC' });
  invariant(made.ok, 'the act that a game makes of silence is legal');
}
