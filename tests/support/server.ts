import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appoint } from '../../api/src/application/commands/account/appoint.ts';
import type { Role } from '../../api/src/application/context.ts';
import { asId } from '../../api/src/kernel/ids.ts';
import type { AccountId } from '../../api/src/kernel/ids.ts';
import { compose } from '../../api/src/server/compose.ts';
import type { Composed } from '../../api/src/server/compose.ts';
import { parseEnv } from '../../api/src/server/env.ts';
import { openDatabase } from '../../api/src/store/client.ts';
import type { Db } from '../../api/src/store/client.ts';
import { migrate } from '../../prisma/migrate.ts';
import { socketClient } from './client.ts';
import type { Answer, SocketClient } from './client.ts';
import { manualClock } from './clock.ts';
import type { ManualClock } from './clock.ts';
import { seededEntropy } from './seeded-entropy.ts';
import { newDatabaseUrl } from './test-database.ts';

/** How a test sets its server up; everything may be left out. */
export interface TestServerSettings {
  /** Time stands until this clock is moved; one of its own when it is left out. */
  readonly clock?: ManualClock;
  /** A folder of the embedded database that outlives the server; in memory when it is left out. */
  readonly dataDir?: string;
  /** A PostgreSQL; the run's own one when it has one. */
  readonly databaseUrl?: string;
  readonly demo?: boolean;
  readonly variables?: Readonly<Record<string, string>>;
  readonly seed?: number;
  /** The folder of the web page; an empty one when it is left out. */
  readonly webFolder?: string;
}

/** A person who is signed in. */
export interface TestPerson {
  readonly name: string;
  readonly email: string;
  readonly accountId: AccountId;
  /** The bearer token. */
  readonly token: string;
  readonly cookie: string;
}

/** A server in this process, on a free port, with a client. */
export interface TestServer {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  readonly clock: ManualClock;
  readonly db: Db;
  readonly composed: Composed;
  /** A query or mutation over HTTP. */
  ask(query: string, variables?: Record<string, unknown>, person?: TestPerson): Promise<Answer>;
  /** The data of one that must have no errors. */
  data(query: string, variables?: Record<string, unknown>, person?: TestPerson): Promise<any>;
  /** A WebSocket of this person, or of nobody. */
  socket(person?: TestPerson): SocketClient;
  /** Makes an account, with a role if it is to have another than it gets by itself. */
  signUp(name: string, role?: Role): Promise<TestPerson>;
  close(): Promise<void>;
}

const PASSWORD = 'a password of tests';

/** Starts a server as `npm start` does, but with a clock that stands and chance that repeats itself. */
export async function startServer(settings: TestServerSettings = {}): Promise<TestServer> {
  const { clock = manualClock(), dataDir, demo = false, variables = {}, seed = 1 } = settings;
  const databaseUrl = settings.databaseUrl ?? (dataDir === undefined ? await newDatabaseUrl() : null);
  const opened = await openDatabase(databaseUrl === null ? { dataDir: dataDir ?? null } : { databaseUrl });
  if (!opened.ok) throw new Error(opened.error);
  const db = opened.value;
  const migrated = await migrate(db);
  if (!migrated.ok) throw new Error(migrated.error);
  const env = parseEnv({ PORT: '0', DEMO: demo ? 'on' : 'off', LOG_LEVEL: 'fatal', ...variables });
  if (!env.ok) throw new Error(env.error);
  const emptyFolder = mkdtempSync(join(tmpdir(), 'baraza-web-'));
  const entropy = seededEntropy(seed);
  const webFolder = settings.webFolder ?? emptyFolder;
  const { now, sleepUntil } = clock;
  const composed = await compose({ db, env: env.value, now, sleepUntil, entropy, webFolder, say: () => {} });
  clock.settled = composed.settled;
  const url = composed.url.replace('localhost', '127.0.0.1');
  const sockets: SocketClient[] = [];

  async function ask(query: string, given: Record<string, unknown> = {}, person?: TestPerson): Promise<Answer> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(person === undefined ? {} : { authorization: `Bearer ${person.token}` }),
      },
      body: JSON.stringify({ query, variables: given }),
    });
    return (await response.json()) as Answer;
  }

  return {
    url,
    clock,
    db,
    composed,
    ask,
    async data(query, given, person) {
      const { data, errors } = await ask(query, given, person);
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      return data;
    },
    socket(person) {
      const socket = socketClient(
        `${url}/graphql`,
        person === undefined ? {} : { authorization: `Bearer ${person.token}` },
      );
      sockets.push(socket);
      return socket;
    },
    async signUp(name, role) {
      const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@people.example`;
      const response = await fetch(`${url}/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name, email, password: PASSWORD }),
      });
      if (!response.ok) throw new Error(`${name} could not sign up: ${response.status} ${await response.text()}`);
      const { user } = (await response.json()) as { user: { id: string } };
      const accountId = asId<AccountId>(user.id);
      if (role !== undefined) {
        await appoint({ db, now, entropy, actor: { kind: 'system' } }, { accountId, role });
      }
      const token = response.headers.get('set-auth-token') ?? '';
      const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return { name, email, accountId, token, cookie };
    },
    async close() {
      for (const socket of sockets) await socket.close();
      await composed.close();
      await db.close();
      rmSync(emptyFolder, { recursive: true, force: true });
    },
  };
}
