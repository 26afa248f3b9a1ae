import { expect, test } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { dataFolder, SENTENCE } from '../support/data-folder.ts';

const folder = dataFolder();

test('at the terminal a director is appointed and a password link made, but not beside a server that has the folder open', async () => {
  folder.make();
  const server = folder.start();
  const client = apiClient(await server.url);
  const juma = await client.signUp('Juma');
  const beside = await folder.start(['appoint', juma.email, 'director']).ended;
  expect([beside.status, SENTENCE.test(beside.err), beside.err]).toEqual([1, true, expect.stringContaining('in use')]);
  await client.close();
  server.kill('SIGTERM');
  await server.ended;

  const rebuilt = await folder.start(['rebuild']).ended;
  expect(rebuilt).toMatchObject({ status: 0, err: '', out: expect.stringContaining('all were as they ought to be') });
  const done = await folder.start(['appoint', juma.email.toUpperCase(), 'director']).ended;
  expect(done).toMatchObject({ status: 0, err: '' });
  expect(done.out).toContain(`${juma.email} is director now, and was player before`);
  const link = await folder.start(['password', juma.email]).ended;
  expect(link).toMatchObject({ status: 0, err: '' });
  expect(link.out).toMatch(
    /chooses another password here, once and within an hour: http:\/\/localhost:\d+\/sign-in\/password#\w+/,
  );
  const open = await folder.start(['unblock', juma.email]).ended;
  expect([open.status, open.err]).toEqual([1, 'baraza: This account is not blocked.\n']);
  const { status, err } = await folder.start(['appoint', 'nobody@people.example', 'director']).ended;
  expect([status, SENTENCE.test(err), err]).toEqual([1, true, expect.stringContaining('nobody@people.example')]);
});
