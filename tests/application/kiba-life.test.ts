import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { openTestDatabase } from '../support/database.ts';
import { betterWins, runningKiba } from '../support/kiba-event.ts';
import { newWorld } from '../support/world.ts';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test('sixteen players in three groups play to the champion', async () => {
  const event = await runningKiba(newWorld(db, 700), 16);
  expect((await event.groups()).map(({ key, entryIds }) => [key, entryIds.length])).toEqual([
    ['q.A', 6],
    ['q.B', 5],
    ['q.C', 5],
  ]);
  expect(await event.open()).toHaveLength(70);
  await event.decide(betterWins(event));
  expect((await event.stages()).map(({ key, state }) => [key, state])).toEqual([['q', 'AWAITING_APPROVAL']]);
  await event.approve();
  expect(await event.open()).toHaveLength(12);
  await event.decide(betterWins(event));
  await event.approve();
  expect(await event.open()).toHaveLength(1);
  await event.decide(betterWins(event));
  await event.decide(betterWins(event));
  expect(await event.open()).toHaveLength(0);
  expect(await event.status()).toBe('FINISHED');
  expect((await event.stages()).map(({ key, state }) => [key, state])).toEqual([
    ['q', 'PUBLISHED'],
    ['s', 'PUBLISHED'],
    ['f', 'PUBLISHED'],
  ]);
});
