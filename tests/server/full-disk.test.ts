import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberAt } from '../support/answer.ts';
import { apiClient, type ApiClient } from '../support/api-client.ts';
import { dataFolder } from '../support/data-folder.ts';
import { follow } from '../support/follower.ts';
import { draftTournament, keyedLoad } from '../support/keyed-load.ts';

const folder = dataFolder();
const DISK = import.meta.resolve('../support/failing-disk.mjs');
let aside: string;
beforeAll(() => {
  aside = mkdtempSync(join(tmpdir(), 'baraza-disk-'));
});
afterAll(() => rmSync(aside, { recursive: true }));

const isReady = async ({ url }: ApiClient) => (await fetch(`${url}/ready`)).status;

test('a data folder without room takes nothing new and is read on, and neither that nor one that cannot be written at all loses what was acknowledged', async () => {
  folder.make();
  const refusals = join(aside, 'refusals');
  const server = folder.start([], {
    NODE_OPTIONS: `--import=${DISK}`,
    FAILING_DISK: refusals,
    FAILING_FOLDER: join(folder.path, 'postgres'),
  });
  const api = apiClient(await server.url);
  const director = await api.signUp('Director', 'DIRECTOR');
  const id = await draftTournament(api, director);
  const version = async () =>
    numberAt(await api.data('query ($id: ID!) { tournament(id: $id) { version } }', { id }), 'tournament.version');
  const before = await version();
  const follower = follow(api, id);
  const load = keyedLoad(api, director, id, 2);
  await load.more(5);

  writeFileSync(refusals, 'full');
  expect(await isReady(api)).toBe(503);
  await load.refused();
  expect(await version()).toBeGreaterThanOrEqual(before + 5);

  writeFileSync(refusals, 'read-only');
  await load.refused();
  expect(await isReady(api)).toBe(503);
  expect((await fetch(`${api.url}/health`)).status).toBe(200);

  rmSync(refusals);
  await expect.poll(() => isReady(api), { timeout: 60_000 }).toBe(200);
  await load.more(5);
  const acknowledged = await load.stop();
  expect(load.surprises).toEqual([]);
  expect((await version()) - before).toBe(acknowledged);
  await follower.upTo(await version());
  await follower.stop();
  await api.close();
  server.kill('SIGTERM');
  const { status, err } = await server.ended;
  expect(status).toBe(0);
  expect(err.split('\n').filter((line) => !/^$|"msg":"the database does not answer/.test(line))).toEqual([]);
});
