import { asId, type TournamentId } from '../../../../kernel/ids.ts';
import type { Db } from '../../../../store/client.ts';
import { findKeptValue, keepValue } from '../../../../store/kept-value.ts';

const TRICKLED = 'demo.trickled';

/** The cycle of leagues whose games but those of League A are played one after another; null: there is none. */
export async function trickledCycle(db: Db): Promise<TournamentId | null> {
  const kept = await findKeptValue(db, TRICKLED);
  return kept === null ? null : asId<TournamentId>(kept);
}

/** Notes of which cycle the games but those of League A are played one after another. */
export async function noteTrickled(db: Db, cycle: TournamentId): Promise<void> {
  await keepValue(db, TRICKLED, cycle);
}
