import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { openReceiver, signedBy, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { violations } from './axe.ts';
import { openDashboard, type Dashboard } from './dashboard.ts';

let dashboard: Dashboard;
let receiver: WebhookReceiver;
let dalila: TestPerson;
let page: Page;

beforeAll(async () => {
  receiver = await openReceiver();
  dashboard = await openDashboard({ webhookReach: { loopback: true } });
  dalila = await dashboard.server.signUp('Dalila', 'DIRECTOR');
  page = await dashboard.visit('/account', { person: dalila });
});
afterAll(async () => {
  await dashboard.leave();
  await dashboard.close();
  await receiver.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const deed = (name: string) => dialog().getByRole('button', { name }).click();
const log = () => page.getByRole('listitem').filter({ has: page.locator('summary') });

test('somebody makes a webhook, tries it, reads what was sent, has it sent again, changes, turns off and deletes it', async () => {
  await page.getByRole('link', { name: 'Open your webhooks' }).click();
  await page.getByText('No webhook yet').waitFor();
  await button('Make a webhook…').click();
  await dialog().getByLabel('Address').fill('ftp://club.example');
  await deed('Make the webhook');
  await dialog().getByText('Give the address of the page that takes the events').waitFor();
  await dialog().getByLabel('Address').fill(receiver.url);
  await dialog().getByRole('radio', { name: 'Some kinds alone' }).check();
  await dialog().getByRole('searchbox').fill('tournamentch');
  await dialog().getByRole('checkbox', { name: 'TournamentChanged', exact: true }).check();
  expect(await violations(page, 'making a webhook')).toEqual([]);
  await deed('Make the webhook');
  const secret = await page.getByLabel('The secret').inputValue();
  const card = page.getByRole('region', { name: `127.0.0.1:${receiver.port}` });
  await card.getByText('Nothing was sent yet').waitFor();

  await button('Try it…').click();
  await dialog().getByText('One event that has not happened').waitFor();
  await deed('Send the trial');
  await log().getByText('WebhookTried').waitFor();
  await log().getByText('Taken').waitFor();
  expect(signedBy(receiver.received[0]!, [secret])).toEqual([true]);

  const by = (query: string, variables: Record<string, unknown>) => dashboard.server.ask(query, variables, dalila);
  await done(by, 'createTournament', { name: 'Lamu', game: 'BAO', format: 'ROUND_ROBIN' }, '');
  await receiver.until(2);
  await card.getByRole('status').filter({ hasText: 'One more event' }).waitFor({ state: 'attached' });
  const line = log().filter({ hasText: 'TournamentChanged' });
  await line.locator('summary').click();
  await line.getByText('Answered with 204').waitFor();
  expect(await violations(page, 'what was sent')).toEqual([]);
  await line.getByRole('button', { name: 'Send again from here on…' }).click();
  await dialog().getByText('1 event is sent').waitFor();
  await deed('Send it once more');
  await receiver.until(3);
  expect(receiver.received[2]?.id).toBe(receiver.received[1]?.id);
  await dialog().waitFor({ state: 'detached' });

  await button('New secret…').click();
  await dialog().getByText('signs beside the new one for 24 hours').waitFor();
  await deed('Make the new secret');
  await page.getByText('Old secret signs until').waitFor();
  expect(await page.getByLabel('The secret').inputValue()).not.toBe(secret);

  await button('Change…').click();
  await dialog().getByRole('radio', { name: 'Everything' }).check();
  await deed('Change it');
  await card.getByText('Everything', { exact: true }).waitFor();

  await button('Turn off…').click();
  await dialog().getByText('until you turn it on again').waitFor();
  await deed('Turn it off');
  await button('Turn on…').waitFor();

  await button('Delete…').click();
  await dialog().getByText('any more').waitFor();
  await deed('Delete it for good');
  await page.getByText('No webhook yet').waitFor();
});
