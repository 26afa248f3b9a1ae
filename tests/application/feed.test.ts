import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFeed } from '../../api/src/application/feed/create-feed.ts';
import type { RunningFeed } from '../../api/src/application/feed/create-feed.ts';
import { nextTick } from '../../api/src/application/feed/clock-pace.ts';
import type { Source } from '../../api/src/application/feed/feed.ts';
import type { WatchedEvent } from '../../api/src/application/feed/watched-event.ts';
import { asId } from '../../api/src/kernel/ids.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import { instant, millis } from '../../api/src/kernel/time.ts';
import { createActivity } from '../../api/src/server/activity.ts';
import { hearChanges } from '../../api/src/server/changes.ts';
import type { Changes } from '../../api/src/server/changes.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { DomainEvent } from '../../api/src/application/vocabulary/event.ts';
import { appendEvents } from '../../api/src/store/event.ts';
import { inTransaction } from '../../api/src/store/transaction.ts';
import { manualClock } from '../support/clock.ts';
import { openTestDatabase } from '../support/database.ts';
import { seededEntropy } from '../support/seeded-entropy.ts';

let db: Db;
let changes: Changes;
let feed: RunningFeed;
const clock = manualClock();
const stopping = new AbortController();

beforeAll(async () => {
  db = await openTestDatabase();
  const { now, sleepUntil } = clock;
  const { signal } = stopping;
  const activity = createActivity();
  changes = await hearChanges({ db, now, sleepUntil, signal });
  const { onChanges, onReconnect } = changes;
  const report = (failure: unknown) => {
    throw failure;
  };
  feed = createFeed({
    db,
    now,
    entropy: seededEntropy(1),
    sleepUntil,
    onChanges,
    onReconnect,
    working: activity.working,
    report,
    signal,
  });
  clock.settled = activity.settled;
});
afterAll(async () => {
  stopping.abort();
  await changes.stop();
  await db.close();
});

const id = (name: string) => asId<TournamentId>(name);

function happen(name: string, count = 1): Promise<void> {
  const event: DomainEvent = {
    topic: `tournament:${name}`,
    kind: 'TournamentChanged',
    payload: { tournamentId: id(name), change: 'STARTED' },
  };
  const events = Array.from({ length: count }, () => event);
  return inTransaction(db, async (tx) => {
    await appendEvents(tx, events, clock.now());
    return { keep: true, value: undefined };
  });
}

async function watch(name: string, after: number | null): Promise<Source<WatchedEvent>> {
  const watched = await feed.watchTournament(id(name), after);
  if (!watched.ok) throw new Error(watched.error.message);
  return watched.value;
}

/** Reads until an event of this version has come, and stops. */
async function readUntil(source: Source<WatchedEvent>, version: number): Promise<readonly WatchedEvent[]> {
  const read: WatchedEvent[] = [];
  for await (const event of source) {
    read.push(event);
    if (event.version >= version) break;
  }
  return read;
}

const versions = (events: readonly WatchedEvent[]) => events.map(({ version }) => version);
const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n);

test('whoever begins to read while many write at once gets each version once, in order', async () => {
  await happen('race', 3);
  const writing = Array.from({ length: 12 }, async () => {
    for (const count of [1, 2, 3, 1, 2, 3]) await happen('race', count);
  });
  const total = 3 + 12 * (1 + 2 + 3 + 1 + 2 + 3);
  const readers = await Promise.all(
    [null, 0, 1, 2, 3, null].map(async (after) => ({ after, source: await watch('race', after) })),
  );
  const reads = readers.map(async ({ after, source }) => ({ after, events: await readUntil(source, total) }));
  await Promise.all(writing);
  for (const { after, events } of await Promise.all(reads)) {
    const [first = 0] = versions(events);
    expect(after === null || first === after + 1).toBe(true);
    expect(versions(events)).toEqual(upTo(first, total));
  }
});

test('thousands of events of one commit are all read along', async () => {
  await happen('burst');
  const source = await watch('burst', 1);
  const reading = readUntil(source, 3_001);
  await happen('burst', 3_000);
  const stored = (await reading).filter(({ kind }) => kind !== 'Heartbeat');
  expect(versions(stored)).toEqual(upTo(2, 3_001));
});

test('an `after` that is current is answered with a Heartbeat at once', async () => {
  await happen('current', 2);
  const [first] = await readUntil(await watch('current', 2), 2);
  expect(first).toMatchObject({ kind: 'Heartbeat', version: 2 });
});

test.each([3, -1, 2_000_000_000])('an `after` of %i, where the topic stands at 2, is unknown', async (after) => {
  await happen(`future${after}`, 2);
  expect(await feed.watchTournament(id(`future${after}`), after)).toMatchObject({ error: { kind: 'after-unknown' } });
});

test('every five seconds a Heartbeat carries the current version and takes none', async () => {
  await happen('quiet', 2);
  const source = await watch('quiet', null);
  const heard: WatchedEvent[] = [];
  const stop = source.listen(({ event }) => heard.push(event));
  await source.ready();
  for (let beat = 0; beat < 3; beat += 1) await clock.advance(millis(5_000));
  expect(heard.map(({ kind, version }) => [kind, version])).toEqual(Array(3).fill(['Heartbeat', 2]));
  stop();
});

test('when the last reader has gone, nothing is followed', async () => {
  await happen('gone');
  await readUntil(await watch('gone', null), 1);
  expect(feed.followed()).toBe(0);
});

const SECOND = 1_000;
test.each([
  ['with 10 s left, each second', 10 * SECOND, SECOND],
  ['with 10.4 s left, at the whole second', 10.4 * SECOND, 0.4 * SECOND],
  ['with a minute left, each second', 60 * SECOND, SECOND],
  ['with half an hour left, each 15 s', 1_800 * SECOND, 15 * SECOND],
  ['with two hours left, each minute', 7_200 * SECOND, 60 * SECOND],
  ['with three days left, each 5 minutes', 3 * 86_400 * SECOND, 300 * SECOND],
])('a clock ticks %s', (_name, left, step) => {
  expect(nextTick(instant(0), instant(left))).toBe(step);
});

test.each([0, -5, 1_000, 400])('a clock with %i ms left ticks no more', (left) => {
  expect(nextTick(instant(0), instant(left))).toBeNull();
});
