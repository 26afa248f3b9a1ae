import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient, type ApiClient } from '../support/api-client.ts';
import { done, gamesOf, playOn, runningTournament } from '../support/api-tournament.ts';
import { serverProcess, type ServerProcess } from '../support/server-process.ts';
import { newDatabaseUrl } from '../support/test-database.ts';
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const MAIN = join(import.meta.dirname, '../support/loopback-server.ts');
const HOOKS = 3;
let receivers: readonly WebhookReceiver[];
let processes: readonly ServerProcess[];
let apis: readonly ApiClient[];

beforeAll(async () => {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Two servers need a PostgreSQL');
  receivers = await Promise.all(Array.from({ length: HOOKS }, () => openReceiver()));
  const variables = { DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(32) };
  // The second one finds the tables that the first has made.
  const first = serverProcess(['--no-demo'], variables, MAIN);
  const firstUrl = await first.url;
  processes = [first, serverProcess(['--no-demo'], variables, MAIN)];
  apis = [apiClient(firstUrl), apiClient(await processes[1]!.url)];
});
afterAll(async () => {
  for (const api of apis) await api.close();
  for (const one of processes) one.kill('SIGTERM');
  for (const one of processes) await one.ended;
  for (const receiver of receivers) await receiver.close();
});

test('two server processes over one database send every event once between them, to each webhook in order', async () => {
  const [one, other] = apis as readonly [ApiClient, ApiClient];
  const { director, id, players } = await runningTournament(one, ['Amina', 'Bakari', 'Chausiku', 'Dalila']);
  const wish = { tournamentId: id, kinds: ['MovePlayed', 'TournamentChanged'] };
  for (const [index, { url }] of receivers.entries()) {
    const api = index % 2 === 0 ? one : other;
    await done((query, variables) => api.ask(query, variables, director), 'createWebhook', { url, ...wish }, '');
  }
  const games = await gamesOf(other, id);
  let moves = 0;
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(
      games.map((game, index) => {
        const api = (index + round) % 2 === 0 ? one : other;
        const sockets = new Map([...players].map(([name, person]) => [name, api.socket(person)]));
        return playOn(sockets, game, () => 0);
      }),
    );
    moves += games.length;
  }
  await done(
    (query, variables) => one.ask(query, variables, director),
    'cancelTournament',
    { tournamentId: id, reason: 'That was all.' },
    '',
  );
  // It is told last of all, so that what is sent twice has come before it.
  for (const receiver of receivers) await receiver.until(moves + 1);
  for (const { received } of receivers) {
    const ids = received.map((each) => each.id);
    expect(new Set(ids).size, 'no event is sent twice').toBe(ids.length);
    expect(received.map(({ told }) => told.type)).toEqual([
      ...Array.from({ length: moves }, () => 'MovePlayed'),
      'TournamentChanged',
    ]);
    for (const events of Map.groupBy(received, ({ told }) => told.data.topic).values()) {
      const versions = events.map(({ told }) => Number(told.data.version));
      expect(versions, 'in order').toEqual(versions.toSorted((a, b) => a - b));
    }
  }
});
