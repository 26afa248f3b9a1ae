import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryClient } from '../../client/conformance/kit.ts';
import { RULES } from '../../client/conformance/rules.ts';
import { TABLE_RULES } from '../../client/conformance/table-rules.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { tokenOf } from '../support/token-of.ts';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer();
  token = await tokenOf(server, await server.signUp('Director', 'DIRECTOR'), 'DIRECT');
});
afterAll(() => server.close());

/** Milliseconds in which a client that breaks some rules has to keep the others, also where the machine is busy. */
const BRIEF = 6_000;

/** What is said of a client by rule. */
async function verdicts(path: string, patience: number, isOfTables = false): Promise<Record<number, string | null>> {
  const trial = {
    url: server.url,
    token,
    command: ['env', 'SILENCE=700', process.execPath, path],
    patience,
    isOfTables,
  };
  const found: Record<number, string | null> = {};
  for await (const { rule, reason } of tryClient(trial)) found[rule.number] = reason;
  return found;
}

test('the rules of the kit are those of docs/subscriptions.md', () => {
  const told = [...readFileSync('docs/subscriptions.md', 'utf8').matchAll(/^(\d+)\. (.*)$/gm)];
  expect(told.map(([, number, sentence]) => [Number(number), sentence])).toEqual(
    [...RULES, ...TABLE_RULES].map(({ number, sentence }) => [number, sentence]),
  );
});

test('our client keeps every rule; one that forgets where it was loses what happened at a cut, and is told so', async () => {
  const [ours, forgetful] = await Promise.all([
    verdicts('client/conformance/watcher.ts', 20_000),
    verdicts('tests/client/forgetful-client.ts', BRIEF),
  ]);
  expect(ours).toEqual(Object.fromEntries(RULES.map(({ number }) => [number, null])));
  expect(forgetful).toMatchObject({ 1: null, 2: null });
  expect(forgetful[3]).toMatch(/never told \d+, \d+, \d+/);
  for (const number of [4, 5, 6, 7, 8, 11]) expect(forgetful[number], `rule ${number}`).not.toBeNull();
});

test('our client keeps every rule about tables; one that tells the first of them alone is told so', async () => {
  const [ours, still] = await Promise.all([
    verdicts('client/conformance/table-watcher.ts', 20_000, true),
    verdicts('tests/client/still-tables.ts', BRIEF, true),
  ]);
  expect(ours).toEqual(Object.fromEntries(TABLE_RULES.map(({ number }) => [number, null])));
  expect(still[12]).toMatch(/^it had Kit\d 0, .* where Kit\d 1, .* was right$/);
});
