import type pg from 'pg';
import type { GuardedPool } from './guarded-pool.ts';

/** A knock that is not answered before so many further calls means that the database has fallen silent. */
const PATIENCE = 3;

/**
 * Finds out whether a PostgreSQL has fallen silent: while somebody waits for it, each call knocks on a connection that does
 * nothing else, so that a long command or a lock is not taken for silence. To be called once a second. What counts are calls,
 * not time: a program that was busy itself has read what was answered meanwhile by the next one.
 */
export function knocking(pool: GuardedPool): () => void {
  let own: pg.Client | null = null;
  let unanswered: number | null = null;

  async function knock(): Promise<void> {
    const client = own ?? pool.separate();
    try {
      if (own === null) await client.connect();
      own = client;
      await client.query('select 1');
    } catch {
      own = null;
      client.end().catch(() => {});
    }
  }

  return () => {
    if (unanswered !== null) {
      unanswered += 1;
      if (unanswered >= PATIENCE) pool.fallSilent();
      return;
    }
    if (!pool.isBusy && !pool.isSilent) return;
    unanswered = 0;
    void knock().then(() => {
      // A refusal is an answer too: who asks is told why.
      if ((unanswered ?? 0) < PATIENCE) pool.speakAgain();
      unanswered = null;
    });
  };
}
