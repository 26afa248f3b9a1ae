import { instant, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { findKeptValue, keepValue, keptValue, type Keeper } from '../../store/kept-value.ts';
import { hasPlayers } from '../../store/reading/player.ts';

const BEGUN = 'demo.begun';
const COMPLETE = 'demo.complete';
const CLOSED = 'demo.closed';

/** When the making of the demo world began in this database; null: never. */
export async function demoBegunAt(db: Db): Promise<Instant | null> {
  const begun = await findKeptValue(db, BEGUN);
  return begun === null ? null : instant(Number(begun));
}

/** Notes that the making begins now; answers when it began first. */
export async function noteDemoBegun(db: Db, at: Instant): Promise<Instant> {
  return instant(Number(await keptValue(db, BEGUN, () => String(at))));
}

/** Whether the demo world was made to its end. */
export async function isDemoComplete(db: Db): Promise<boolean> {
  return (await findKeptValue(db, COMPLETE)) !== null;
}

/** Notes that the demo world is made. */
export async function noteDemoComplete(db: Db): Promise<void> {
  await keepValue(db, COMPLETE, 'yes');
}

/** Whether the accounts of the demo world were closed. */
export async function isDemoClosed(db: Db): Promise<boolean> {
  return (await findKeptValue(db, CLOSED)) !== null;
}

/** Notes that they are closed. */
export async function noteDemoClosed(db: Keeper): Promise<void> {
  await keepValue(db, CLOSED, 'yes');
}

/** Whether there is a demo world in this database, whole or half made, whose accounts are open. */
export async function holdsDemo(db: Db): Promise<boolean> {
  return (await demoBegunAt(db)) !== null && !(await isDemoClosed(db));
}

/** Whether there is one, or would be one after a start: only a database that nobody has used yet is filled. */
export async function mayBecomeDemo(db: Db): Promise<boolean> {
  return (await demoBegunAt(db)) === null ? !(await hasPlayers(db.prisma)) : holdsDemo(db);
}
