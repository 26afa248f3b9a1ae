import { rebuild } from '../application/rebuild/rebuild.ts';
import { instant } from '../kernel/time.ts';
import type { Env } from './env.ts';
import { openMigrated } from './open-migrated.ts';
import type { RebuildDeed } from './options.ts';
import { say } from './terminal.ts';

/** Makes anew what follows from the log of the database of this set-up, and says what was not as it ought to be; in a dry run it stays so. */
export async function rebuildAll(env: Env, { dryRun }: RebuildDeed): Promise<void> {
  const db = await openMigrated(env);
  const progress = (games: number) => say(`${games} games replayed`);
  const { games, ratings, strays } = await rebuild(db, instant(Date.now()), { dryRun, progress });
  await db.close();
  for (const { kind, id } of strays) say(`${dryRun ? 'not as it ought to be' : 'put right'}: ${kind} ${id}`);
  const put = dryRun ? 'are not; without --dry-run they are put right' : 'were put right';
  const found = strays.length === 0 ? 'all were as they ought to be' : `${strays.length} of them ${put}`;
  say(`made anew ${games} games and ${ratings} ratings: ${found}`);
}
