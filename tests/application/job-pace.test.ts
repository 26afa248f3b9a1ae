import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { playMove } from '../../api/src/application/commands/game/play-move.ts';
import { runMail } from '../../api/src/application/jobs/mail.ts';
import { workWhenDue } from '../../api/src/application/jobs/when-due.ts';
import { DAY, HOUR, millis, MINUTE, plus, SECOND } from '../../api/src/kernel/time.ts';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { runningJobs, type Jobs } from '../support/running-jobs.ts';
import { countStatements } from '../support/statements.ts';
import { TEST_POST } from '../support/test-post.ts';
import { must, newWorld, personOf, type World } from '../support/world.ts';

let db: Db;
let world: World;
let jobs: Jobs;
let seed = 200;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(async () => {
  await emptyTables(db);
  world = newWorld(db, (seed += 1));
  jobs = await runningJobs(world);
});
afterEach(() => jobs.stop());
afterAll(() => db.close());

test('a move that brings no deadline near costs the jobs nothing; one that does is looked at', async () => {
  const { players, ...tournament } = await world.running(['Ana', 'Ben', 'Cleo']);
  await jobs.heard();
  await jobs.pass(millis(0));
  const [game] = await tournament.games();
  if (game === undefined) throw new Error('no game');
  const count = countStatements();
  must(await playMove(personOf(players, game.players.first).context, { gameId: game.id, ply: 0, move: 'A6<' }));
  const own = count.sent();
  await jobs.heard();
  await jobs.pass(millis(0));
  expect(count.sent()).toBe(own + 1);
  count.stop();
  await jobs.pass(millis(3 * DAY + SECOND));
  expect((await tournament.games()).map(({ status }) => status)).toEqual(Array(6).fill('FINISHED'));
});

test('where nothing is sent a move costs the mail job nothing before a minute is over, and all of that minute are ended together', async () => {
  // The statements of the mail job alone are counted.
  await jobs.stop();
  const { players, ...tournament } = await world.running(['Ana', 'Ben', 'Cleo']);
  const mail = await runningJobs(world, [(job) => runMail({ ...job, post: TEST_POST })]);
  await mail.heard();
  await mail.pass(HOUR);
  const moving = (await tournament.games()).slice(0, 2);
  const count = countStatements();
  let own = 0;
  for (const { id: gameId, players: seats } of moving) {
    const before = count.sent();
    must(await playMove(personOf(players, seats.first).context, { gameId, ply: 0, move: 'A6<' }));
    own += count.sent() - before;
    await mail.pass(SECOND);
  }
  count.stop();
  expect(count.sent()).toBe(own);
  await mail.pass(MINUTE);
  const moves = await db.prisma.outboxMail.findMany({
    where: { kind: 'MOVE', payload: { path: ['tournamentId'], equals: tournament.id } },
  });
  expect(moves.map(({ state }) => state)).toEqual(['SUPPRESSED', 'SUPPRESSED']);
  await mail.stop();
});

test('the first change after a pause is looked at at once, those that follow are looked at together, and what is due does not wait', async () => {
  const stopping = new AbortController();
  let tell = (): void => {};
  let gathered = Promise.withResolvers<void>();
  let passes = 0;
  let wakeDue = (): void => {};
  const turn = () => new Promise<void>((next) => void setImmediate(next));
  const running = workWhenDue(
    {
      ...{ db, now: world.now, entropy: world.system.entropy, signal: stopping.signal, report: () => {} },
      sleepUntil: (_at, signal) =>
        new Promise((wake) => {
          wakeDue = wake;
          if (signal.aborted) wake();
          signal.addEventListener('abort', () => wake(), { once: true });
        }),
      onChanges: (listener) => {
        tell = () => listener([{ topic: 'game:1', version: 1 }]);
        return () => {};
      },
      onReconnect: () => () => {},
      working: (work) => work(),
      pace: () => (gathered = Promise.withResolvers()).promise,
    },
    {
      topics: ['game'],
      work: async () => {
        passes += 1;
        return plus(world.now(), DAY);
      },
    },
  );
  await turn();
  gathered.resolve();
  tell();
  await turn();
  expect(passes).toBe(2);
  for (const _change of [1, 2, 3]) tell();
  await turn();
  expect(passes).toBe(2);
  gathered.resolve();
  await turn();
  expect(passes).toBe(3);
  tell();
  wakeDue();
  await turn();
  expect(passes).toBe(4);
  stopping.abort();
  await running;
});
