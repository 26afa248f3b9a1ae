import { millis, minus, plus, SECOND, type Instant } from '../../kernel/time.ts';
import { firstDeadline, overdueGames } from '../../store/reading/due.ts';
import { flagGame } from '../commands/game/flag.ts';
import type { AppContext } from '../context.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

const AT_ONCE = 200;

/** How long after a deadline a move that arrived in time may still be on its way into the database. */
const GRACE = millis(200);

/**
 * Decides every game whose time has run out, once the grace after its deadline is over; the loss is dated at the deadline.
 * Any number of servers may sweep; a game is decided once. Source: formats.md A.7.4, A.7.6.
 */
export async function runSweeper(world: JobWorld): Promise<void> {
  await workWhenDue(world, { topics: 'game', work: () => sweep(world) });
}

async function sweep({ db, now, entropy, report, signal }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  for (;;) {
    const due = await overdueGames(db.prisma, minus(now(), GRACE), AT_ONCE);
    let failures = 0;
    for (const gameId of due) {
      if (signal.aborted) return null;
      await flagGame(context, { gameId }).catch((failure: unknown) => {
        failures += 1;
        report(failure);
      });
    }
    if (failures > 0) return plus(now(), SECOND);
    if (due.length === 0) break;
  }
  const next = await firstDeadline(db.prisma);
  return next === null ? null : plus(next, millis(GRACE + 1));
}
