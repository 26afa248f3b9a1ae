import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { MINUTE, millis } from '../../api/src/kernel/time.ts';
import { makeBot, type TestBot } from '../support/own-bot.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const COMMANDS = 3;
const SOCKETS = 2;
const TRIES = 10;
const COMMAND = 'mutation { resign(input: { gameId: "nowhere" }) { __typename } }';
const FULL = { code: 'RATE_LIMITED', rule: 'commands of a bot', maximum: COMMANDS };

let servers: readonly [TestServer, TestServer];
let bots: readonly [TestBot, TestBot];
beforeAll(async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Two servers need a PostgreSQL');
  const variables = { COMMANDS_PER_BOT: String(COMMANDS), SOCKETS_PER_ADDRESS: String(SOCKETS) };
  const one = await startServer({ databaseUrl, variables, seed: 1 });
  servers = [one, await startServer({ databaseUrl, variables, seed: 2, clock: one.clock })];
  const owner = await one.signUp('Asha');
  bots = [await makeBot(one, owner, 'Nyota'), await makeBot(one, owner, 'Jua')];
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

/** Why a command is refused to this bot; undefined: it is not. */
const refusal = async (server: TestServer, bot: TestBot): Promise<unknown> =>
  (await server.ask(COMMAND, {}, bot)).errors?.[0]?.extensions;

test('what a bot has spent at one server is spent at the other, and nobody else’s', async () => {
  const [one, other] = servers;
  const [spender, bystander] = bots;
  for (let given = 0; given < COMMANDS; given += 1) expect(await refusal(one, spender)).toBeUndefined();
  expect(await refusal(one, spender)).toMatchObject(FULL);
  await expect.poll(() => refusal(other, spender)).toMatchObject(FULL);
  expect(await refusal(other, bystander)).toBeUndefined();
});

/** Opens a WebSocket at a server; null: it was refused. */
async function openedAt(server: TestServer): Promise<WebSocket | null> {
  const socket = new WebSocket(server.url.replace('http', 'ws') + '/graphql', 'graphql-transport-ws');
  const refused = once(socket, 'close').then(() => null);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  const acknowledged = once(socket, 'message').then(() => socket);
  return Promise.race([refused, acknowledged]);
}

test('WebSockets of an address at one server are counted at the other, as long as they are open', async () => {
  const [one, other] = servers;
  const open = [await openedAt(one), await openedAt(one)];
  expect(open).toHaveLength(SOCKETS);
  const isFull = async (): Promise<boolean> => {
    const socket = await openedAt(other);
    socket?.terminate();
    return socket === null;
  };
  await expect.poll(isFull).toBe(true);
  for (const socket of open) socket?.terminate();
  await expect.poll(isFull).toBe(false);
});

test('passwords that were tried at one server count at the other, and both take the right one when time has passed', async () => {
  const [one, other] = servers;
  const { email } = await one.signUp('Zuhura');
  const tried = async (server: TestServer, password: string): Promise<number> => {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${server.url}/auth/sign-in/email`, { method: 'POST', headers, body })).status;
  };
  // Refused before it is compared with anything, which takes its time.
  const wrong = (server: TestServer): Promise<number> => tried(server, 'x'.repeat(300));
  for (let n = 1; n < TRIES; n += 1) expect(await wrong(one)).toBe(400);
  await expect.poll(() => wrong(other)).toBe(429);
  expect(await wrong(one)).toBe(429);
  await other.clock.advance(millis(15 * MINUTE));
  expect(await tried(other, 'a password of tests')).toBe(200);
});
