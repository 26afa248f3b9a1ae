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
