import { z } from 'zod';
import type { Db } from './client.ts';

/** The channel on which processes tell each other what they have counted. */
export const COUNTS_CHANNEL = 'baraza_counted';

/** Bytes of counts in one notification, whose text must stay under PostgreSQL's 8,000 bytes with the name of who tells. */
const LONGEST_TEXT = 7_500;

/** What one process has counted: against which limit, of whom, and how much. */
export interface ToldCounts {
  /** The process that tells. */
  readonly from: string;
  readonly counts: readonly (readonly [limit: string, caller: string, amount: number])[];
}

const TOLD = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string(), z.number()]))]);

/** What a notification of this channel says. */
export function readCounts(payload: string): ToldCounts {
  const [from, counts] = TOLD.parse(JSON.parse(payload));
  return { from, counts };
}

/** Tells every process, in as many notifications as it takes. */
export async function tellCounts({ pool }: Db, { from, counts }: ToldCounts): Promise<void> {
  const texts: string[] = [];
  let told: string[] = [];
  let bytes = 0;
  const write = () => texts.push(`[${JSON.stringify(from)},[${told.join(',')}]]`);
  for (const one of counts) {
    const text = JSON.stringify(one);
    if (bytes + Buffer.byteLength(text) > LONGEST_TEXT) {
      write();
      told = [];
      bytes = 0;
    }
    told.push(text);
    bytes += Buffer.byteLength(text) + 1;
  }
  if (told.length > 0) write();
  await pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [COUNTS_CHANNEL, texts]);
}
