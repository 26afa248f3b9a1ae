import { newId } from '../../../kernel/entropy.ts';
import type { Message } from '../../../kernel/message.ts';
import type { GameId, RulingId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { SEATS, type Seat } from '../../../kernel/seat.ts';
import { millis, SECOND, type Instant, type Millis } from '../../../kernel/time.ts';
import type { Tx } from '../../../store/client.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesByIds, gamesOfTournaments, type GameRecord } from '../../../store/reading/game.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import { gameOver, invalidInput, type CommonError, type GameOver, type WrongStatus } from '../../errors.ts';
import { isId } from '../../found.ts';
import { readNumber, readText } from '../../input-text.ts';
import { message } from '../../texts/say.ts';
import { nameGame } from '../../running/game-words.ts';
import { rule } from '../../running/make-ruling.ts';
import { giveMoreTime } from '../../running/more-time.ts';
import { checkInTime, checkPlayable, type TooLate } from '../../running/playable-game.ts';
import { directedGame } from './directed.ts';
import { flagIfFallen } from './flag.ts';
import type { GameDone, GameInput } from './shape.ts';

/**
 * Who gets more time: the seat in the game alone; its player in all his running games of the tournament; or both players in all
 * running games of the tournament.
 */
export type ExtensionScope = 'GAME' | 'PLAYER' | 'TOURNAMENT';

/** The game, the seat that gets more time, in which games beside, how many seconds, and why. */
export interface ExtendTimeInput extends GameInput {
  readonly seat: Seat;
  readonly scope?: ExtensionScope;
  readonly seconds: number;
  readonly reason: string;
}

/** Every way in which the command says no. */
export type ExtendTimeError = CommonError | GameOver | WrongStatus;

const MOST_SECONDS = 365 * 86_400;

/**
 * Gives players of running games more time, by one ruling; the next move of each caps it as every move does. Where the time of a
 * game beside has run out already, that stays lost. Cost: linear in the games. Source: Common 1.6.
 */
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
  const beside = await gamesBeside(tx, input);
  await lockGames(tx, [...beside, input.gameId]);
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
  const games = [game, ...(await gamesByIds(tx, beside)).filter((one) => runsOn(one, at))];
  const more = { time: millis(seconds.value * SECOND), reason: reason.value, rulingId: newId<RulingId>(entropy) };
  await rule(command, {
    id: more.rulingId,
    tournamentId: game.tournamentId,
    gameId: input.scope === 'GAME' || input.scope === undefined ? game.id : null,
    kind: 'TIME_EXTENSION',
    reason: reason.value,
    text: await rulingText(tx, game, input, { games: games.length, time: { lasts: more.time } }),
  });
  for (const one of games) {
    const seats = SEATS.filter(
      (seat) => input.scope === 'TOURNAMENT' || one.players[seat] === game.players[input.seat],
    );
    const given = await giveMoreTime(command, one, seats, more);
    if (!given.ok) return err(invalidInput('seconds', given.error));
  }
  return ok({ gameId: game.id });
}

/** The other running games in which time is given. */
async function gamesBeside(tx: Tx, { gameId, seat, scope = 'GAME' }: ExtendTimeInput): Promise<readonly GameId[]> {
  const [game] = scope === 'GAME' || !isId(gameId) ? [] : await gamesByIds(tx, [gameId]);
  if (game === undefined) return [];
  const all = await gamesOfTournaments(tx, [game.tournamentId]);
  const player = game.players[seat];
  return all
    .filter(({ id, status }) => id !== gameId && status === 'RUNNING')
    .filter(({ players }) => scope === 'TOURNAMENT' || SEATS.some((one) => players[one] === player))
    .map(({ id }) => id);
}

function runsOn(game: GameRecord, at: Instant): boolean {
  return checkPlayable(game).ok && checkInTime(game, at).ok;
}

async function rulingText(
  tx: Tx,
  game: GameRecord,
  { seat, scope = 'GAME' }: ExtendTimeInput,
  { games, time }: { readonly games: number; readonly time: { readonly lasts: Millis } },
): Promise<Message> {
  const { title, players } = await nameGame(tx, game);
  const name = players[seat];
  if (scope === 'TOURNAMENT') return message('ruling.moreTime.TOURNAMENT', { games, time });
  return scope === 'PLAYER'
    ? message('ruling.moreTime.PLAYER', { name, games, time })
    : message('ruling.moreTime.GAME', { game: title, name, time });
}
