import { randomUUID } from 'node:crypto';
import type { Db } from '../../store/client.ts';
import { tellSpending } from '../../store/spending.ts';
import type { Changes } from '../changes.ts';
import { everyRealSeconds } from '../timers.ts';
import type { SharedLimits } from './shared-limit.ts';

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
  let spent = new Map<string, Map<string, number>>();
  for (const [limit, { onSpent }] of Object.entries(limits)) {
    onSpent((caller, amount) => {
      const callers = spent.get(limit) ?? new Map<string, number>();
      spent.set(limit, callers.set(caller, (callers.get(caller) ?? 0) + amount));
    });
  }
  const forget = onSpending((told) => {
    if (told.from === name) return;
    for (const [limit, caller, amount] of told.spent) limits[limit]?.charge(caller, amount);
  });
  const tell = async (): Promise<void> => {
    const amounts = [...spent].flatMap(([limit, callers]) =>
      [...callers].flatMap(([caller, amount]) => (amount === 0 ? [] : [[limit, caller, amount] as const])),
    );
    spent = new Map();
    if (amounts.length > 0) await working(() => tellSpending(db, { from: name, spent: amounts })).catch(report);
  };
  const stop = everyRealSeconds(1, () => void tell());
  return async () => {
    stop();
    forget();
    await tell();
  };
}
