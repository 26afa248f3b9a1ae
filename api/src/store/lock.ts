import type { GameId, SeriesId, TournamentId } from '../kernel/ids.ts';
import type { Tx } from './client.ts';
import { ask, askWithNext } from './named.ts';
import { gamesByIds, type GameRecord } from './reading/game.ts';

/** Locks these games until the transaction ends, in the order of their ids, as every command does. Before a tournament. */
export async function lockGames(tx: Tx, ids: readonly GameId[]): Promise<void> {
  if (ids.length === 0) return;
  await ask(tx)`
    select 1 from "Game" where id = any(${[...ids]}::text[]) order by id for no key update`;
}

/**
 * Locks a game likewise and reads it, undefined if there is none. Two statements in one message, not one: a statement that has waited for
 * its lock shows the rows that it joins as they were before.
 */
export async function lockAndReadGame(tx: Tx, id: GameId): Promise<GameRecord | undefined> {
  const [, [game]] = await Promise.all([
    askWithNext(tx)`select 1 from "Game" where id = ${id} for no key update`,
    gamesByIds(tx, [id]),
  ]);
  return game;
}

/** Lets nobody else add or change an account until the transaction ends. Before anything else. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.$executeRaw`lock table "Account" in share row exclusive mode`;
}

/** Locks a tournament until the transaction ends. After its games, before any inbox. */
export async function lockTournament(tx: Tx, id: TournamentId): Promise<void> {
  await tx.$queryRaw`select 1 from "Tournament" where id = ${id} for no key update`;
}

/** Locks a series until the transaction ends. After its tournaments, before any inbox. */
export async function lockSeries(tx: Tx, id: SeriesId): Promise<void> {
  await tx.$queryRaw`select 1 from "Series" where id = ${id} for no key update`;
}
