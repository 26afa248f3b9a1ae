import type { Logger } from 'pino';
import { migrate } from '../../../prisma/apply-migrations.ts';
import { chanceUnder, type ChanceFor } from '../../application/sandbox/chance-for.ts';
import { putCopy, type Copy } from '../../application/sandbox/copy.ts';
import type { SleepUntil } from '../../application/waiting.ts';
import { invariant } from '../../kernel/assert.ts';
import type { Entropy } from '../../kernel/entropy.ts';
import { between, plus, type Instant } from '../../kernel/time.ts';
import { openDatabase, type Db } from '../../store/client.ts';
import type { Fairness } from '../fair/fairness.ts';
import { runTournamentJobs } from '../jobs.ts';
import { openWorld, type World } from '../world.ts';
import { fastClock, type FastClock } from './fast-clock.ts';

/** What a sandbox takes of the server. */
export interface ServerParts {
  readonly log: Logger;
  readonly fairness: Fairness;
  readonly entropy: Entropy;
  /** How what is sent to those who watch waits, by the time of the server and not by that of the sandbox. */
  readonly now: () => Instant;
  readonly sleepUntil: SleepUntil;
}

/** A copy, as of when it was made, and what all that is drawn by chance in its games follows from. */
export interface Beginning {
  readonly copy: Copy;
  readonly forkedAt: Instant;
  readonly seed: Uint8Array;
}

/** A world of its own: a database in memory and a clock of its own, in which nothing goes on by itself but what is due by that. */
export interface OpenSandbox {
  readonly db: Db;
  readonly entropy: Entropy;
  readonly chanceFor: ChanceFor;
  readonly clock: FastClock;
  /** What its clock showed at first. */
  readonly beganAt: Instant;
  readonly world: World;
  close(): Promise<void>;
}

const SECRET_BYTES = 32;

/** Opens one that begins as a copy; others that begin so too go the same way as long as nobody does anything in them. */
export async function openSandbox(parts: ServerParts, { copy, forkedAt, seed }: Beginning): Promise<OpenSandbox> {
  const { log, fairness } = parts;
  const opened = await openDatabase({ dataDir: null });
  invariant(opened.ok, 'a database in memory can be opened');
  const db = opened.value;
  const migrated = await migrate(db);
  invariant(migrated.ok, 'an empty database can be given its tables');
  const secret = Buffer.from(parts.entropy.bytes(SECRET_BYTES)).toString('base64url');
  const entropy: Entropy = { bytes: (count) => parts.entropy.bytes(count), secret };
  const chanceFor = chanceUnder(seed);
  await putCopy({ db, entropy, chanceFor, at: forkedAt }, copy).catch(async (failure: unknown) => {
    await db.close();
    throw failure;
  });
  const stopping = new AbortController();
  const { signal } = stopping;
  const beganAt = copy.fork.at ?? forkedAt;
  const clock = fastClock(beganAt, parts);
  const { now } = clock;
  const sleepUntil: SleepUntil = (at, ...how) => parts.sleepUntil(plus(parts.now(), between(now(), at)), ...how);
  const world = await openWorld({ db, now, entropy, sleepUntil, log, fairness, signal, isPrivate: true });
  const { working, report, changes, hub } = world;
  const { onChanges, onReconnect } = changes;
  const jobWorld = { db, now, entropy, sleepUntil: clock.sleepUntil, signal, onChanges, onReconnect, working, report };
  const jobs = runTournamentJobs(jobWorld);
  return {
    ...{ db, entropy, chanceFor, clock, beganAt, world },
    async close() {
      stopping.abort();
      hub.close();
      await jobs;
      await changes.stop();
      await world.idle();
      await db.close();
    },
  };
}
