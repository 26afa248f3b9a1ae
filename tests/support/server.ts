import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appoint } from '../../api/src/application/commands/account/appoint.ts';
import type { DemoSize } from '../../api/src/application/demo/make-demo.ts';
import type { Role } from '../../api/src/store/role.ts';
import { compose } from '../../api/src/server/compose.ts';
import type { Composed } from '../../api/src/server/composed.ts';
import type { Reach } from '../../api/src/server/webhooks/carrier.ts';
import type { PageDrawing } from '../../api/src/server/page/open-pages.ts';
import { parseEnv } from '../../api/src/server/env.ts';
import { openDatabase } from '../../api/src/store/client.ts';
import type { DatabaseChoice, Db } from '../../api/src/store/client.ts';
import { migrate } from '../../api/prisma/apply-migrations.ts';
import { apiClient, SETUP_CODE } from './api-client.ts';
import { confirmedPerson } from './confirmed-person.ts';
import type { ApiClient, TestPerson } from './api-client.ts';
import { manualClock } from './clock.ts';
import type { ManualClock } from './clock.ts';
import { seededEntropy } from './seeded-entropy.ts';
import { newDatabase } from './test-database.ts';

/** How a test sets its server up; everything may be left out. */
export interface TestServerSettings {
  /** Time stands until this clock is moved; one of its own when it is left out. */
  readonly clock?: ManualClock;
  /** A folder of the embedded database that outlives the server; in memory when it is left out. */
  readonly dataDir?: string;
  /** A PostgreSQL; the run's own one when it has one. */
  readonly databaseUrl?: string;
  readonly demo?: boolean | DemoSize;
  readonly variables?: Readonly<Record<string, string>>;
  readonly seed?: number;
  /** The folder of the web page; an empty one when it is left out. */
  readonly webFolder?: string;
  /** What draws it; left out: nothing does. */
  readonly drawing?: PageDrawing | undefined;
  /** How far its webhooks reach; the public internet alone when it is left out. */
  readonly webhookReach?: Reach;
}

/** A server in this process, on a free port, with a client. */
export interface TestServer extends ApiClient {
  readonly clock: ManualClock;
  readonly db: Db;
  readonly composed: Composed;
  /** Makes an account, with a role if it is to have another than that of a player. */
  signUp(name: string, role?: Role): Promise<TestPerson>;
}

/** Starts a server as `npm start` does, but with a clock that stands and chance that repeats itself. */
export async function startServer(settings: TestServerSettings = {}): Promise<TestServer> {
  const { clock = manualClock(), demo = false, variables = {}, seed = 1 } = settings;
  const opened = await openDatabase(await placeOf(settings));
  if (!opened.ok) throw new Error(opened.error);
  const db = opened.value;
  const migrated = await migrate(db);
  if (!migrated.ok) throw new Error(migrated.error);
  const env = parseEnv({
    PORT: '0',
    DEMO: demo === false ? 'off' : 'on',
    LOG_LEVEL: 'error',
    SETUP_CODE,
    ...variables,
  });
  if (!env.ok) throw new Error(env.error);
  const emptyFolder = mkdtempSync(join(tmpdir(), 'baraza-web-'));
  const entropy = seededEntropy(seed);
  const webFolder = settings.webFolder ?? emptyFolder;
  const { now, sleepUntil } = clock;
  const demoSize = typeof demo === 'boolean' ? {} : { demoSize: demo };
  const drawing = settings.drawing === undefined ? {} : { drawing: settings.drawing };
  const reach = settings.webhookReach === undefined ? {} : { webhookReach: settings.webhookReach };
  const parts = { db, env: env.value, now, sleepUntil, entropy, webFolder, ...drawing, ...demoSize, ...reach };
  const composed = await compose({ ...parts, say: () => {} });
  clock.settled = composed.settled;
  const client = apiClient(composed.url.replace('localhost', '127.0.0.1'));
  return {
    ...client,
    clock,
    db,
    composed,
    async signUp(name, role) {
      const isMailed = env.value.SMTP_URL !== undefined;
      const person = isMailed
        ? await confirmedPerson(composed, db, name, env.value.AUTH_SECRET)
        : await client.signUp(name);
      const { accountId } = person;
      if (role !== undefined) await appoint({ db, now, entropy, actor: { kind: 'system' } }, { accountId, role });
      return person;
    },
    async close() {
      await client.close();
      await composed.close();
      await db.close();
      rmSync(emptyFolder, { recursive: true, force: true });
    },
  };
}

function placeOf({ databaseUrl, dataDir }: TestServerSettings): DatabaseChoice | Promise<DatabaseChoice> {
  if (databaseUrl !== undefined) return { databaseUrl };
  return dataDir === undefined ? newDatabase() : { dataDir };
}
