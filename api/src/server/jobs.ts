import { runAlive } from '../application/jobs/alive.ts';
import { runApprovals } from '../application/jobs/approvals.ts';
import { runBots, type BotsWorld } from '../application/jobs/bots.ts';
import { isTrickled, runDemoLeagues } from '../application/jobs/demo-leagues.ts';
import { runDemoOpens } from '../application/jobs/demo-opens.ts';
import { runInvitations } from '../application/jobs/invitations.ts';
import { runMail, type MailWorld } from '../application/jobs/mail.ts';
import { runStarts } from '../application/jobs/starts.ts';
import { runSweeper } from '../application/jobs/sweeper.ts';
import { FORMAT_JOBS } from '../formats/jobs.ts';
import type { TournamentId } from '../kernel/ids.ts';

interface DemoJobs {
  readonly hasDemo: boolean;
  /** The cycle of leagues whose games are played one by one; null: none. */
  readonly trickled: TournamentId | null;
}

/** Starts everything that runs beside the requests; ends when all of it has ended, after the signal. */
export async function runJobs(world: BotsWorld & MailWorld, { hasDemo, trickled }: DemoJobs): Promise<void> {
  const demo = hasDemo ? [runDemoOpens(world), runDemoLeagues(world)] : [];
  await Promise.all([
    runAlive(world),
    runSweeper(world),
    runStarts(world),
    runApprovals(world),
    runInvitations(world),
    ...FORMAT_JOBS.map((run) => run(world)),
    runBots({ ...world, isSpared: (turn) => isTrickled(trickled, turn) }),
    runMail(world),
    ...demo,
  ]);
}
