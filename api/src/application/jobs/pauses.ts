import type { Instant } from '../../kernel/time.ts';
import { invariant } from '../../kernel/assert.ts';
import { MINUTE, plus } from '../../kernel/time.ts';
import { duePauses, firstPauseDue } from '../../store/reading/pause.ts';
import { turnPause } from '../commands/pause/turn-pause.ts';
import type { AppContext } from '../context.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

/** Tells the beginning and the end of every pause as they come; clocks go by both without being told. Source: Clocks 5.4. */
export async function runPauses(world: JobWorld): Promise<void> {
  const first = (): Promise<Instant | null> => firstPauseDue(world.db.prisma);
  await workWhenDue(world, { topics: ['tournament'], first, work: () => tellDue(world) });
}

async function tellDue({ db, now, entropy, report }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  let failures = 0;
  for (const pauseId of await duePauses(db.prisma, now())) {
    try {
      const told = await turnPause(context, { pauseId });
      invariant(told.ok, `pause ${pauseId} can be told of`);
    } catch (failure) {
      failures += 1;
      report(failure);
    }
  }
  return failures > 0 ? plus(now(), MINUTE) : firstPauseDue(db.prisma);
}
