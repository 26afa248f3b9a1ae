import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient } from '../support/api-client.ts';
import { done } from '../support/api-tournament.ts';
import { dataFolder } from '../support/data-folder.ts';
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const folder = dataFolder();
const MAIN = join(import.meta.dirname, '../support/loopback-server.ts');
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

test('killed while an event is on its way, the server sends it again after its restart, and then what came later', async () => {
  folder.make();
  const first = folder.start([], {}, MAIN);
  let api = apiClient(await first.url);
  const director = await api.signUp('Dalila', 'DIRECTOR');
  const by = (query: string, variables: Record<string, unknown>) => api.ask(query, variables, director);
  const create = (name: string) => done(by, 'createTournament', { name, game: 'BAO', format: 'ROUND_ROBIN' }, '');
  await done(by, 'createWebhook', { url: receiver.url, kinds: ['TournamentChanged'] }, '');
  receiver.answer(() => {});
  await create('Lamu');
  await receiver.until(1);
  await create('Pate');
  first.kill('SIGKILL');
  await first.ended;
  await api.close();
  receiver.answer(null);
  const second = folder.start([], {}, MAIN);
  api = apiClient(await second.url);
  await receiver.until(3);
  const [lost, again, later] = receiver.received.map(({ id }) => id);
  expect(again).toBe(lost);
  expect(later).not.toBe(lost);
  await api.close();
  second.kill('SIGTERM');
  await second.ended;
});
