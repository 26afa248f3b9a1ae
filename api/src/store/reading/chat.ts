import { asId, type GameId, type MessageId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { toDate } from '../codecs/instant.ts';
import { inListOrder, type KeyWindow } from './key-window.ts';

/** That a message was taken away: when, by whom, why; `reason` null: its author’s account was closed. */
export interface Removal {
  readonly at: Instant;
  readonly byId: PlayerId;
  readonly reason: string | null;
}

/** What somebody said beside a game, as it was said; `number` counts from 1. `removal` null: it stands. */
export interface MessageRecord {
  readonly id: MessageId;
  readonly gameId: GameId;
  readonly tournamentId: TournamentId;
  readonly number: number;
  readonly authorId: PlayerId;
  readonly text: string;
  readonly at: Instant;
  readonly removal: Removal | null;
}

const MESSAGE_PARTS = { game: { select: { tournamentId: true } } } as const satisfies Prisma.ChatMessageInclude;

/** The messages with these ids, in no order; unknown ids are left out. */
export async function messagesByIds(tx: Tx, ids: readonly MessageId[]): Promise<readonly MessageRecord[]> {
  return (await tx.chatMessage.findMany({ where: { id: { in: [...ids] } }, include: MESSAGE_PARTS })).map(
    messageRecord,
  );
}

/** A page of what was said beside a game, the oldest first. */
export async function messagesPage(
  tx: Tx,
  gameId: GameId,
  window: KeyWindow<number>,
): Promise<readonly MessageRecord[]> {
  const { after, before, fromEnd, limit } = window;
  const number = { ...(after === null ? {} : { gt: after }), ...(before === null ? {} : { lt: before }) };
  const rows = await tx.chatMessage.findMany({
    where: { gameId, number },
    orderBy: { number: fromEnd ? 'desc' : 'asc' },
    take: limit,
    include: MESSAGE_PARTS,
  });
  return inListOrder(rows, window).map(messageRecord);
}

/** How much was said beside a game. */
export function countMessages(tx: Tx, gameId: GameId): Promise<number> {
  return tx.chatMessage.count({ where: { gameId } });
}

/** When somebody has spoken beside a game after an instant, the earliest first. */
export async function spokenSince(
  tx: Tx,
  { gameId, authorId }: { readonly gameId: GameId; readonly authorId: PlayerId },
  since: Instant,
): Promise<readonly Instant[]> {
  const rows = await tx.chatMessage.findMany({
    where: { gameId, authorId, at: { gt: toDate(since) } },
    orderBy: { at: 'asc' },
    select: { at: true },
  });
  return rows.map(({ at }) => instant(at.getTime()));
}

/** The number of the last message beside a game; 0 when nothing was said. */
export async function lastMessageNumber(tx: Tx, gameId: GameId): Promise<number> {
  const { _max } = await tx.chatMessage.aggregate({ where: { gameId }, _max: { number: true } });
  return _max.number ?? 0;
}

/** That a player does not want to read another. */
export interface Mute {
  readonly playerId: PlayerId;
  readonly mutedId: PlayerId;
}

/** Whom these players do not want to read. */
export async function mutesOf(tx: Tx, players: readonly PlayerId[]): Promise<readonly Mute[]> {
  const rows = await tx.chatMute.findMany({ where: { playerId: { in: [...players] } } });
  return rows.map(({ playerId, mutedId }) => ({
    playerId: asId<PlayerId>(playerId),
    mutedId: asId<PlayerId>(mutedId),
  }));
}

function messageRecord(row: Prisma.ChatMessageGetPayload<{ include: typeof MESSAGE_PARTS }>): MessageRecord {
  const { removedAt, removedById } = row;
  return {
    id: asId<MessageId>(row.id),
    gameId: asId<GameId>(row.gameId),
    tournamentId: asId<TournamentId>(row.game.tournamentId),
    number: row.number,
    authorId: asId<PlayerId>(row.authorId),
    text: row.text,
    at: instant(row.at.getTime()),
    removal:
      removedAt === null || removedById === null
        ? null
        : { at: instant(removedAt.getTime()), byId: asId<PlayerId>(removedById), reason: row.removedReason },
  };
}
