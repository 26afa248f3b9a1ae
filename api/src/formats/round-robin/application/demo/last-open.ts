import { asId, type TournamentId } from '../../../../kernel/ids.ts';
import type { Db } from '../../../../store/client.ts';
import { findKeptValue, keepValue } from '../../../../store/kept-value.ts';

const OPEN = 'demo.open';

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
