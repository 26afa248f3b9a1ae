import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { apiClient, type ApiClient } from '../support/api-client.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { confirmingClient } from '../support/confirmed-person.ts';
import { dataFolder } from '../support/data-folder.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { persistentClient } from '../support/persistent-client.ts';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { newDatabaseUrl } from '../support/test-database.ts';
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { cups } from './cups.ts';
import { watchedGames } from './watched-games.ts';

const LONG = process.env['BARAZA_LONG'] === '1';
/** By what chance each server is killed: six of them in long runs. */
const SEEDS = LONG ? [11, 12, 13, 14, 15, 16] : [11];
/** How often each is killed. Every second time nothing is under way, so that all must be as it was, its clocks too. */
const KILLS = LONG ? 10 : 2;
/** Before so many commands of those under way are acknowledged it is killed. */
const KILLED_BEFORE = 12;
const MAIN = join(import.meta.dirname, '../support/loopback-server.ts');
const CHAT = 'query ($id: ID!) { game(id: $id) { chat(last: 100) { nodes { text } } } }';

let mailbox: Mailbox;
let receiver: WebhookReceiver;
beforeEach(async () => {
  mailbox = await openMailbox();
  receiver = await openReceiver();
});
// After the servers on the folder have been ended, who would keep the mailbox open.
afterEach(async () => {
  await mailbox.close();
  await receiver.close();
});
const folder = dataFolder();

test.each(SEEDS)(
  'killed at any moment by chance %i, under moves, chat, entries, pasted lines, results, imported records, webhooks and letters, it has all that it has acknowledged, once',
  async (seed) => {
    const databaseUrl = await newDatabaseUrl();
    const variables: Record<string, string> = { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example' };
    if (databaseUrl === null) folder.make();
    else variables['DATABASE_URL'] = databaseUrl;

    let server = folder.start([], variables, MAIN);
    let current: Promise<ApiClient> = server.url.then(apiClient);
    async function afterKill(): Promise<ApiClient> {
      const before = await current;
      await server.ended;
      await before.close();
      server = folder.start([], variables, MAIN);
      return apiClient(await server.url);
    }
    function kill(): void {
      server.kill('SIGKILL');
      current = afterKill();
    }

    const chance = seededNumbers(seed);
    const client = persistentClient(() => current);
    const beginning = confirmingClient(await current, mailbox);
    const tournament = await runningTournament(beginning, ['Amina', 'Bakari', 'Chausiku']);
    const { id, director, players } = tournament;
    const scene = watchedGames(client, tournament, await gamesOf(beginning, id), chance);
    const [talked] = scene.games;
    if (talked === undefined) throw new Error('There is no game');
    const told = cups(client, director, [...players.values()], mailbox);
    await client.give(director, 'createWebhook', { url: receiver.url, tournamentId: id, kinds: ['MovePlayed'] });
    const said: string[] = [];

    async function talk(): Promise<void> {
      const text = `Habari ${said.length + 1}`;
      await client.give(players.get(talked!.first), 'postMessage', { gameId: talked!.id, text });
      said.push(text);
    }
    async function expectTold(): Promise<void> {
      const moves = scene.games.flatMap((game) =>
        scene
          .seenOf(game)
          .flatMap(({ type, topic, version }) => (type === 'MovePlayed' ? [`${topic}:${version}`] : [])),
      );
      const missing = (): boolean => {
        const arrived = new Set(receiver.received.map((each) => each.id));
        return moves.some((move) => !arrived.has(move));
      };
      while (missing()) await receiver.until(receiver.received.length + 1);
    }

    for (let kills = 0; kills < KILLS; kills += 1) {
      const busy = kills % 2 === 0;
      const doings = busy ? Promise.all([scene.play(2), talk(), told.hold()]) : Promise.resolve();
      if (busy) await client.acknowledged(Math.floor(chance() * KILLED_BEFORE));
      const states = () => (busy ? [] : Promise.all(scene.games.map(scene.state)));
      const before = await states();
      kill();
      expect(await states()).toEqual(before);
      await doings;
      await scene.expectNothingLost();
      await told.expectNothingLost();
      expect(listAt(at(await client.data(CHAT, { id: talked.id }), 'game.chat.nodes.*.text'))).toEqual(said);
      await expectTold();
    }
    scene.stop();
    told.stop();
    await (await current).close();
  },
);
