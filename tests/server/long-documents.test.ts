import { expect, test } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { dataFolder } from '../support/data-folder.ts';
import { heldBy, MEASURED } from '../support/measured-process.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

/** As many words and signs as a document may have, but for a few. */
const WORDS = 9_900;
const DOCUMENTS = 150;
const MANY = String(10 ** 9);
const VARIABLES = { AUTH_SECRET: 'x'.repeat(32), POINTS_PER_ADDRESS: MANY, DEMO: 'off' };
/** What a server may hold of all documents that it was ever sent. */
const MOST = 120 * 2 ** 20;

const folder = dataFolder();

test('documents of the greatest length, each sent once, do not stay with the server', async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) folder.make();
  const where: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const server = folder.start([], { ...VARIABLES, ...where }, MEASURED);
  const api = apiClient(await server.url);
  const send = async (number: number): Promise<void> => {
    const ids = Array.from({ length: WORDS }, (_, index) => `${number}${index}`).join(' ');
    const { errors } = await api.ask(`{ nodes(ids: [${ids}]) { __typename } }`);
    expect(errors?.length).toBeGreaterThan(0);
  };
  for (let number = 0; number < 10; number += 1) await send(number);
  const before = await heldBy(server);
  for (let number = 10; number < DOCUMENTS; number += 1) await send(number);
  const after = await heldBy(server);
  expect(after.heap - before.heap).toBeLessThan(MOST);
  await api.close();
}, 300_000);
