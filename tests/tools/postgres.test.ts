import pg from 'pg';
import { expect, test } from 'vitest';
import { createDatabase, startPostgres } from '../support/postgres.ts';

test('the packaged PostgreSQL starts, holds a new database and stops', async () => {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: await createDatabase(server.url, 'bench "of" stone') });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name');
  await client.end();
  await server.stop();
  expect(rows).toEqual([{ name: 'bench "of" stone' }]);
  await expect(new pg.Client({ connectionString: server.url }).connect()).rejects.toThrow('ECONNREFUSED');
});
