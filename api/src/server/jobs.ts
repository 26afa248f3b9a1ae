import type { DemoJobs } from '../application/demo/demo-jobs.ts';
import { runAlive } from '../application/jobs/alive.ts';
import { runApprovals } from '../application/jobs/approvals.ts';
import { runBots, type BotsWorld } from '../application/jobs/bots.ts';
import { runInvitations } from '../application/jobs/invitations.ts';
import type { JobWorld } from '../application/jobs/job.ts';
import { runMail, type MailWorld } from '../application/jobs/mail.ts';
import { runPauses } from '../application/jobs/pauses.ts';
import { runRecurrences } from '../application/jobs/recurrences.ts';
import { runStarts } from '../application/jobs/starts.ts';
import { runSweeper } from '../application/jobs/sweeper.ts';
import { runTokens } from '../application/jobs/tokens.ts';
import { runWebhooks } from '../application/jobs/webhooks.ts';
import type { WebhookWorld } from '../application/webhook/world.ts';
import { FORMAT_JOBS } from '../formats/jobs.ts';

/** Starts everything that runs beside the requests; ends when all of it has ended, after the signal. */
export async function runJobs(world: BotsWorld & MailWorld & WebhookWorld, demo: DemoJobs): Promise<void> {
  await Promise.all([
    runAlive(world),
    runTournamentJobs(world),
    runRecurrences(world),
    runTokens(world),
    runBots({ ...world, isSpared: demo.isOwnTurn }),
    runMail(world),
    runWebhooks(world),
    ...demo.runs.map((run) => run(world)),
  ]);
}

/** What goes on in tournaments by itself, whoever plays. */
export async function runTournamentJobs(world: JobWorld): Promise<void> {
  await Promise.all([
    runSweeper(world),
    runStarts(world),
    runApprovals(world),
    runInvitations(world),
    runPauses(world),
    ...FORMAT_JOBS.map((run) => run(world)),
  ]);
}
