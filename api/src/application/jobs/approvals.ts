import { invariant } from '../../kernel/assert.ts';
import { MINUTE, plus, type Instant } from '../../kernel/time.ts';
import { dueApprovals, firstApproval, type DueStage } from '../../store/reading/due.ts';
import { advanceTournament } from '../commands/tournament/advance.ts';
import type { AppContext } from '../context.ts';
import type { JobWorld } from './job.ts';
import { workWhenDue } from './when-due.ts';

/** Approves the end of every stage whose director has let his time pass. Source: Common 4.4. */
export async function runApprovals(world: JobWorld): Promise<void> {
  const first = (): Promise<Instant | null> => firstApproval(world.db.prisma);
  await workWhenDue(world, { topics: ['tournament'], first, work: () => approveDue(world) });
}

async function approveDue({ db, now, entropy, report }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  let failures = 0;
  for (const due of await dueApprovals(db.prisma, now())) {
    await approve(context, due).catch((failure: unknown) => {
      failures += 1;
      report(failure);
    });
  }
  return failures > 0 ? plus(now(), MINUTE) : firstApproval(db.prisma);
}

/** Somebody else may approve it, or a correction take it back, at the same moment: a wrong status is then as good. */
async function approve(context: AppContext, due: DueStage): Promise<void> {
  const approved = await advanceTournament(context, due);
  invariant(approved.ok || approved.error.kind === 'wrong-status', `stage ${due.stageId} can be approved`);
}
