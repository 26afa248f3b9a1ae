import { asId, type AccountId, type PlayerId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { inListOrder, type KeyWindow, type NameKey } from './key-window.ts';
import type { Tx } from '../client.ts';
import { gameKey } from '../codecs/registered-key.ts';
import type { GameKey } from '#games/rules';

/** A player's Elo in one game and the number of rated games behind it, of which so many are imported. */
export interface RatingRecord {
  readonly playerId: PlayerId;
  readonly game: GameKey;
  readonly elo: number;
  readonly matches: number;
  readonly imported: number;
}

/** The public person as stored, with his ratings in the order of the games' names. */
export interface PlayerRecord {
  readonly id: PlayerId;
  readonly handle: string;
  readonly name: string;
  readonly country: string | null;
  readonly category: number;
  readonly isBot: boolean;
  readonly accountId: AccountId | null;
  readonly createdAt: Instant;
  readonly ratings: readonly RatingRecord[];
}

/** What a player is read with, so that every read of players gives the same record. */
export const PLAYER_PARTS = { ratings: { orderBy: { game: 'asc' } } } as const satisfies Prisma.PlayerInclude;

export type PlayerRow = Prisma.PlayerGetPayload<{ include: typeof PLAYER_PARTS }>;

/** The players with these ids, in no order; unknown ids are left out. */
export async function playersByIds(tx: Tx, ids: readonly PlayerId[]): Promise<readonly PlayerRecord[]> {
  const rows = await tx.player.findMany({ where: { id: { in: [...ids] } }, include: PLAYER_PARTS });
  return rows.map(playerRecord);
}

/** The players with these names, whatever the case, in no order. */
export async function playersNamed(tx: Tx, names: readonly string[]): Promise<readonly PlayerRecord[]> {
  const rows = await tx.player.findMany({
    where: { name: { in: names.map((name) => name.normalize('NFC').trim()), mode: 'insensitive' } },
    include: PLAYER_PARTS,
  });
  return rows.map(playerRecord);
}

/** The player with this handle; null if there is none. */
export async function playerByHandle(tx: Tx, handle: string): Promise<PlayerRecord | null> {
  const row = await tx.player.findUnique({ where: { handle }, include: PLAYER_PARTS });
  return row === null ? null : playerRecord(row);
}

/** Players by name, then id; with `search`, those whose name or handle contains it, whatever the case. */
export async function playersPage(
  tx: Tx,
  search: string | null,
  window: KeyWindow<NameKey>,
): Promise<readonly PlayerRecord[]> {
  const rows = await tx.player.findMany({
    where: { AND: [playersFound(search), ...beyond(window)] },
    orderBy: window.fromEnd ? [{ name: 'desc' }, { id: 'desc' }] : [{ name: 'asc' }, { id: 'asc' }],
    take: window.limit,
    include: PLAYER_PARTS,
  });
  return inListOrder(rows, window).map(playerRecord);
}

/** A row of the table as the application knows it. */
export function playerRecord(row: PlayerRow): PlayerRecord {
  return {
    id: asId<PlayerId>(row.id),
    handle: row.handle,
    name: row.name,
    country: row.country,
    category: row.category,
    isBot: row.isBot,
    accountId: row.accountId === null ? null : asId<AccountId>(row.accountId),
    createdAt: instant(row.createdAt.getTime()),
    ratings: row.ratings.map((rating) => ({
      ...rating,
      playerId: asId<PlayerId>(rating.playerId),
      game: gameKey(rating.game),
    })),
  };
}

/** Which players a search finds: those whose name or handle contains it, whatever the case; null or empty: all. */
export function playersFound(search: string | null): Prisma.PlayerWhereInput {
  if (search === null || search === '') return {};
  const contains = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return {
    OR: [{ name: { contains, mode: 'insensitive' } }, { handle: { contains, mode: 'insensitive' } }],
  };
}

function beyond(window: KeyWindow<NameKey>): Prisma.PlayerWhereInput[] {
  const conditions: Prisma.PlayerWhereInput[] = [];
  if (window.after !== null) {
    const { name, id } = window.after;
    conditions.push({ OR: [{ name: { gt: name } }, { name, id: { gt: id } }] });
  }
  if (window.before !== null) {
    const { name, id } = window.before;
    conditions.push({ OR: [{ name: { lt: name } }, { name, id: { lt: id } }] });
  }
  return conditions;
}

/** Whether there is any player at all. */
export async function hasPlayers(tx: Tx): Promise<boolean> {
  return (await tx.player.findFirst({ select: { id: true } })) !== null;
}
