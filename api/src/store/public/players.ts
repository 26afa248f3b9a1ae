import { NEW_ELO } from '../../rules/ratings/elo.ts';
import type { GameKey } from '#games/rules';
import { isStorable } from '../codecs/storable.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { ReadClient } from './read-client.ts';
import type { PlayerRecord } from '../reading/player.ts';
import { typed } from '../typed-row.ts';
import { containing } from './containing.ts';
import { beyondCursor, rowsOrNone, type PageQuery, type RowQuery } from './page.ts';

type PlayersQuery = PageQuery<Prisma.PlayerWhereUniqueInput>;

/** The player with this handle, or who he was found to be; null if there is none. */
export async function playerWithHandle(
  reads: ReadClient,
  handle: string,
  query: RowQuery,
): Promise<PlayerRecord | null> {
  const own = { handle: isStorable(handle) ? handle : '' };
  const he = await reads.player.findUnique({ where: own, select: { mergedIntoId: true } });
  const where = he?.mergedIntoId === null || he === null ? own : { id: he.mergedIntoId };
  return typed('Player', await reads.player.findUnique({ ...query, where })) as PlayerRecord | null;
}

/**
 * Players by name, then id; with `search`, those whose name or handle contains it, whatever the case. Null when the page is to begin at
 * nobody who is here.
 */
export async function playersByName(
  reads: ReadClient,
  search: string | null,
  page: PlayersQuery,
): Promise<PlayerRecord[] | null> {
  const { query, isBeyond } = beyondCursor(page);
  const rows = await reads.player.findMany({
    ...query,
    where: { AND: [isFound(search), isBeyond], mergedIntoId: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  const found = typed('Player', rows) as PlayerRecord[];
  return rowsOrNone(found, page, () => reads.player.count({ where: { id: page.cursor?.id ?? '' } }));
}

/**
 * Those who are rated in a game by games or by an Elo from elsewhere: by Elo, the highest first, then by name and id; with `search`,
 * only those whose name or handle contains it. Null when the page is to begin at somebody who is not rated in this game.
 */
export async function ratedPlayers(
  reads: ReadClient,
  { game, search }: { readonly game: GameKey; readonly search: string | null },
  { cursor, take, skip: _skip, ...query }: PlayersQuery,
): Promise<PlayerRecord[] | null> {
  const from = cursor?.id === undefined ? [] : await placeOf(reads, game, cursor.id, take < 0);
  if (from === null) return null;
  const rows = await reads.rating.findMany({
    where: { game, player: isFound(search), AND: [RATED, ...from] },
    orderBy: [{ elo: 'desc' }, { player: { name: 'asc' } }, { playerId: 'asc' }],
    take,
    select: { player: query },
  });
  return rows.map(({ player }) => typed('Player', player) as PlayerRecord);
}

/** How many players there are who are found, or of them those who are rated in a game. */
export function countPlayers(
  reads: ReadClient,
  { game, search }: { readonly game: GameKey | null; readonly search: string | null },
): Promise<number> {
  const player = isFound(search);
  if (game === null) return reads.player.count({ where: { AND: [player], mergedIntoId: null } });
  return reads.rating.count({ where: { game, player, AND: [RATED] } });
}

/** A rating that says something: games stand behind it, or an Elo that was brought along. */
const RATED = {
  OR: [{ matches: { gt: NEW_ELO.games } }, { elo: { not: NEW_ELO.elo } }],
} satisfies Prisma.RatingWhereInput;

/** What comes after the place of a player, or before it; null: he is not rated in this game. */
async function placeOf(
  reads: ReadClient,
  game: GameKey,
  playerId: string,
  isBefore: boolean,
): Promise<Prisma.RatingWhereInput[] | null> {
  const rating = await reads.rating.findUnique({
    where: { playerId_game: { playerId, game } },
    select: { elo: true, player: { select: { name: true } } },
  });
  if (rating === null) return null;
  const { elo } = rating;
  const { name } = rating.player;
  const [further, later] = isBefore ? (['gt', 'lt'] as const) : (['lt', 'gt'] as const);
  const sameElo = {
    OR: [{ player: { name: { [later]: name } } }, { player: { name }, playerId: { [later]: playerId } }],
  };
  return [{ OR: [{ elo: { [further]: elo } }, { elo, ...sameElo }] }];
}

/** Whose name or handle contains it, whatever the case; null or empty: all. */
function isFound(search: string | null): Prisma.PlayerWhereInput {
  return containing(search ?? '', (text) => ({ OR: [{ name: text }, { handle: text }] }));
}
