import { invariant } from '../../kernel/assert.ts';
import type { GameId, MessageId, PlayerId } from '../../kernel/ids.ts';
import { SEATS } from '../../kernel/seat.ts';
import { countMessages, messagesPage, type MessageRecord } from '../../store/reading/chat.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { KeyWindow } from '../../store/reading/key-window.ts';
import type { AppContext } from '../context.ts';
import { actingPlayer, actingPlayerIn, directs, observes } from '../rights.ts';
import { playerOf, tournamentOf } from './find.ts';
import { EMPTY_PAGE, pageOf, type Page } from './page.ts';
import { readingOf } from './reading.ts';

/** Whether whoever asks reads what is said: everybody but a player for whom the chat is off. */
export async function viewerReadsChat(context: AppContext): Promise<boolean> {
  const { actor } = context;
  const id = 'playerId' in actor ? actor.playerId : null;
  return id === null || (await playerOf(context, id)).chatOff === null;
}

/** What was said beside a game, the oldest first; nothing to who does not chat. */
export async function listMessages(
  context: AppContext,
  { id }: { readonly id: GameId },
  window: KeyWindow<number>,
): Promise<Page<MessageRecord, number>> {
  if (!(await viewerReadsChat(context))) return EMPTY_PAGE;
  return pageOf(
    window,
    async (wider) => {
      const messages = await messagesPage(context.db.prisma, id, wider);
      return messages.map((thing) => ({ thing, key: thing.number }));
    },
    () => countMessages(context.db.prisma, id),
  );
}

/** The message with an id that the store gave out. */
export async function messageOf(
  context: AppContext,
  { messageId }: { readonly messageId: MessageId },
): Promise<MessageRecord> {
  const message = await readingOf(context).messages.load(messageId);
  invariant(message !== null, 'what the store refers to exists');
  return message;
}

/** Whether whoever asks may write beside this game: its director, and its players where both of them chat. */
export async function viewerMayChat(context: AppContext, game: GameRecord): Promise<boolean> {
  const player = actingPlayerIn(context.actor, game);
  if (player === null || !(await viewerReadsChat(context))) return false;
  if (!SEATS.some((seat) => game.players[seat] === player)) {
    return directs(context.actor, await tournamentOf(context, game));
  }
  const players = await Promise.all(SEATS.map((seat) => playerOf(context, game.players[seat])));
  return players.every(({ chatOff }) => chatOff === null);
}

/** Whether whoever asks does not want to read what this player says. */
export async function viewerMutes(context: AppContext, playerId: PlayerId): Promise<boolean> {
  const viewer = actingPlayer(context.actor);
  if (viewer === null) return false;
  const mutes = await readingOf(context).mutes.load(viewer);
  return mutes.some(({ mutedId }) => mutedId === playerId);
}

/** What a removed message said, for who sees what the director sees; null for everybody else, and for one that stands. */
export async function viewerRemovedText(context: AppContext, message: MessageRecord): Promise<string | null> {
  if (message.removal === null) return null;
  return observes(context.actor, await tournamentOf(context, message)) ? message.text : null;
}

/** Whether whoever asks directs the game beside which this was said. */
export async function viewerMayRemove(context: AppContext, message: MessageRecord): Promise<boolean> {
  return actingPlayer(context.actor) !== null && directs(context.actor, await tournamentOf(context, message));
}

/** Whether whoever asks may report this: a player of the tournament, what stands and is not his own. */
export async function viewerMayReport(context: AppContext, message: MessageRecord): Promise<boolean> {
  const viewer = actingPlayerIn(context.actor, message);
  if (viewer === null || message.removal !== null || message.authorId === viewer) return false;
  const entries = await readingOf(context).entriesOf.load(message.tournamentId);
  return entries.some(({ player }) => player.id === viewer);
}
