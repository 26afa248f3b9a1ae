import { asId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { findKeptValue, keepValue, keptValue, type Keeper } from '../../store/kept-value.ts';
import { hasPlayers } from '../../store/reading/player.ts';

const BEGUN = 'demo.begun';
const COMPLETE = 'demo.complete';
const CLOSED = 'demo.closed';
const OPEN = 'demo.open';
const TRICKLED = 'demo.trickled';

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

/** The open tournament that was begun last: its number from 1, and itself. */
export interface LastOpen {
  readonly number: number;
  readonly id: TournamentId;
}

/** The open tournament that was begun last; null before the first. */
export async function lastOpen(db: Db): Promise<LastOpen | null> {
  const kept = await findKeptValue(db, OPEN);
  const [number, id] = kept?.split(' ') ?? [];
  return number === undefined || id === undefined ? null : { number: Number(number), id: asId<TournamentId>(id) };
}

/** Notes which open tournament was begun last. */
export async function noteLastOpen(db: Db, { number, id }: LastOpen): Promise<void> {
  await keepValue(db, OPEN, `${number} ${id}`);
}

/** The cycle of leagues whose games but those of League A are played one after another; null: there is none. */
export async function trickledCycle(db: Db): Promise<TournamentId | null> {
  const kept = await findKeptValue(db, TRICKLED);
  return kept === null ? null : asId<TournamentId>(kept);
}

/** Notes of which cycle the games but those of League A are played one after another. */
export async function noteTrickled(db: Db, cycle: TournamentId): Promise<void> {
  await keepValue(db, TRICKLED, cycle);
}
