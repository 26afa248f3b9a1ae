import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBots } from '../../api/src/application/jobs/bots.ts';
import type { JobWorld } from '../../api/src/application/jobs/job.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { TopicChange } from '../../api/src/store/notification.ts';
import { textsOwedByBots } from '../../api/src/store/reading/game-seed.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('a game that begins while bots add to the dice of another gets their texts too', async () => {
  const world = newWorld(db);
  const stopping = new AbortController();
  const failures: unknown[] = [];
  const listeners = new Set<(changes: readonly TopicChange[]) => void>();
  const tell = (changes: readonly TopicChange[]) => listeners.forEach((listener) => listener(changes));
  let rounds = 0;
  let rested = Promise.withResolvers<void>();
  const sleepUntil: JobWorld['sleepUntil'] = (_at, signal) => {
    rounds += 1;
    rested.resolve();
    rested = Promise.withResolvers();
    return new Promise((resolve) => {
      if (signal.aborted) resolve();
      else signal.addEventListener('abort', () => resolve(), { once: true });
    });
  };
  let onText = (): void => {};
  const running = runBots({
    db,
    now: world.now,
    entropy: {
      bytes: (count) => {
        onText();
        return world.system.entropy.bytes(count);
      },
    },
    sleepUntil,
    signal: stopping.signal,
    onChanges: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onReconnect: () => () => {},
    working: (work) => work(),
    report: (failure) => failures.push(failure),
    watched: () => false,
    onWatched: () => () => {},
  });
  await rested.promise;
  const backgammon = { game: 'BACKGAMMON', gameConfig: {} } as const;
  const [one, other] = [
    await world.running(['Juma', 'Neema', 'Zawadi'], backgammon),
    await world.running(['Bahati', 'Imani', 'Tatu'], backgammon),
  ];
  await db.prisma.player.updateMany({ data: { isBot: true } });
  const topics = async (of: typeof one): Promise<readonly TopicChange[]> =>
    (await of.games()).map(({ id }) => ({ topic: `game:${id}`, version: 1 }));
  const [first, second] = [await topics(one), await topics(other)];
  onText = () => {
    onText = () => {};
    tell(second);
  };
  expect((await textsOwedByBots(db.prisma, null)).length).toBeGreaterThan(0);
  tell(first);
  for (const before = rounds; rounds < before + 2;) await rested.promise;
  expect(await textsOwedByBots(db.prisma, null)).toEqual([]);
  stopping.abort();
  await running;
  expect(failures).toEqual([]);
});
