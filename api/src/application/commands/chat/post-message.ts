import { invariant } from '../../../kernel/assert.ts';
import { newId } from '../../../kernel/entropy.ts';
import type { GameId, MessageId, PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { SEATS } from '../../../kernel/seat.ts';
import { lastMessageNumber, mutesOf, spokenSince } from '../../../store/reading/chat.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import { playersByIds } from '../../../store/reading/player.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { insertMessage } from '../../../store/writing/chat.ts';
import { defineCommand, type Command } from '../../command.ts';
import { forbidden, type CommonError, type Forbidden, type TooManyMessages } from '../../errors.ts';
import { chatTopic, inboxTopic, type CommandOptions } from '../../events.ts';
import { lockedGame } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { actingPlayer, directs } from '../../rights.ts';
import { checkPace, paceStart } from '../../running/pace.ts';
import type { MessageDone } from './shape.ts';
import { message } from '../../texts/say.ts';

/** What is said, and beside which game. */
export interface PostMessageInput extends CommandOptions {
  readonly gameId: GameId;
  readonly text: string;
}

/** Every way in which the command says no. */
export type PostMessageError = CommonError | TooManyMessages;

/** The most characters of one message. */
const LONGEST_MESSAGE = 500;

/**
 * Says something beside a game, for everybody to read: its two players and its director may, before and after its end; its
 * players not where one of them does not chat. The players hear of it, except who does not chat, or does not want to read its
 * author. Source: KIBA 2.5.
 */
export const postMessage = defineCommand<PostMessageInput, MessageDone, PostMessageError>(
  'postMessage',
  async (command, input) => {
    const { tx, at, entropy } = command;
    const found = await lockedGame(tx, input.gameId);
    if (!found.ok) return found;
    const game = found.value;
    const author = await speaker(command, game);
    if (!author.ok) return author;
    const text = readText('text', input.text, { longest: LONGEST_MESSAGE, hasLines: true });
    if (!text.ok) return text;
    const by = { gameId: game.id, authorId: author.value };
    const pace = checkPace(await spokenSince(tx, by, paceStart(at)));
    if (!pace.ok) return pace;
    const messageId = newId<MessageId>(entropy);
    const number = (await lastMessageNumber(tx, game.id)) + 1;
    await insertMessage(tx, { ...by, id: messageId, number, text: text.value, at });
    const payload = { gameId: game.id, tournamentId: game.tournamentId, messageId };
    command.emit({ topic: chatTopic(game.id), kind: 'ChatPosted', payload });
    const others = SEATS.map((seat) => game.players[seat]).filter((player) => player !== author.value);
    const mutes = await mutesOf(tx, others);
    const silent = (await playersByIds(tx, others)).filter(({ chatOff }) => chatOff !== null).map(({ id }) => id);
    const deaf = new Set([
      ...silent,
      ...mutes.filter(({ mutedId }) => mutedId === author.value).map(({ playerId }) => playerId),
    ]);
    for (const player of others) {
      if (!deaf.has(player)) command.emit({ topic: inboxTopic(player), kind: 'MyChatPosted', payload });
    }
    return ok({ messageId });
  },
);

/** Who speaks; refuses everybody but the players of the game and its director. */
async function speaker(
  { tx, actor }: Command,
  { players, tournamentId }: GameRecord,
): Promise<Result<PlayerId, Forbidden>> {
  const player = actingPlayer(actor);
  const seated = await playersByIds(tx, [players.first, players.second, ...(player === null ? [] : [player])]);
  const off = seated.filter(({ chatOff }) => chatOff !== null);
  if (off.some(({ id }) => id === player)) return err(forbidden(message('refused.chat.ownOff')));
  if (player !== null && SEATS.some((seat) => players[seat] === player)) {
    const [other] = off;
    return other === undefined ? ok(player) : err(forbidden(message('refused.chat.otherOff', { name: other.name })));
  }
  const [tournament] = await tournamentsByIds(tx, [tournamentId]);
  invariant(tournament !== undefined, 'every game belongs to a tournament');
  if (player !== null && directs(actor, tournament)) return ok(player);
  return err(forbidden(message('refused.chat.onlyPlayers')));
}
