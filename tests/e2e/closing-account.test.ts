import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLive, openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

test('who closes the account is told so, also where its session is told to have ended before the answer comes', async () => {
  const asha = await dashboard.server.signUp('Asha');
  const page = await dashboard.visit('/favicon.svg', { person: asha, bears: /SESSION_ENDED|SESSION_INVALID|40[01]/ });
  const ended = Promise.withResolvers<void>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('SESSION_ENDED')) ended.resolve();
    });
  });
  await page.route('**/graphql', async (route) => {
    const { query = '', variables } = (route.request().postDataJSON() ?? {}) as { query?: string; variables?: object };
    if (!query.includes('closeAccount(') || JSON.stringify(variables).includes('dryRun')) return route.fallback();
    const response = await route.fetch();
    await ended.promise;
    // Whatever the page makes of it, it has asked the server for before this.
    for (let time = 0; time < 3; time += 1) await page.evaluate(async () => (await fetch('/health')).text());
    await route.fulfill({ response });
  });
  await page.goto('/account');
  await isLive(page);
  await page.getByRole('button', { name: 'Close the account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`Type ${asha.email}`).fill(asha.email);
  await dialog.getByRole('button', { name: 'Close it for good' }).click();
  await page.getByText('Your account is closed.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/sign-in');
  await dashboard.leave();
});
