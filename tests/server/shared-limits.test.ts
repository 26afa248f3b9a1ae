import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBot, type TestBot } from '../support/own-bot.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const COMMANDS = 3;
const COMMAND = 'mutation { resign(input: { gameId: "nowhere" }) { __typename } }';
const FULL = { code: 'RATE_LIMITED', rule: 'commands of a bot', maximum: COMMANDS };

let servers: readonly [TestServer, TestServer];
let bots: readonly [TestBot, TestBot];
beforeAll(async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Two servers need a PostgreSQL');
  const variables = { COMMANDS_PER_BOT: String(COMMANDS) };
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
