import type { AppContext } from '../application/context.ts';
import { creditDowntime, TOLERATED_DOWNTIME } from '../application/jobs/downtime.ts';
import type { Entropy } from '../kernel/entropy.ts';
import { instant, type Instant } from '../kernel/time.ts';
import type { Db } from '../store/client.ts';
import { lastAlive } from '../store/server-life.ts';
import { steadyClock } from './steady-clock.ts';
import { everyRealSeconds, realMillis } from './timers.ts';

const machine = (): Instant => instant(Date.now());

/** Time as everything that a server does is told it. */
export type Time = Required<Pick<AppContext, 'now' | 'pastGap'>>;

/**
 * The time of a server, as long as its process lives: never earlier than a server of this database has been before. A gap in which no server
 * ran is given back to every running clock before time goes on behind it.
 */
export async function keepTime(db: Db, entropy: Entropy): Promise<Time> {
  const notBefore = await lastAlive(db.prisma);
  const clock = steadyClock({ machine, elapsed: realMillis, tolerated: TOLERATED_DOWNTIME, notBefore });
  let closing: Promise<void> | null = null;
  let closedAt: Instant | null = null;

  async function closeGap(): Promise<void> {
    try {
      await creditDowntime({ db, now: machine, entropy });
      clock.closeGap();
      closedAt = clock.now();
    } catch {
      // The database does not answer, which is reported by whoever asks it for something; tried again in a second.
    } finally {
      closing = null;
    }
  }

  async function gapClosed(): Promise<void> {
    if (clock.hasGap()) closing ??= closeGap();
    await closing;
  }

  everyRealSeconds(1, () => void gapClosed());
  return {
    now: clock.now,
    async pastGap(at) {
      await gapClosed();
      return closedAt !== null && at < closedAt ? clock.now() : null;
    },
  };
}
