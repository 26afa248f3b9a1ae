import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBots } from '../../api/src/application/jobs/bots.ts';
import type { JobWorld } from '../../api/src/application/jobs/job.ts';
import type { Db } from '../../api/src/store/client.ts';
import type { TopicChange } from '../../api/src/store/notification.ts';
import { textsOwedByBots } from '../../api/src/store/reading/game-seed.ts';
import { openTestDatabase } from '../support/database.ts';
import { countStatements } from '../support/statements.ts';
import { newWorld, type RunningTournament, type World } from '../support/world.ts';

let db: Db;
let world: World;
beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
});
afterAll(() => db.close());

/** Bots that hear what they are told, and rest until then. */
function listeningBots() {
  const stopping = new AbortController();
  const failures: unknown[] = [];
  const listeners = new Set<(changes: readonly TopicChange[]) => void>();
  const drawn = { onText: (): void => {} };
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
  const running = runBots({
    db,
    now: world.now,
    entropy: {
      bytes: (count) => {
        drawn.onText();
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
  return {
    drawn,
    tell: (changes: readonly TopicChange[]) => listeners.forEach((listener) => listener(changes)),
    /** Ends when they have looked so many times more. */
    async looked(times: number) {
      for (const before = rounds; rounds < before + times;) await rested.promise;
    },
    async stop() {
      stopping.abort();
      await running;
      expect(failures).toEqual([]);
    },
  };
}

const BACKGAMMON = { game: 'BACKGAMMON', gameConfig: {} } as const;

async function topics(of: RunningTournament): Promise<readonly TopicChange[]> {
  return (await of.games()).map(({ id }) => ({ topic: `game:${id}`, version: 1 }));
}

test('a game that begins while bots add to the dice of another gets their texts too', async () => {
  const bots = listeningBots();
  await bots.looked(1);
  const [one, other] = [
    await world.running(['Juma', 'Neema', 'Zawadi'], BACKGAMMON),
    await world.running(['Bahati', 'Imani', 'Tatu'], BACKGAMMON),
  ];
  await db.prisma.player.updateMany({ data: { isBot: true } });
  const [first, second] = [await topics(one), await topics(other)];
  bots.drawn.onText = () => {
    bots.drawn.onText = () => {};
    bots.tell(second);
  };
  expect((await textsOwedByBots(db.prisma, null)).length).toBeGreaterThan(0);
  bots.tell(first);
  await bots.looked(2);
  expect(await textsOwedByBots(db.prisma, null)).toEqual([]);
  await bots.stop();
});

test('games between people are looked at once, and again when another may play there', async () => {
  const bots = listeningBots();
  await bots.looked(1);
  const tournament = await world.running(['Asha', 'Baraka', 'Chiku'], BACKGAMMON);
  const games = await topics(tournament);
  bots.tell(games);
  await bots.looked(1);
  const count = countStatements();
  bots.tell(games);
  for (let turns = 0; turns < 20; turns += 1) await new Promise((turn) => setImmediate(turn));
  expect(count.sent()).toBe(0);
  count.stop();
  await db.prisma.player.updateMany({ data: { isBot: true } });
  expect((await textsOwedByBots(db.prisma, null)).length).toBeGreaterThan(0);
  bots.tell([{ topic: `tournament:${tournament.id}`, version: 2 }, ...games]);
  await bots.looked(1);
  expect(await textsOwedByBots(db.prisma, null)).toEqual([]);
  await bots.stop();
});
