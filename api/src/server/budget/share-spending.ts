import { randomUUID } from 'node:crypto';
import type { Db } from '../../store/client.ts';
import { tellSpending } from '../../store/spending.ts';
import type { Changes } from '../changes.ts';
import { everyRealSeconds } from '../timers.ts';
import { countSpending, spendingOf, type SharedLimits } from './shared-limit.ts';

interface SharingWorld {
  readonly db: Db;
  readonly limits: SharedLimits;
  readonly onSpending: Changes['onSpending'];
  readonly working: (work: () => Promise<unknown>) => Promise<unknown>;
  readonly report: (failure: unknown) => void;
}

/**
 * Tells the other servers of a database once a second what callers have spent at this one, if they have, and counts what they have
 * spent there: so that who spreads his operations over servers has no more than who stays at one, but for what he asks for within that
 * second. What is told while the connection is lost is not counted. The answer tells what is left to tell, and ends it.
 */
export function shareSpending({ db, limits, onSpending, working, report }: SharingWorld): () => Promise<void> {
  const name = randomUUID();
  const forget = onSpending(({ from, spent }) => {
    if (from !== name) countSpending(limits, spent);
  });
  const tell = async (): Promise<void> => {
    const spent = spendingOf(limits);
    if (spent.length > 0) await working(() => tellSpending(db, { from: name, spent })).catch(report);
  };
  const stop = everyRealSeconds(1, () => void tell());
  return async () => {
    stop();
    forget();
    await tell();
  };
}
