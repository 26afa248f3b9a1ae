import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../support/answer.ts';
import { runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { mutationOf } from '../support/mutation.ts';
import { forkedBy, post } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

let servers: readonly [TestServer, TestServer];
let cup: ApiTournament;
beforeAll(async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Two servers need a PostgreSQL');
  const one = await startServer({ databaseUrl, seed: 1 });
  servers = [one, await startServer({ databaseUrl, seed: 2, clock: one.clock })];
  cup = await runningTournament(one, ['Asha', 'Bibi', 'Chui']);
});
afterAll(async () => {
  for (const server of servers) await server.close();
});

test('whose sandbox is at another server has no second one, and is told where it is wherever it is asked for', async () => {
  const [one, other] = servers;
  const asha = cup.players.get('Asha')!;
  const { id: sandboxId, address } = await forkedBy(one, asha, { tournamentId: cup.id });
  const there = address.replace(one.url, other.url);
  const operation = { query: '{ __typename }' };
  const entered = async (): Promise<number> => (await post(there, operation, asha)).status;
  await expect.poll(entered).toBe(421);
  const refusal = async (mutation: string, input: object): Promise<unknown> => {
    const query = mutationOf(mutation, '__typename ... on CommandError { code message }');
    return (await other.data(query, { input }, asha))[mutation];
  };
  const message = expect.stringContaining('at another server');
  expect(await refusal('forkTournament', { tournamentId: cup.id })).toMatchObject({ code: 'WRONG_STATUS', message });
  expect(await refusal('stopSandbox', { sandboxId })).toMatchObject({ code: 'NOT_FOUND', message });
  expect(at(await post(there, operation, asha), 'body.errors.0.message')).toEqual(message);
  expect((await post(address, operation, asha)).status).toBe(200);
  const thrownAway = mutationOf('deleteSandbox', '__typename');
  await one.data(thrownAway, { input: { sandboxId } }, asha);
  await expect.poll(entered).toBe(404);
});
