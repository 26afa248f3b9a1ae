import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { numberAt } from '../support/answer.ts';
import { apiClient, type ApiClient, type TestPerson } from '../support/api-client.ts';
import { dataFolder } from '../support/data-folder.ts';
import { follow } from '../support/follower.ts';
import { draftTournament, keyedLoad } from '../support/keyed-load.ts';
import { createDatabase, ownPostgres, type OwnPostgres } from '../support/postgres.ts';

const isLong = process.env['BARAZA_LONG'] === '1';
const [WORKERS, ROUNDS, BETWEEN] = isLong ? [8, 10, 200] : [4, 1, 20];

const folder = dataFolder();
let postgres: OwnPostgres;
beforeAll(async () => {
  postgres = await ownPostgres();
});
afterAll(() => postgres.stop());

/** How a database is lost: killed, stopped at once, shut down, and held up, which is noticed after seconds. */
const LOSSES = ['SIGKILL', 'SIGQUIT', 'SIGINT', ...(isLong ? (['SIGSTOP'] as const) : [])] as const;

async function isReady({ url }: ApiClient): Promise<number> {
  return (await fetch(`${url}/ready`)).status;
}

async function versionOf(api: ApiClient, id: string): Promise<number> {
  return numberAt(await api.data('query ($id: ID!) { tournament(id: $id) { version } }', { id }), 'tournament.version');
}

test('under load, a PostgreSQL is lost in every way and comes back: what was acknowledged is there exactly once, and who watches misses nothing', async () => {
  const server = folder.start([], { DATABASE_URL: await createDatabase(postgres.url, 'baraza') });
  const api = apiClient(await server.url);
  const director: TestPerson = await api.signUp('Director', 'DIRECTOR');
  const id = await draftTournament(api, director);
  const before = await versionOf(api, id);
  const follower = follow(api, id);
  const load = keyedLoad(api, director, id, WORKERS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const loss of LOSSES) {
      await load.more(BETWEEN);
      const refused = load.refused();
      await postgres.signal(loss);
      await refused;
      expect(await isReady(api)).toBe(503);
      await (loss === 'SIGSTOP' ? postgres.signal('SIGCONT') : postgres.start());
    }
  }
  await load.more(BETWEEN);
  const acknowledged = await load.stop();
  expect(load.surprises).toEqual([]);
  const version = await versionOf(api, id);
  expect(version - before).toBe(acknowledged);
  await follower.upTo(version);
  await expect.poll(() => isReady(api)).toBe(200);
  await follower.stop();
  await api.close();
  server.kill('SIGTERM');
  const { status, err } = await server.ended;
  expect(status).toBe(0);
  const lines = err.split('\n').filter((line) => line !== '');
  expect(lines.filter((line) => !/^\{.*"msg":"the database does not answer.*\}$/.test(line))).toEqual([]);
  const times = lines.map((line) => (JSON.parse(line) as { time: number }).time);
  expect(times.length).toBeGreaterThan(0);
  expect(times.filter((time, index) => time - (times[index - 1] ?? Number.NEGATIVE_INFINITY) < MINUTE)).toEqual([]);
});
