import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, millis, plus } from '../../api/src/kernel/time.ts';
import { noteBackUp } from '../../api/src/store/back-up/last-back-up.ts';
import type { TestPerson } from '../support/api-client.ts';
import { openOwn } from './account-steps.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';
import { misfits } from './misfits.ts';

let dashboard: Dashboard;
let ada: TestPerson;
let page: Page;

beforeAll(async () => {
  dashboard = await openDashboard({ variables: { SOCKETS_PER_ADDRESS: '2' } });
  ada = await dashboard.server.signUp('Ada', 'ADMIN');
  page = await dashboard.visit('/', { person: ada });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
});

const card = (name: string) => page.getByRole('region', { name });

test('an administrator finds how the server is doing in the menu; while nothing has happened it says so', async () => {
  await openOwn(page, 'Ada', 'Server');
  await page.getByText('Nothing is late').waitFor();
  await card('Refused because of a limit').getByText('Nothing was refused').waitFor();
  await card('What is due').getByText('the server knows of none').waitFor();
  await card('The program').getByText('0.1.0').waitFor();
});

test('what becomes late and what is refused appears by itself, in words', async () => {
  const { server } = dashboard;
  await expect(server.auth('/sign-in/email', { email: ada.email, password: 'not hers' })).rejects.toThrow('401');
  const held = server.socket();
  await held.ask('{ __typename }');
  await expect(server.socket().ask('{ __typename }')).rejects.toMatchObject({ code: 1013 });
  await noteBackUp(server.db, plus(server.clock.now(), millis(-50 * HOUR)));
  await page.getByRole('status').getByText('Old: the last copy was made 2 days 2 h ago.').waitFor();
  await card('Refused because of a limit').getByRole('row', { name: 'sockets 1' }).waitFor();
  await expect.poll(() => card('Who is there').textContent()).toMatch(/Failed to sign in\s*1$/);
  expect(await violations(page, 'a late server')).toEqual([]);
  expect(await misfits(page, 'a late server')).toEqual([]);
});

test('a director is told that this page is not his', async () => {
  const juma = await dashboard.server.signUp('Juma', 'DIRECTOR');
  const his = await dashboard.visit('/server', { person: juma, bears: /1013/ });
  await his.getByText('Only an administrator sees how the server is doing').waitFor();
});
