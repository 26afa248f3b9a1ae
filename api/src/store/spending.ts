import { z } from 'zod';
import type { Db } from './client.ts';

/** The channel on which processes tell each other what their callers have spent. */
export const SPENDING_CHANNEL = 'baraza_spent';

/** Bytes of what is spent in one notification, whose text must stay under PostgreSQL's 8,000 bytes with the name of who tells. */
const LONGEST_TEXT = 7_500;

/** What callers have spent at one process since it told last: the limit that it counts against, who, and how much; less than 0: given back. */
export interface Spending {
  /** The process that tells. */
  readonly from: string;
  readonly spent: readonly (readonly [limit: string, caller: string, amount: number])[];
}

const SPENDING = z.tuple([z.string(), z.array(z.tuple([z.string(), z.string(), z.number()]))]);

/** What a notification of this channel says. */
export function readSpending(payload: string): Spending {
  const [from, spent] = SPENDING.parse(JSON.parse(payload));
  return { from, spent };
}

/** Tells every process, in as many notifications as it takes. */
export async function tellSpending({ pool }: Db, { from, spent }: Spending): Promise<void> {
  const texts: string[] = [];
  let told: string[] = [];
  let bytes = 0;
  const write = () => texts.push(`[${JSON.stringify(from)},[${told.join(',')}]]`);
  for (const one of spent) {
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
  await pool.query('select pg_notify($1, text) from unnest($2::text[]) as text', [SPENDING_CHANNEL, texts]);
}
