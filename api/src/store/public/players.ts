import { NEW_ELO } from '../../rules/ratings/elo.ts';
import type { GameKey } from '#games/rules';
import { isStorable } from '../codecs/storable.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { ReadClient } from './read-client.ts';
import type { PlayerRecord } from '../reading/player.ts';
import { typed } from '../typed-row.ts';
import { containing } from './containing.ts';
import { beyondCursor, rowsOrNone, type PageQuery, type RowQuery } from './page.ts';

/** Which players: whose name or handle contains a text, whatever the case; of a country; null: all. */
export interface FoundPlayers {
  readonly search: string | null;
  readonly country: string | null;
}

/** In which order those rated in a game are listed. */
export type RatedOrder = 'ELO' | 'GAMES';

const RATED_BY = { ELO: 'elo', GAMES: 'matches' } as const satisfies Readonly<Record<RatedOrder, string>>;

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

/** The players who are found, by name, then id. Null when the page is to begin at nobody who is here. */
export async function playersByName(
  reads: ReadClient,
  found: FoundPlayers,
  page: PlayersQuery,
): Promise<PlayerRecord[] | null> {
  const { query, isBeyond } = beyondCursor(page);
  const rows = await reads.player.findMany({
    ...query,
    where: { AND: [isFound(found), isBeyond], mergedIntoId: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  });
  const players = typed('Player', rows) as PlayerRecord[];
  return rowsOrNone(players, page, () => reads.player.count({ where: { id: page.cursor?.id ?? '' } }));
}

/**
 * Those who are found and rated in a game by games or by an Elo from elsewhere: the highest Elo first, or who has played most, then by
 * name and id. Null when the page is to begin at somebody who is not rated in this game.
 */
export async function ratedPlayers(
  reads: ReadClient,
  game: GameKey,
  { order, ...found }: FoundPlayers & { readonly order: RatedOrder },
  { cursor, take, skip: _skip, ...query }: PlayersQuery,
): Promise<PlayerRecord[] | null> {
  const from = cursor?.id === undefined ? [] : await placeOf(reads, { game, by: RATED_BY[order] }, cursor.id, take < 0);
  if (from === null) return null;
  const rows = await reads.rating.findMany({
    where: { game, player: isFound(found), AND: [RATED, ...from] },
    orderBy: [{ [RATED_BY[order]]: 'desc' }, { player: { name: 'asc' } }, { playerId: 'asc' }],
    take,
    select: { player: query },
  });
  return rows.map(({ player }) => typed('Player', player) as PlayerRecord);
}

/** How many players there are who are found, or of them those who are rated in a game. */
export function countPlayers(
  reads: ReadClient,
  { game, ...found }: FoundPlayers & { readonly game: GameKey | null },
): Promise<number> {
  const player = isFound(found);
  if (game === null) return reads.player.count({ where: { AND: [player], mergedIntoId: null } });
  return reads.rating.count({ where: { game, player, AND: [RATED] } });
}

/** The countries of those rated in a game, or of all players, by their letters. */
export async function countriesOfPlayers(reads: ReadClient, game: GameKey | null): Promise<string[]> {
  const rated: Prisma.PlayerWhereInput = game === null ? {} : { ratings: { some: { game, ...RATED } } };
  const rows = await reads.player.findMany({
    where: { ...rated, country: { not: null }, mergedIntoId: null },
    distinct: ['country'],
    orderBy: { country: 'asc' },
    select: { country: true },
  });
  return rows.flatMap(({ country }) => country ?? []);
}

/** A rating that says something: games stand behind it, or an Elo that was brought along. */
const RATED = {
  OR: [{ matches: { gt: NEW_ELO.games } }, { elo: { not: NEW_ELO.elo } }],
} satisfies Prisma.RatingWhereInput;

/** What comes after the place of a player, or before it; null: he is not rated in this game. */
async function placeOf(
  reads: ReadClient,
  { game, by }: { readonly game: GameKey; readonly by: (typeof RATED_BY)[RatedOrder] },
  playerId: string,
  isBefore: boolean,
): Promise<Prisma.RatingWhereInput[] | null> {
  const rating = await reads.rating.findUnique({
    where: { playerId_game: { playerId, game } },
    select: { elo: true, matches: true, player: { select: { name: true } } },
  });
  if (rating === null) return null;
  const own = rating[by];
  const { name } = rating.player;
  const [further, later] = isBefore ? (['gt', 'lt'] as const) : (['lt', 'gt'] as const);
  const equal = {
    OR: [{ player: { name: { [later]: name } } }, { player: { name }, playerId: { [later]: playerId } }],
  };
  return [{ OR: [{ [by]: { [further]: own } }, { [by]: own, ...equal }] }];
}

/** Those who are found; null or empty: all. */
function isFound({ search, country }: FoundPlayers): Prisma.PlayerWhereInput {
  const named = containing(search ?? '', (text) => ({ OR: [{ name: text }, { handle: text }] }));
  if (country === null) return named;
  return { ...named, country: isStorable(country) ? country : '' };
}
