import { asId, type AnyId, type GameId, type PlayerId, type SeriesId, type TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { containing } from '../public/containing.ts';

/** Something whose text contains what was searched for: its id, and the texts that might. */
export interface Found<Id extends AnyId, Field extends string> {
  readonly id: Id;
  readonly texts: Readonly<Record<Field, string | null>>;
}

/** Players by name or handle, by name. */
export async function searchPlayers(
  tx: Tx,
  search: string,
  limit: number,
): Promise<readonly Found<PlayerId, 'NAME' | 'HANDLE'>[]> {
  const rows = await tx.player.findMany({
    where: { AND: [containing(search, (text) => ({ OR: [{ name: text }, { handle: text }] }))], mergedIntoId: null },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, name: true, handle: true },
  });
  return rows.map(({ id, name, handle }) => ({ id: asId(id), texts: { NAME: name, HANDLE: handle } }));
}

/** Tournaments by name, the newest first. */
export async function searchTournaments(
  tx: Tx,
  search: string,
  limit: number,
): Promise<readonly Found<TournamentId, 'NAME'>[]> {
  const rows = await tx.tournament.findMany({
    where: containing(search, (name) => ({ name })),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ id: asId(id), texts: { NAME: name } }));
}

/** Series by name, the newest first. */
export async function searchSeries(tx: Tx, search: string, limit: number): Promise<readonly Found<SeriesId, 'NAME'>[]> {
  const rows = await tx.series.findMany({
    where: containing(search, (name) => ({ name })),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, name: true },
  });
  return rows.map(({ id, name }) => ({ id: asId(id), texts: { NAME: name } }));
}

/** Players who are looked at for each game that is sought by the names of both. */
const MOST_NAMESAKES = 200;

/**
 * Games by the names or handles of both their players, the newest first: each of these words is in that of one of them, and each of the two
 * has one of the words.
 */
export async function searchGamesOfTwo(
  tx: Tx,
  words: readonly string[],
  limit: number,
): Promise<readonly Found<GameId, 'PLAYERS'>[]> {
  const named = await tx.player.findMany({
    where: { OR: words.map((word) => containing(word, (text) => ({ OR: [{ name: text }, { handle: text }] }))) },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MOST_NAMESAKES,
    select: { id: true },
  });
  const playerId = { in: named.map(({ id }) => id) };
  const name = { select: { player: { select: { name: true, handle: true } } } } as const;
  const rows = await tx.game.findMany({
    where: {
      firstEntry: { playerId },
      secondEntry: { playerId },
      AND: words.map((word) => ({
        OR: [
          { firstEntry: { player: containing(word, (text) => ({ OR: [{ name: text }, { handle: text }] })) } },
          { secondEntry: { player: containing(word, (text) => ({ OR: [{ name: text }, { handle: text }] })) } },
        ],
      })),
    },
    orderBy: [{ addedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, firstEntry: name, secondEntry: name },
  });
  return rows.map(({ id, firstEntry, secondEntry }) => ({
    id: asId(id),
    texts: { PLAYERS: `${firstEntry.player.name} – ${secondEntry.player.name}` },
  }));
}

/** Games by the name of their tournament and their number in it, those of the newest tournament first. */
export async function searchGamesByNumber(
  tx: Tx,
  tournament: string,
  ordinal: number,
  limit: number,
): Promise<readonly Found<GameId, 'NUMBER'>[]> {
  const rows = await tx.game.findMany({
    where: { ordinal, tournament: containing(tournament, (name) => ({ name })) },
    orderBy: [{ addedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, tournament: { select: { name: true } } },
  });
  return rows.map(({ id, tournament: { name } }) => ({ id: asId(id), texts: { NUMBER: `${name} ${ordinal}` } }));
}

/** Games that are played elsewhere, by the number of their board or its address there, the newest first. */
export async function searchGames(
  tx: Tx,
  search: string,
  limit: number,
): Promise<readonly Found<GameId, 'BOARD' | 'ADDRESS'>[]> {
  const rows = await tx.game.findMany({
    where: containing(search, (text) => ({ OR: [{ boardNumber: text }, { address: text }] })),
    orderBy: [{ addedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, boardNumber: true, address: true },
  });
  return rows.map(({ id, boardNumber, address }) => ({
    id: asId(id),
    texts: { BOARD: boardNumber, ADDRESS: address },
  }));
}
