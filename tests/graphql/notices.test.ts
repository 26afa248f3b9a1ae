import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, personOf, type RunningTournament, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';

let db: Db;
let world: World;
let api: Api;
let running: RunningTournament;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  running = await world.running(['Oscar', 'Kobe', 'Jan']);
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const NOTICES = 'query ($first: Int! = 30) { viewer { notices(first: $first) { __typename version text } } }';

test('a player reads what he was told, the newest first, and not whose move it is', async () => {
  const [game] = await running.games();
  const oscar = personOf(running.players, game!.players.first);
  const notices = listAt(await api.data(oscar.context, NOTICES, {}), 'viewer.notices');
  const versions = notices.map(({ version }) => Number(version));
  expect(versions.length).toBeGreaterThan(0);
  expect(versions).toEqual(versions.toSorted((a, b) => b - a));
  expect(notices.map(({ __typename }) => __typename)).toContain('MyStageStarted');
  expect(notices.map(({ __typename }) => __typename)).not.toContain('MyTurn');
  expect(notices.every(({ text }) => typeof text === 'string' && text.length > 0)).toBe(true);
  const newest = listAt(await api.data(oscar.context, NOTICES, { first: 1 }), 'viewer.notices');
  expect(newest).toEqual(notices.slice(0, 1));
});

test.each([0, 101])('%i notices are refused by name', async (first) => {
  const [game] = await running.games();
  const { errors } = await api.ask(personOf(running.players, game!.players.first).context, NOTICES, { first });
  expect(at(errors, '0.extensions.code')).toBe('BAD_USER_INPUT');
});

test('nobody is told anything signed out', async () => {
  expect(await api.data(world.anonymous, NOTICES, {})).toEqual({ viewer: null });
});
