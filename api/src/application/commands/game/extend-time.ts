import { invariant } from '../../../kernel/assert.ts';
import { newId } from '../../../kernel/entropy.ts';
import type { RulingId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { millis, SECOND } from '../../../kernel/time.ts';
import { extend } from '../../../rules/clocks/adjustment.ts';
import { deadline } from '../../../rules/clocks/fischer.ts';
import { setClock } from '../../../store/writing/game.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { gameOver, invalidInput, type CommonError, type GameOver, type WrongStatus } from '../../errors.ts';
import { gameTopic, inboxTopic } from '../../events.ts';
import { readNumber, readText } from '../../input-text.ts';
import { durationText, STRANGER, message } from '../../texts/say.ts';
import { nameGame } from '../../running/game-words.ts';
import { rule } from '../../running/make-ruling.ts';
import { checkInTime, checkPlayable, type TooLate } from '../../running/playable-game.ts';
import { clockOf } from '../../running/running-clock.ts';
import { directedGame } from './directed.ts';
import { flagIfFallen } from './flag.ts';
import type { GameDone, GameInput } from './shape.ts';

/** The game, the seat that gets more time, how many seconds, and why. */
export interface ExtendTimeInput extends GameInput {
  readonly seat: Seat;
  readonly seconds: number;
  readonly reason: string;
}

/** Every way in which the command says no. */
export type ExtendTimeError = CommonError | GameOver | WrongStatus;

const MOST_SECONDS = 365 * 86_400;

/** Gives a player of a running game more time, by a ruling; his next move caps it as every move does. Source: Common 1.6. */
export async function extendTime(
  context: AppContext,
  input: ExtendTimeInput,
): Promise<Result<GameDone, ExtendTimeError>> {
  const answer = await runCommand(context, { mutation: 'extendTime', input }, (command) => give(command, input));
  if (answer.ok) return answer;
  if (answer.error.kind !== 'too-late') return err(answer.error);
  if (input.dryRun !== true) await flagIfFallen(context, input.gameId);
  return err(gameOver(message('refused.game.timeRanOut')));
}

async function give(
  command: Command,
  input: ExtendTimeInput,
): Promise<Result<Pick<GameDone, 'gameId'>, ExtendTimeError | TooLate>> {
  const { tx, at, entropy } = command;
  const found = await directedGame(command, input.gameId);
  if (!found.ok) return found;
  const { game } = found.value;
  const playable = checkPlayable(game);
  if (!playable.ok) return playable;
  const reason = readText('reason', input.reason, { longest: 500, hasLines: true });
  if (!reason.ok) return reason;
  const seconds = readNumber('seconds', input.seconds, { least: 1, most: MOST_SECONDS });
  if (!seconds.ok) return seconds;
  const inTime = checkInTime(game, at);
  if (!inTime.ok) return inTime;
  const clock = clockOf(game);
  invariant(clock !== null, `game ${game.id} has a clock`);
  const time = millis(seconds.value * SECOND);
  const extended = extend(clock, input.seat, time);
  if (!extended.ok) return err(invalidInput('seconds', extended.error));
  await setClock(tx, game.id, extended.value, at);
  command.touch(game.id);
  const rulingId = newId<RulingId>(entropy);
  const named = await nameGame(tx, game);
  await rule(command, {
    id: rulingId,
    tournamentId: game.tournamentId,
    gameId: game.id,
    kind: 'TIME_EXTENSION',
    reason: reason.value,
    text: `${named.title}: ${named.players[input.seat]} gets ${durationText(STRANGER, time)} more.`,
    replaces: null,
  });
  const about = { gameId: game.id, tournamentId: game.tournamentId };
  const payload = { ...about, seat: input.seat, time, reason: reason.value, rulingId };
  command.emit({ topic: gameTopic(game.id), kind: 'TimeExtended', payload });
  if (game.toMove === input.seat) {
    const turn = { ...about, ply: null, deadline: deadline(extended.value) };
    command.emit({ topic: inboxTopic(game.players[input.seat]), kind: 'MyTurn', payload: turn });
  }
  return ok({ gameId: game.id });
}
