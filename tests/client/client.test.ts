import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProxy } from '../../client/conformance/proxy.ts';
import { connect, CreateBot, CreateTournament, done, isDone } from '../../client/src/index.ts';
import { PlayMove, Refused, RetireBot } from '../../client/src/index.ts';
import { numberAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { startLiveServer } from '../support/live-server.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { tokenOf } from '../support/token-of.ts';
import { fickleRelay } from './fickle-relay.ts';

let server: TestServer;
let director: TestPerson;
let gameId: string;

beforeAll(async () => {
  server = await startServer();
  const running = await runningTournament(server, ['Asha', 'Juma', 'Zuri']);
  ({ director } = running);
  gameId = (await gamesOf(server, running.id))[0]!.id;
});
afterAll(() => server.close());

const CUP = { name: 'Cup', game: 'BAO', format: 'ROUND_ROBIN' } as const;
const drafts = async (): Promise<number> => server.db.prisma.tournament.count({ where: { name: CUP.name } });

test('a command whose answer is lost is sent again as it was, and done once', async () => {
  const relay = await fickleRelay(server.url, ['lost', 'lost']);
  const baraza = connect({ url: relay.url, token: await tokenOf(server, director, 'DIRECT') });
  const payload = done(await baraza.give(CreateTournament, CUP));
  expect(payload.tournament?.name).toBe('Cup');
  expect(relay.bodies).toHaveLength(3);
  expect(new Set(relay.bodies).size).toBe(1);
  expect(await drafts()).toBe(1);
  done(await baraza.give(CreateTournament, { ...CUP, idempotencyKey: 'mine' }));
  done(await baraza.give(CreateTournament, { ...CUP, idempotencyKey: 'mine' }));
  expect(await drafts()).toBe(2);
  await relay.close();
});

test('what is refused for now is asked again when the server says, and given up after patience', async () => {
  const busy = (retryAfter: number) => ({
    errors: [{ message: 'Busy.', extensions: { code: 'UNAVAILABLE', retryAfter } }],
  });
  const relay = await fickleRelay(server.url, [busy(0.2), busy(0.1), 'answered', busy(9)]);
  const baraza = connect({ url: relay.url, patience: 3_000 });
  const began = performance.now();
  expect(await baraza.ask('{ isSetUp }', {})).toEqual({ isSetUp: false });
  expect(performance.now() - began).toBeGreaterThan(290);
  await expect(baraza.ask('{ isSetUp }', {})).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await relay.close();
  await expect(connect({ url: relay.url, patience: 500 }).ask('{ isSetUp }', {})).rejects.toThrow('does not answer');
});

test('what is refused for good is said at once: by a member of the payload, or thrown with its code', async () => {
  const baraza = connect({ url: server.url, language: 'it' });
  const payload = await baraza.give(PlayMove, { gameId, ply: 0, move: 'A6<' });
  expect(isDone(payload)).toBe(false);
  expect(payload).toMatchObject({ __typename: 'NotSignedIn', code: 'NOT_SIGNED_IN' });
  expect(() => done(payload)).toThrow(Refused);
  await expect(baraza.ask('{ nothing }', {})).rejects.toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  const forged = connect({ url: server.url, token: 'bz_forged' });
  await expect(forged.ask('{ isSetUp }', {})).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  await expect(forged.watchGame(gameId).next()).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  await expect(baraza.watchGame('nothing').next()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(baraza.watchMine().next()).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  const versionless = 'subscription ($id: ID!) { gameEvents(gameId: $id) { at } }';
  await expect(baraza.watch(versionless, { id: gameId }).next()).rejects.toThrow('`__typename` and `version`');
  baraza.close();
});

test('what is watched ends at once by `return`, also while its next event is waited for', async () => {
  const baraza = connect({ url: server.url });
  const events = baraza.watchGame(gameId);
  const first = await events.next();
  expect(first.value).toMatchObject({ __typename: 'GameSnapshot', game: { id: gameId, status: 'RUNNING' } });
  const next = events.next();
  await events.return();
  expect(await next).toEqual({ done: true, value: undefined });
  const other = baraza.watchGame(gameId);
  await other.next();
  const last = other.next();
  baraza.close();
  expect((await last).done).toBe(true);
});

test('who watches is told when the connection is lost and when it is there again, each once', async () => {
  const proxy = await openProxy(server.url);
  const states: string[] = [];
  let wake = (): void => {};
  const toldOf = async (count: number): Promise<void> => {
    while (states.length < count) await new Promise<void>((resolve) => (wake = resolve));
  };
  const onConnection = (state: string): void => {
    states.push(state);
    wake();
  };
  const baraza = connect({ url: proxy.url, onConnection });
  const events = baraza.watchGame(gameId);
  expect((await events.next()).value).toMatchObject({ __typename: 'GameSnapshot' });
  proxy.trouble.isShut = true;
  proxy.cut();
  await toldOf(2);
  expect(states).toEqual(['open', 'lost']);
  proxy.trouble.isShut = false;
  await toldOf(3);
  baraza.close();
  expect((await events.next()).done).toBe(true);
  await proxy.close();
  expect(states).toEqual(['open', 'lost', 'open']);
  const forged = connect({ url: server.url, token: 'bz_forged', onConnection });
  await expect(forged.watchGame(gameId).next()).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  expect(states).toHaveLength(3);
});

test('who has signed in makes a bot, which asks by its own token, and retires it', async () => {
  const owner = connect({ url: server.url, token: director.token });
  const made = done(await owner.give(CreateBot, { name: 'Nyota' }));
  const bot = connect({ url: server.url, token: made.token ?? '' });
  expect(await bot.ask('{ viewer { name } }', {})).toEqual({ viewer: { name: 'Nyota' } });
  const retired = done(await owner.give(RetireBot, { botId: made.bot?.id ?? '' }));
  expect(retired.bot.retiredAt).not.toBeNull();
  await expect(bot.ask('{ viewer { name } }', {})).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
  expect(await owner.give(CreateBot, { name: '' })).toMatchObject({ __typename: 'InvalidInput', field: 'name' });
});

test('a reader who is slow gets every version once and in order, and it begins where he says', async () => {
  const live = await startLiveServer();
  for (let n = 0; n < 4_000; n += 1) live.topic('a').emit(`${n}`);
  const ticks = `subscription ($topic: String!, $after: Int) { ticks(topic: $topic, after: $after) { __typename version } }`;
  const baraza = connect({ url: live.url });
  const events = baraza.watch(ticks, { topic: 'a' }, { after: 10 });
  const versions: number[] = [numberAt((await events.next()).value, 'version')];
  // He takes nothing more until the client has stopped to listen for him.
  while (live.hub.groups() > 0) await new Promise((resolve) => setImmediate(resolve));
  for await (const event of events) {
    versions.push(numberAt(event, 'version'));
    if (versions.length === 3_990) break;
  }
  expect(versions).toEqual(Array.from({ length: 3_990 }, (_none, index) => index + 11));
  expect(live.topic('a').opened()).toBeGreaterThan(1);
  baraza.close();
  await live.close();
});
