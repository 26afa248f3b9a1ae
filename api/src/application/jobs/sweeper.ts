import { between, instant, millis, minus, plus, SECOND, type Instant } from '../../kernel/time.ts';
import { firstOfClocks, gamesToWarn, overdueGames } from '../../store/reading/due.ts';
import { flagGame } from '../commands/game/flag.ts';
import { warnGame } from '../commands/game/warn.ts';
import type { AppContext } from '../context.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

const AT_ONCE = 200;

/** How long after a deadline a move that arrived in time may still be on its way into the database. */
const GRACE = millis(200);
const LATENESS = millis(GRACE + 1);

/**
 * Decides every game whose time has run out, once the grace after its deadline is over; the loss is dated at the deadline. Warns
 * before that who has no clock and does not move.
 * Any number of servers may sweep; a game is decided once. Source: Clocks 1.4, 1.6.
 */
export async function runSweeper(world: JobWorld): Promise<void> {
  await workWhenDue(world, { topics: ['game'], lateness: () => LATENESS, work: () => sweep(world) });
}

async function sweep(world: JobWorld): Promise<Instant | null> {
  const { db, now, entropy, signal } = world;
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  const isSwept = await sweepAll(world, {
    due: () => overdueGames(db.prisma, minus(now(), GRACE), AT_ONCE),
    async decide({ id: gameId, deadline }) {
      const done = await flagGame(context, { gameId });
      if (done.ok && done.value.fallen) world.flagged?.(between(deadline, now()));
    },
  });
  const isWarned = await sweepAll(world, {
    due: () => gamesToWarn(db.prisma, now(), AT_ONCE),
    decide: (gameId) => warnGame(context, { gameId }),
  });
  if (signal.aborted) return null;
  if (!isSwept || !isWarned) return plus(now(), SECOND);
  const { deadline, warning } = await firstOfClocks(db.prisma);
  const times = [...(deadline === null ? [] : [plus(deadline, LATENESS)]), ...(warning === null ? [] : [warning])];
  return times.length === 0 ? null : instant(Math.min(...times));
}

interface Sweep<Due> {
  /** Games for which something is due, at most so many at once. */
  due(): Promise<readonly Due[]>;
  decide(game: Due): Promise<unknown>;
}

/** Decides until nothing is due; false when something failed, which is tried again. */
async function sweepAll<Due>({ report, signal }: JobWorld, { due, decide }: Sweep<Due>): Promise<boolean> {
  for (;;) {
    const games = await due();
    let failures = 0;
    for (const game of games) {
      if (signal.aborted) return true;
      await decide(game).catch((failure: unknown) => {
        failures += 1;
        report(failure);
      });
    }
    if (failures > 0) return false;
    if (games.length === 0) return true;
  }
}
