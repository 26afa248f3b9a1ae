import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import { migrate } from '../../../prisma/migrate.ts';
import type { SleepUntil } from '../../application/waiting.ts';
import { invariant } from '../../kernel/assert.ts';
import type { Entropy } from '../../kernel/entropy.ts';
import { between, plus, type Instant } from '../../kernel/time.ts';
import { openDatabase, type Db } from '../../store/client.ts';
import { createGraphQLServer, type GraphQLServer } from '../graphql-server.ts';
import type { Fairness } from '../fair/fairness.ts';
import { runTournamentJobs } from '../jobs.ts';
import { livePlugin } from '../live/live-plugin.ts';
import type { Hub } from '../live/hub.ts';
import type { RequestContext } from '../request-context.ts';
import { openWorld, type World } from '../world.ts';
import { fastClock, type FastClock } from './fast-clock.ts';

interface OpenParts {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly fairness: Fairness;
  readonly entropy: Entropy;
  /** How what is sent to those who watch waits, by the time of the server and not by that of the sandbox. */
  readonly server: { readonly now: () => Instant; readonly sleepUntil: SleepUntil };
  readonly at: Instant;
  readonly endpoint: string;
  readonly contextOf: (
    world: OpenSandbox,
    credentials: Headers,
    url: string,
  ) => Promise<Omit<RequestContext, 'caller'>>;
}

/** A world of its own: a database in memory, a clock of its own, and the API over them. */
export interface OpenSandbox {
  readonly db: Db;
  readonly entropy: Entropy;
  readonly clock: FastClock;
  readonly world: World;
  readonly graphql: GraphQLServer;
  readonly hub: Hub;
  /** Starts what goes on in tournaments by itself. */
  begin(): void;
  close(): Promise<void>;
}

const SECRET_BYTES = 32;

/** Opens an empty one. */
export async function openSandbox(parts: OpenParts): Promise<OpenSandbox> {
  const { log, fairness, server } = parts;
  const opened = await openDatabase({ dataDir: null });
  invariant(opened.ok, 'a database in memory can be opened');
  const db = opened.value;
  const migrated = await migrate(db);
  invariant(migrated.ok, 'an empty database can be given its tables');
  const stopping = new AbortController();
  const { signal } = stopping;
  const secret = Buffer.from(parts.entropy.bytes(SECRET_BYTES)).toString('base64url');
  const entropy: Entropy = { bytes: (count) => parts.entropy.bytes(count), secret };
  const clock = fastClock(parts.at, server);
  const { now } = clock;
  const sleepUntil: SleepUntil = (at, ...how) => server.sleepUntil(plus(server.now(), between(now(), at)), ...how);
  const world = await openWorld({ db, now, entropy, sleepUntil, log, fairness, signal });
  const { working, report, changes, hub } = world;
  const { onChanges, onReconnect } = changes;
  let jobs = Promise.resolve();
  const sandbox: OpenSandbox = {
    db,
    entropy,
    clock,
    world,
    hub,
    graphql: createGraphQLServer({
      schema: parts.schema,
      log,
      endpoint: parts.endpoint,
      live: livePlugin(hub),
      fairness,
      contextOf: (credentials, url) => parts.contextOf(sandbox, credentials, url),
    }),
    begin() {
      const jobWorld = {
        db,
        now,
        entropy,
        sleepUntil: clock.sleepUntil,
        signal,
        onChanges,
        onReconnect,
        working,
        report,
      };
      jobs = runTournamentJobs(jobWorld);
    },
    async close() {
      stopping.abort();
      hub.close();
      await jobs;
      await changes.stop();
      await world.idle();
      await db.close();
    },
  };
  return sandbox;
}
