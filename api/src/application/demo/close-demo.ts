import type { AppContext } from '../context.ts';
import { announceSessionEnd } from '../../store/auth-database.ts';
import { removeAccounts } from '../../store/writing/account.ts';
import { inTransaction } from '../../store/transaction.ts';
import { demoBegunAt, isDemoClosed, noteDemoClosed } from './demo-state.ts';
import { DEMO_ACCOUNTS } from './people.ts';

/** What became of the demo accounts: there were none, they were closed before, or these are closed now and so many sessions have ended. */
export type ClosedDemo =
  | { readonly kind: 'none' }
  | { readonly kind: 'closed-before' }
  | { readonly kind: 'closed'; readonly emails: readonly string[]; readonly sessions: number };

/**
 * Closes the accounts of the demo world: nobody signs in to them any more, and what is watched under their sessions ends.
 * Their players stay with everything that they hold. From then on this database is no demo world.
 */
export async function closeDemo({ db }: Pick<AppContext, 'db'>): Promise<ClosedDemo> {
  if ((await demoBegunAt(db)) === null) return { kind: 'none' };
  if (await isDemoClosed(db)) return { kind: 'closed-before' };
  return inTransaction(db, async (tx) => {
    const emails = Object.values(DEMO_ACCOUNTS).map(({ email }) => email);
    const removed = await removeAccounts(tx, emails);
    for (const session of removed.sessionIds) await announceSessionEnd({ prisma: tx }, session);
    await noteDemoClosed({ prisma: tx });
    return {
      keep: true,
      value: { kind: 'closed', emails: removed.emails, sessions: removed.sessionIds.length } as const,
    };
  });
}
