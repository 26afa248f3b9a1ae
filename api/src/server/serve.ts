import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Entropy } from '../kernel/entropy.ts';
import { compose } from './compose.ts';
import { demoProblem } from './demo-guard.ts';
import type { Env } from './env.ts';
import { keepTime } from './keep-time.ts';
import { openMigrated } from './open-migrated.ts';
import { startProblem } from './start-problem.ts';
import { say, stop, welcome } from './terminal.ts';
import { everyRealSeconds, paceOfJobs, realSeconds, realSleepUntil } from './timers.ts';
import type { Reach } from './webhooks/carrier.ts';

const entropy: Entropy = { bytes: (count) => randomBytes(count) };
const webFolder = join(import.meta.dirname, '../../../web/dist');
const drawing = { program: join(import.meta.dirname, '../../../web/dist-drawing/main.js') };

/** Seconds that stopping may take; what is written by then is safe in any case. */
const LONGEST_FAREWELL = 20;

/**
 * Opens the database, brings its tables up to date, serves until SIGINT or SIGTERM, and ends the process with status 0. `webhookReach`: how
 * far webhooks reach, for tests.
 */
export async function serve(env: Env, webhookReach: Reach = {}): Promise<void> {
  let leave = () => {};
  let close = async () => {};
  let isStopping = false;
  const end = async () => {
    // A terminal's Ctrl-C may arrive here twice: by itself and handed on by the parent process.
    if (isStopping) return;
    isStopping = true;
    say('stopping');
    leave();
    if (env.DRAIN_SECONDS > 0) await realSeconds(env.DRAIN_SECONDS);
    everyRealSeconds(LONGEST_FAREWELL, () => stop('What was under way did not end in time and was cut off.'));
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  const db = await openMigrated(env);
  try {
    const refusal = await demoProblem(db, env);
    if (refusal !== null) {
      await db.close();
      stop(refusal);
    }
    const time = await keepTime(db, entropy);
    const page = { webFolder, drawing };
    const parts = { db, env, ...time, sleepUntil: realSleepUntil(time.now), entropy, ...page, webhookReach, say };
    const composed = await compose({ ...parts, pace: paceOfJobs });
    leave = composed.leave;
    close = async () => {
      await composed.close();
      await db.close();
    };
    welcome(composed);
  } catch (failure) {
    const problem = startProblem(failure, env);
    await db.close();
    if (problem === null) throw failure;
    stop(problem);
  }
}
