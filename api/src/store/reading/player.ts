import type { PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { PLAYER_PARTS } from '../parts.ts';
import { typed, type TypedRow } from '../typed-row.ts';

/** The public person as stored, with his ratings in the order of the games' names. */
export type PlayerRecord = TypedRow<'Player', Prisma.PlayerGetPayload<{ include: typeof PLAYER_PARTS }>>;

/** Who has turned off the chat for a player. */
export type ChatOff = NonNullable<PlayerRecord['chatOff']>;

/** A player's Elo in one game and the number of rated games behind it, of which so many are imported. */
export type RatingRecord = PlayerRecord['ratings'][number];

/** The players with these ids, in no order; unknown ids are left out. */
export async function playersByIds(tx: Tx, ids: readonly PlayerId[]): Promise<readonly PlayerRecord[]> {
  const rows = await tx.player.findMany({ where: { id: { in: [...ids] } }, include: PLAYER_PARTS });
  return typed('Player', rows);
}

/** The players with these names, whatever the case, in no order; without who was found to be somebody else. */
export async function playersNamed(tx: Tx, names: readonly string[]): Promise<readonly PlayerRecord[]> {
  const rows = await tx.player.findMany({
    where: {
      name: { in: names.map((name) => name.normalize('NFC').trim()), mode: 'insensitive' },
      mergedIntoId: null,
    },
    include: PLAYER_PARTS,
  });
  return typed('Player', rows);
}

/** The players who go by these words as a name or a handle, whatever the case, in no order; without who was found to be somebody else. */
export async function playersCalled(tx: Tx, words: readonly string[]): Promise<readonly PlayerRecord[]> {
  const plain = words.map((word) => word.normalize('NFC').trim());
  const called = { in: plain, mode: 'insensitive' } as const;
  const rows = await tx.player.findMany({
    where: { OR: [{ name: called }, { handle: called }], mergedIntoId: null },
    include: PLAYER_PARTS,
  });
  return typed('Player', rows);
}

/** The player with this handle; null if there is none. */
export async function playerByHandle(tx: Tx, handle: string): Promise<PlayerRecord | null> {
  const row = await tx.player.findUnique({ where: { handle }, include: PLAYER_PARTS });
  return typed('Player', row);
}

/** Whether there is any player at all. */
export async function hasPlayers(tx: Tx): Promise<boolean> {
  return (await tx.player.findFirst({ select: { id: true } })) !== null;
}

/** The bots of a player that play, the oldest first. */
export async function botsOf(tx: Tx, ownerId: PlayerId): Promise<readonly PlayerRecord[]> {
  const rows = await tx.player.findMany({
    where: { ownerId, retiredAt: null },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: PLAYER_PARTS,
  });
  return typed('Player', rows);
}
