import { ownWorker } from './worker.ts';

/** A game as it is read without a server, all in words. */
export interface KeptGame {
  readonly opponent: string;
  readonly tournament: string;
  readonly awaited: string;
  readonly deadline: string;
  readonly isTurn: boolean;
}

/** What is kept of my games: the words around them, and each. `public/offline.js` reads it. */
export interface KeptGames {
  readonly lang: string;
  readonly title: string;
  readonly said: string;
  readonly asOf: string;
  readonly again: string;
  readonly games: readonly KeptGame[];
}

const CACHE = 'baraza-my-games';
const PLACE = '/offline/my-games.json';

/** Keeps my games for when the server cannot be reached, where the reader has wanted that on this device. */
export async function keepGames(games: KeptGames): Promise<void> {
  if ((await ownWorker()) === undefined) return;
  const cache = await caches.open(CACHE);
  await cache.put(PLACE, new Response(JSON.stringify(games), { headers: { 'content-type': 'application/json' } }));
}

/** Forgets what was kept: another person may sit here now. */
export async function forgetGames(): Promise<void> {
  if ('caches' in window) await caches.delete(CACHE);
}
