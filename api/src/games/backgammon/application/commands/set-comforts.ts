import type { GameId, PlayerId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { otherSeat, type Seat } from '../../../../kernel/seat.ts';
import type { DoubleAnswer } from '../../../../store/reading/comfort.ts';
import type { GameRecord } from '../../../../store/reading/game.ts';
import { putGameComfort, putPlayerComfort } from '../../../../store/writing/comfort.ts';
import { defineCommand, type Command } from '../../../../application/command.ts';
import type { CommandOptions } from '../../../../application/events.ts';
import {
  forbidden,
  notFound,
  stalePly,
  wrongPhase,
  type CommonError,
  type Forbidden,
  type GameOver,
  type NotFound,
  type StalePly,
  type WrongPhase,
  type WrongStatus,
} from '../../../../application/errors.ts';
import { lockedGame } from '../../../../application/found.ts';
import { mayDouble } from '../game.ts';
import { actingPlayer } from '../../../../application/rights.ts';
import { checkPlayable, seatOf } from '../../../../application/running/playable-game.ts';
import type { GameInput } from '../../../../application/commands/game/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** What a player leaves to the server in every game of backgammon. */
export interface SetComfortsInput extends CommandOptions {
  readonly rolls: boolean;
  readonly playsForced: boolean;
}

/** The same for one game; null: as everywhere. `rollsNextTurn`: at his next turn whatever is set, once. */
export interface SetGameComfortsInput extends GameInput {
  readonly rolls: boolean | null;
  readonly playsForced: boolean | null;
  readonly rollsNextTurn: boolean;
}

/** The game as the player sees it, and how he answers if he is doubled there; null: he decides when it comes. */
export interface SetDoubleAnswerInput extends GameInput {
  readonly ply: number;
  readonly answer: DoubleAnswer | null;
}

/** The game that somebody has said something about in advance. What it is, is in no answer that is kept. */
export interface ComfortDone {
  readonly gameId: GameId;
}

/** Every way in which the commands say no. */
export type GameComfortError = CommonError | GameOver | WrongStatus | WrongPhase | StalePly;

/** Sets what the server does for the caller in every game of backgammon: rolling without doubling, the only play there is. Source: Backgammon 7. */
export const setComforts = defineCommand<SetComfortsInput, { readonly isSet: true }, CommonError>(
  'setComforts',
  async (command, { rolls, playsForced }) => {
    const player = actingPlayer(command.actor);
    if (player === null) return err(forbidden(message('games.BACKGAMMON.command.onlyPlayers')));
    await putPlayerComfort(command.tx, player, { rolls, playsForced });
    return ok({ isSet: true });
  },
);

/** Sets the same for one game of the caller. */
export const setGameComforts = defineCommand<SetGameComfortsInput, ComfortDone, GameComfortError>(
  'setGameComforts',
  async (command, input) => {
    const { gameId, rolls, playsForced, rollsNextTurn: rollsOnce } = input;
    const own = await ownGame(command, gameId);
    if (!own.ok) return own;
    await putGameComfort(command.tx, gameId, own.value.player, { rolls, playsForced, rollsOnce });
    return ok({ gameId });
  },
);

/**
 * Sets how the caller answers if his opponent, who may double now, does so; whatever else the opponent does, it is forgotten. Nobody
 * hears of it: there is no event. Source: Backgammon 7.
 */
export const setDoubleAnswer = defineCommand<SetDoubleAnswerInput, ComfortDone, GameComfortError>(
  'setDoubleAnswer',
  async (command, { gameId, ply, answer }) => {
    const own = await ownGame(command, gameId);
    if (!own.ok) return own;
    const { game, player, opponent } = own.value;
    if (game.ply !== ply) return err(stalePly(ply, game.ply));
    if (game.toMove !== opponent || !mayDouble(game)) {
      return err(wrongPhase('NO_DOUBLE', message('games.BACKGAMMON.command.noDouble')));
    }
    await putGameComfort(command.tx, gameId, player, { answer, answerPly: answer === null ? null : ply });
    return ok({ gameId });
  },
);

interface OwnGame {
  readonly game: GameRecord;
  readonly player: PlayerId;
  readonly opponent: Seat;
}

async function ownGame(
  command: Command,
  gameId: GameId,
): Promise<Result<OwnGame, NotFound | Forbidden | GameOver | WrongStatus>> {
  const found = await lockedGame(command.tx, gameId);
  if (!found.ok) return found;
  const game = found.value;
  if (game.game !== 'BACKGAMMON' || game.venue !== 'HERE')
    return err(notFound(message('games.BACKGAMMON.command.noGame')));
  const seat = seatOf(command.actor, game);
  if (!seat.ok) return seat;
  const playable = checkPlayable(game);
  if (!playable.ok) return playable;
  return ok({ game, player: game.players[seat.value], opponent: otherSeat(seat.value) });
}
