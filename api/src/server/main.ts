import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { instant } from '../kernel/time.ts';
import type { Entropy } from '../kernel/entropy.ts';
import { openDatabase } from '../store/client.ts';
import { migrate } from '../../../prisma/migrate.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../application/demo/people.ts';
import { compose } from './compose.ts';
import type { Composed } from './compose.ts';
import { parseEnv } from './env.ts';
import type { Env } from './env.ts';
import { parseOptions } from './options.ts';
import { realSleepUntil } from './timers.ts';

const now = () => instant(Date.now());
const entropy: Entropy = { bytes: (count) => randomBytes(count) };
const webFolder = join(import.meta.dirname, '../../../web/dist');

await start();

async function start(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  if (!options.ok) return stop(options.error);
  const env = parseEnv({ ...process.env, ...options.value });
  if (!env.ok) return stop(env.error);
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = env.value;
  say(databaseUrl === undefined ? `opening the database in ${dataDir}` : 'connecting to the database');
  const db = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl });
  if (!db.ok) return stop(db.error);
  const migrated = await migrate(db.value);
  if (!migrated.ok) {
    await db.value.close();
    return stop(migrated.error);
  }
  if (migrated.value.length > 0) say(`made the tables of ${migrated.value.length} migrations`);
  try {
    const composed = await compose({
      db: db.value,
      env: env.value,
      now,
      sleepUntil: realSleepUntil(now),
      entropy,
      webFolder,
      say,
    });
    let isStopping = false;
    const end = async () => {
      if (isStopping) return;
      isStopping = true;
      say('stopping');
      await composed.close();
      await db.value.close();
      process.exit(0);
    };
    process.on('SIGINT', () => void end());
    process.on('SIGTERM', () => void end());
    welcome(composed);
  } catch (failure) {
    await db.value.close();
    const problem = listenProblem(failure, env.value);
    if (problem === null) throw failure;
    stop(problem);
  }
}

/** Why this port cannot be listened at, in one sentence; null for any other failure. */
function listenProblem(failure: unknown, { PORT, HOST }: Env): string | null {
  const code = failure instanceof Error && 'code' in failure ? failure.code : null;
  if (code === 'EADDRINUSE')
    return `The port ${PORT} is taken by another program: stop it, or give another with --port N.`;
  if (code === 'EACCES') return `The port ${PORT} may not be used by this user: give another with --port N.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST names no address of this machine: ${HOST}.`;
  return null;
}

function say(text: string): void {
  process.stdout.write(`baraza: ${text}\n`);
}

function stop(sentence: string): void {
  process.stderr.write(`baraza: ${sentence}\n`);
  process.exitCode = 1;
}

function welcome({ url, hasDemo }: Composed): void {
  const accounts = Object.values(DEMO_ACCOUNTS).map(({ email, role }) => `${email} (${role.toLowerCase()})`);
  const demo = hasDemo
    ? `
    sign in as  ${accounts.join(`
                `)}
    password    ${DEMO_PASSWORD}
`
    : '';
  process.stdout.write(`
  Baraza is open.

    dashboard   ${url}
    GraphiQL    ${url}/graphql
${demo}
  Ctrl-C stops it.

`);
}
