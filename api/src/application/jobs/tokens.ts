import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { firstTokenWarning, tokensToWarn } from '../../store/reading/token.ts';
import { warnOfTokenEnd } from '../commands/token/warn.ts';
import type { AppContext } from '../context.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

const AT_ONCE = 200;

/** Tells the owners of tokens that these end, each once and a week before. Any number of servers may. */
export async function runTokens(world: JobWorld): Promise<void> {
  const first = (): Promise<Instant | null> => firstTokenWarning(world.db.prisma);
  await workWhenDue(world, { topics: ['accounts'], first, work: () => warnDue(world) });
}

async function warnDue({ db, now, entropy, report, signal }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  for (;;) {
    const due = await tokensToWarn(db.prisma, now(), AT_ONCE);
    let failures = 0;
    for (const tokenId of due) {
      if (signal.aborted) return null;
      await warnOfTokenEnd(context, { tokenId }).catch((failure: unknown) => {
        failures += 1;
        report(failure);
      });
    }
    if (failures > 0) return plus(now(), MINUTE);
    if (due.length < AT_ONCE) return firstTokenWarning(db.prisma);
  }
}
