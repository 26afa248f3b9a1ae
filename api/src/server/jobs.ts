import type { DemoJobs } from '../application/demo/demo-jobs.ts';
import { runAlive } from '../application/jobs/alive.ts';
import { runApprovals } from '../application/jobs/approvals.ts';
import { runBots, type BotsWorld } from '../application/jobs/bots.ts';
import { runInvitations } from '../application/jobs/invitations.ts';
import type { JobWorld } from '../application/jobs/job.ts';
import { runMail, type MailWorld } from '../application/jobs/mail.ts';
import { runPauses } from '../application/jobs/pauses.ts';
import { runPush } from '../application/jobs/push.ts';
import { runRecurrences } from '../application/jobs/recurrences.ts';
import { runStarts } from '../application/jobs/starts.ts';
import { runSweeper } from '../application/jobs/sweeper.ts';
import { runTokens } from '../application/jobs/tokens.ts';
import { runWebhooks } from '../application/jobs/webhooks.ts';
import type { PushWorld } from '../application/push/world.ts';
import type { WebhookWorld } from '../application/webhook/world.ts';
import { FORMAT_JOBS } from '../formats/jobs.ts';

/** Starts everything that runs beside the requests; ends when all of it has ended, after the signal. */
export async function runJobs(
  world: BotsWorld & MailWorld & WebhookWorld & PushWorld,
  demo: DemoJobs,
  watched: JobWatch,
): Promise<void> {
  await Promise.all([
    runAlive(watched(world, 'alive')),
    runTournamentJobs(world, watched),
    runRecurrences(watched(world, 'recurrences')),
    runTokens(watched(world, 'tokens')),
    runBots({ ...watched(world, 'bots'), isSpared: demo.isOwnTurn }),
    runMail(watched(world, 'mail')),
    runWebhooks(watched(world, 'webhooks')),
    runPush(watched(world, 'push')),
    ...demo.runs.map((run) => run(watched(world, 'demo'))),
  ]);
}

/** A world in which it is seen what a job of this name does. */
export type JobWatch = <World extends JobWorld>(world: World, job: string) => World;

const unwatched: JobWatch = (world) => world;

/** What goes on in tournaments by itself, whoever plays. */
export async function runTournamentJobs(world: JobWorld, watched = unwatched): Promise<void> {
  await Promise.all([
    runSweeper(watched(world, 'clocks')),
    runStarts(watched(world, 'starts')),
    runApprovals(watched(world, 'approvals')),
    runInvitations(watched(world, 'invitations')),
    runPauses(watched(world, 'pauses')),
    ...FORMAT_JOBS.map((run) => run(watched(world, 'formats'))),
  ]);
}
