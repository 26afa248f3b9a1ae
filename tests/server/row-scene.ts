import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { persistentClient } from '../support/persistent-client.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import type { ServerRow } from '../support/server-row.ts';
import { watchedGames, type WatchedGames } from './watched-games.ts';

/** A round robin of three at a row of servers that come and go: each goes to any of them, and to another where it does not answer. */
export async function rowScene(row: ServerRow, seed: number): Promise<WatchedGames> {
  const chance = seededNumbers(seed);
  const any = () => {
    const member = row.members[Math.floor(chance() * row.members.length)];
    if (member === undefined) throw new Error('No server runs');
    return member;
  };
  const tournament = await runningTournament(any(), ['Amina', 'Bakari', 'Chausiku']);
  return watchedGames(persistentClient(any), tournament, await gamesOf(any(), tournament.id), chance);
}
