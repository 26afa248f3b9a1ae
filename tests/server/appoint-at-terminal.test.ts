import { expect, test } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { dataFolder, SENTENCE } from '../support/data-folder.ts';

const folder = dataFolder();

test('a director is appointed at the terminal, but not beside a server that has the folder open', async () => {
  folder.make();
  const server = folder.start();
  const client = apiClient(await server.url);
  const juma = await client.signUp('Juma');
  const beside = await folder.start(['appoint', juma.email, 'director']).ended;
  expect([beside.status, SENTENCE.test(beside.err), beside.err]).toEqual([1, true, expect.stringContaining('in use')]);
  await client.close();
  server.kill('SIGTERM');
  await server.ended;

  const done = await folder.start(['appoint', juma.email.toUpperCase(), 'director']).ended;
  expect(done).toMatchObject({ status: 0, err: '' });
  expect(done.out).toContain(`${juma.email} is director now, and was player before`);
  const { status, err } = await folder.start(['appoint', 'nobody@people.example', 'director']).ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('nobody@people.example')]);
});
