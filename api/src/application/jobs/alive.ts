import { HOUR, millis, plus, SECOND, type Instant } from '../../kernel/time.ts';
import { forgetOldKeys } from '../../store/command-key.ts';
import { noteAlive } from '../../store/server-life.ts';
import type { JobWorld } from './job.ts';

const EVERY = millis(10 * SECOND);

/** Shows every 10 seconds that the server lives, so that the next start knows how long it was down; forgets old keys hourly. */
export async function runAlive({ db, now, sleepUntil, signal, working, report }: JobWorld): Promise<void> {
  let keysForgotten: Instant | null = null;
  while (!signal.aborted) {
    const at = now();
    await working(async () => {
      await noteAlive(db.prisma, at);
      if (keysForgotten !== null && at < plus(keysForgotten, HOUR)) return;
      keysForgotten = at;
      await forgetOldKeys(db.prisma, at);
    }).catch(report);
    await sleepUntil(plus(at, EVERY), signal, { soft: true });
  }
}
