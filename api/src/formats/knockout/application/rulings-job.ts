import { invariant } from '../../../kernel/assert.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { MINUTE, plus, type Instant } from '../../../kernel/time.ts';
import { dueRulings, firstRulings } from '../../../store/reading/due.ts';
import { ruleRound } from './commands/rule-round.ts';
import type { AppContext } from '../../../application/context.ts';
import type { JobWorld } from '../../../application/jobs/job.ts';
import { workWhenDue } from '../../../application/jobs/when-due.ts';

/** Rules on the open matches of every round whose last week is over. Source: Knock-out 5. */
export async function runRulings(world: JobWorld): Promise<void> {
  const first = (): Promise<Instant | null> => firstRulings(world.db.prisma);
  await workWhenDue(world, { topics: ['tournament'], first, work: () => ruleDue(world) });
}

async function ruleDue({ db, now, entropy, report }: JobWorld): Promise<Instant | null> {
  const context: AppContext = { db, now, entropy, actor: { kind: 'system' } };
  let failures = 0;
  for (const tournamentId of await dueRulings(db.prisma, now())) {
    await rule(context, tournamentId).catch((failure: unknown) => {
      failures += 1;
      report(failure);
    });
  }
  return failures > 0 ? plus(now(), MINUTE) : firstRulings(db.prisma);
}

/** The last open match may be decided at the same moment: a wrong status is then as good. */
async function rule(context: AppContext, tournamentId: TournamentId): Promise<void> {
  const ruled = await ruleRound(context, { tournamentId });
  invariant(ruled.ok || ruled.error.kind === 'wrong-status', `open matches of ${tournamentId} can be ruled on`);
}
