import type { Instant } from '../kernel/time.ts';
import type { Db } from './client.ts';
import { noteAlive } from './server-life.ts';

/** Numbers whose sorting takes more memory than it is given here, so that a few hundred kilobytes are written to the disk. */
const SORTED = 4_000;

/**
 * Tries what a command does: writes a row and commits, and takes new room on the disk, as rows are written over each other for a
 * long time after nothing new fits on it. Leaves nothing behind but that a server was alive `at` this instant. Fails when the
 * database does not answer or cannot be written to.
 */
export async function tryWriting(db: Db, at: Instant): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`set local work_mem = '64kB'`;
    await tx.$queryRaw`
      select count(*)::int from (select n from generate_series(1, ${SORTED}::int) as n order by md5(n::text)) as sorted`;
    await noteAlive(tx, at);
  });
}
