import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { migrate } from '../../../prisma/migrate.ts';
import type { Entropy } from '../kernel/entropy.ts';
import { instant } from '../kernel/time.ts';
import { openDatabase } from '../store/client.ts';
import type { Db } from '../store/client.ts';
import { compose } from './compose.ts';
import type { Env } from './env.ts';
import { say, stop, welcome } from './terminal.ts';
import { everyRealSeconds, realSleepUntil } from './timers.ts';

const now = () => instant(Date.now());
const entropy: Entropy = { bytes: (count) => randomBytes(count) };
const webFolder = join(import.meta.dirname, '../../../web/dist');

/** Seconds that stopping may take; what is written by then is safe in any case. */
const LONGEST_FAREWELL = 20;

/** Opens the database, brings its tables up to date, serves until SIGINT or SIGTERM, and ends the process with status 0. */
export async function serve(env: Env): Promise<void> {
  let close = async () => {};
  let isStopping = false;
  const end = async () => {
    // A terminal's Ctrl-C may arrive here twice: by itself and handed on by the parent process.
    if (isStopping) return;
    isStopping = true;
    say('stopping');
    everyRealSeconds(LONGEST_FAREWELL, () => stop('What was under way did not end in time and was cut off.'));
    await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  const db = await openMigrated(env);
  try {
    const parts = { db, env, now, sleepUntil: realSleepUntil(now), entropy, webFolder, say };
    const composed = await compose(parts);
    close = async () => {
      await composed.close();
      await db.close();
    };
    welcome(composed);
  } catch (failure) {
    const problem = listenProblem(failure, env);
    await db.close();
    if (problem === null) throw failure;
    stop(problem);
  }
}

async function openMigrated({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Env): Promise<Db> {
  say(databaseUrl === undefined ? `opening the database in ${dataDir}` : 'connecting to the database');
  const opened = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  if (!opened.ok) stop(opened.error);
  const migrated = await migrate(opened.value);
  if (!migrated.ok) {
    await opened.value.close();
    stop(migrated.error);
  }
  if (migrated.value.length > 0) say(`made the tables (${migrated.value.join(', ')})`);
  return opened.value;
}

/** Why this port cannot be listened at, in one sentence; null for any other failure. */
function listenProblem(failure: unknown, { PORT, HOST, MAIL_IN_PORT, MAIL_IN_HOST }: Env): string | null {
  const code = failure instanceof Error && 'code' in failure ? failure.code : null;
  const isOfMail = MAIL_IN_PORT !== undefined && isAt(failure, MAIL_IN_PORT);
  if (isOfMail && (code === 'EADDRINUSE' || code === 'EACCES'))
    return `The port ${MAIL_IN_PORT} for mail is taken or may not be used by this user: give another as MAIL_IN_PORT.`;
  if (isOfMail && (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND'))
    return `MAIL_IN_HOST names no address of this machine: ${MAIL_IN_HOST}.`;
  if (code === 'EADDRINUSE')
    return `The port ${PORT} is taken by another program: stop it, or give another with --port N.`;
  if (code === 'EACCES') return `The port ${PORT} may not be used by this user: give another with --port N.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST names no address of this machine: ${HOST}.`;
  return null;
}

function isAt(failure: unknown, port: number): boolean {
  return failure instanceof Error && 'port' in failure && failure.port === port;
}
