import { toDate } from '../codecs/instant.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Db } from '../client.ts';
import { findKeptValue, type Keeper } from '../kept-value.ts';

const LAST_BACK_UP = 'last-back-up';

/** Notes when a copy of this database was made, as one beside a server may: by no statement that is kept for later. */
export async function noteBackUp({ pool }: Db, at: Instant): Promise<void> {
  await pool.query(
    'insert into "KeptValue" (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [LAST_BACK_UP, toDate(at).toISOString()],
  );
}

/** When the last copy of this database was made; null: none was, or none that it knows of. */
export async function lastBackUp(db: Keeper): Promise<Instant | null> {
  const value = await findKeptValue(db, LAST_BACK_UP);
  return value === null ? null : instant(Date.parse(value));
}
