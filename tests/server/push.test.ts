import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament, type ApiTournament, type OpenGame } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { openPushService, type PushService, type TestSubscription } from '../support/push-service.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { gameNow, playMoves } from '../e2e/moving.ts';

let server: TestServer;
let service: PushService;
let tournament: ApiTournament;
let game: OpenGame;
let waiter: TestPerson;
let browser: TestSubscription;

beforeAll(async () => {
  service = await openPushService();
  server = await startServer({ webhookReach: { loopback: true } });
  tournament = await runningTournament(server, ['Amina', 'Bakari', 'Chausiku']);
  const [first] = await gamesOf(server, tournament.id);
  game = first!;
  waiter = tournament.players.get(game.second)!;
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const DEVICES = '{ viewer { pushKey pushDevices { id name endpoint kinds } } }';
const ALL = ['TURNS', 'GAMES', 'CHAT', 'TOURNAMENTS', 'FOLLOWED'];

async function give(person: TestPerson, mutation: string, input: object): Promise<Fields> {
  const query = mutationOf(mutation, '__typename ... on CommandError { code message } ... on InvalidInput { field }');
  return (await server.data(query, { input }, person))[mutation] as Fields;
}
const devicesOf = async (person: TestPerson) => listAt(await server.data(DEVICES, {}, person), 'viewer.pushDevices');
const pushedTo = ({ endpoint }: TestSubscription) => service.pushed.filter((one) => one.endpoint === endpoint);

test('a browser is known by its owner alone, once, under keys that are ones', async () => {
  browser = service.browser();
  const device = { ...browser, name: 'Firefox, Linux', kinds: ALL };
  for (let times = 0; times < 2; times += 1) {
    expect(await give(waiter, 'addPushDevice', device)).toMatchObject({ __typename: 'PushDeviceSuccess' });
  }
  expect(await devicesOf(waiter)).toMatchObject([{ name: 'Firefox, Linux', endpoint: browser.endpoint, kinds: ALL }]);
  const other = tournament.players.get(game.first)!;
  expect(await devicesOf(other)).toEqual([]);
  const id = at((await devicesOf(waiter))[0], 'id');
  expect(await give(other, 'removePushDevice', { deviceId: id })).toMatchObject({ code: 'NOT_FOUND' });
  for (const [field, value] of [
    ['p256dh', 'AAAA'],
    ['auth', '!'],
    ['endpoint', 'ftp://127.0.0.1/'],
  ] as const) {
    expect(await give(waiter, 'addPushDevice', { ...device, [field]: value })).toMatchObject({ field });
  }
});

test('a trial arrives, encrypted for the browser alone and signed by this server', async () => {
  const [{ id } = { id: '' }] = await devicesOf(waiter);
  await give(waiter, 'testPushDevice', { deviceId: id });
  await expect.poll(() => pushedTo(browser).length).toBe(1);
  const key = textAt(await server.data(DEVICES, {}, waiter), 'viewer.pushKey');
  expect(pushedTo(browser)).toMatchObject([
    { ttl: '86400', signedBy: key, shown: { title: 'Baraza', path: '/account#devices', lang: 'en' } },
  ]);
});

test('a turn is shown with where it leads, and only on devices that want turns', async () => {
  const silent = service.browser();
  await give(waiter, 'addPushDevice', { ...silent, name: 'Quiet one', kinds: ['CHAT'] });
  await playMoves(server, tournament.players, game, 1, () => 0);
  await expect.poll(() => pushedTo(browser).length).toBe(2);
  const [, { shown } = { shown: null }] = pushedTo(browser);
  expect(shown).toMatchObject({ path: game.path, tag: game.path });
  expect(shown?.body).toContain(game.first);
  expect((await gameNow(server, game.id)).ply).toBe(1);
  expect(pushedTo(silent)).toEqual([]);
});

test('a device that its push service knows no more is taken away; one that it cannot serve now stays', async () => {
  const busy = service.browser();
  await give(waiter, 'addPushDevice', { ...busy, name: 'Busy one', kinds: [] });
  const idOf = async (endpoint: string) =>
    textAt(
      (await devicesOf(waiter)).find((one) => one.endpoint === endpoint),
      'id',
    );
  service.answer(503);
  await give(waiter, 'testPushDevice', { deviceId: await idOf(busy.endpoint) });
  await expect.poll(() => pushedTo(busy).length).toBe(1);
  expect(await give(waiter, 'testPushDevice', { deviceId: await idOf(busy.endpoint) })).toMatchObject({
    message: 'A trial is on its way to this device.',
  });
  service.answer(410);
  await give(waiter, 'testPushDevice', { deviceId: await idOf(browser.endpoint) });
  await expect.poll(async () => (await devicesOf(waiter)).map(({ name }) => name)).toEqual(['Quiet one', 'Busy one']);
  await give(waiter, 'removePushDevice', { deviceId: await idOf(busy.endpoint) });
  expect((await devicesOf(waiter)).map(({ name }) => name)).toEqual(['Quiet one']);
});
