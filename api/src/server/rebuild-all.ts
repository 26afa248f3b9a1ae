import { rebuild } from '../application/rebuild/rebuild.ts';
import { instant } from '../kernel/time.ts';
import type { Env } from './env.ts';
import { openMigrated } from './open-migrated.ts';
import { say } from './terminal.ts';

/** Makes anew what follows from the log of the database of this set-up, and says what was not as it ought to be. */
export async function rebuildAll(env: Env): Promise<void> {
  const db = await openMigrated(env);
  const progress = (games: number) => say(`${games} games replayed`);
  const { games, ratings, mended } = await rebuild(db, instant(Date.now()), progress);
  await db.close();
  for (const { kind, id } of mended) say(`put right: ${kind} ${id}`);
  const found = mended.length === 0 ? 'all were as they ought to be' : `${mended.length} of them were put right`;
  say(`made anew ${games} games and ${ratings} ratings: ${found}`);
}
