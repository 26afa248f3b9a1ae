import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { forkedBy, type TestSandbox } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { mutationOf } from '../support/mutation.ts';
import { socketClient } from '../support/client.ts';
import { openReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

let server: TestServer;
let receiver: WebhookReceiver;
let cup: ApiTournament;
let asha: TestPerson;
let admin: TestPerson;
let rival: TestPerson;
let game: string;
let calendar: string;

const by = (person: TestPerson) => (query: string, input: Record<string, unknown>) => server.ask(query, input, person);

beforeAll(async () => {
  receiver = await openReceiver();
  server = await startServer({ webhookReach: { loopback: true } });
  cup = await runningTournament(server, ['Asha', 'Bibi', 'Chui', 'Duma'], { format: 'SWISS' });
  asha = cup.players.get('Asha')!;
  admin = await server.signUp('Admin', 'ADMIN');
  rival = await server.signUp('Rival', 'DIRECTOR');
  const { data } = await server.ask('{ viewer { games { id } } }', {}, asha);
  game = textAt(listAt(data, 'viewer.games')[0], 'id');
  await done(by(asha), 'postMessage', { gameId: game, text: 'A word between us.' }, '');
  await done(by(asha), 'fileTicket', { tournamentId: cup.id, kind: 'OTHER', text: 'A private worry.' }, '');
  for (const person of [cup.director, asha]) await done(by(person), 'createWebhook', { url: receiver.url }, '');
  await done(by(cup.director), 'createToken', { name: 'A token', verbs: ['READ'] }, '');
  const made = await done(
    by(asha),
    'rotateCalendarToken',
    {},
    '... on RotateCalendarTokenSuccess { calendar { path } }',
  );
  calendar = textAt(made, 'calendar.path');
  await server.clock.settled();
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

/** Where people and programs see what goes on: each of these is asked as nobody, as a player, as another director and as an administrator. */
const QUESTIONS = [
  '{ search(text: "Kombe") { __typename ... on TournamentHit { tournament { id name status gamesDecided } } } }',
  '{ search(text: "Asha") { __typename ... on PlayerHit { player { id name isBot ratings { elo games } } } ... on GameHit { game { id status ply } } } }',
  '{ tournaments(first: 50) { totalCount edges { node { id name status version gamesDecided gamesTotal } } } }',
  '{ games(first: 50) { totalCount edges { node { id status ply } } } }',
  '{ players(first: 50) { edges { node { id name isBot ratings { game elo games } } } } }',
  '{ liveGames(first: 50) { nodes { id ply } } }',
  '{ latestResults(first: 50) { nodes { id } } }',
  '{ hallOfFame(first: 50) { totalCount } }',
  '{ seriesList(first: 50) { edges { node { id name } } } }',
  '{ viewer { games { id ply } notices { edges { node { __typename } } } hasDesk sandbox { id } directs { id version } webhooks { id } overlaySlots { id } } }',
  '{ viewer { attention(first: 50) { totalCount } directedLog(first: 50) { __typename } } }',
];
const ANSWERS = `query ($id: ID!) { tournament(id: $id) { version status stages { id state } log(first: 50) { edges { node { __typename } } }
  lastStageStandings { rank points entry { id } } ranking(first: 20) { nodes { rank } } } }`;

/** What sessions and the server's own life change by themselves. */
const OWN_LIFE = /session|server|limit|verification/i;

async function outside(): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const person of [undefined, asha, rival, admin]) {
    for (const question of QUESTIONS)
      seen[`${person?.name ?? 'nobody'}: ${question}`] = (await server.ask(question, {}, person)).data;
    seen[`${person?.name ?? 'nobody'}: tournament`] = (await server.ask(ANSWERS, { id: cup.id }, person)).data;
  }
  const origin = server.composed.url.replace('localhost', '127.0.0.1');
  const paths = [
    ...['txt', 'json', 'atom'].map((ending) => `/tournaments/${cup.id}.${ending}`),
    ...['txt', 'json'].map((ending) => `/games/${game}.${ending}`),
    calendar,
  ];
  for (const path of paths) {
    const answer = await fetch(origin + path);
    seen[path] = [answer.status, await answer.text()];
  }
  const { prisma } = server.db;
  const tables = await prisma.$queryRawUnsafe<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  for (const { name } of tables.filter((table) => !OWN_LIFE.test(table.name))) {
    const [row] = await prisma.$queryRawUnsafe<{ mark: string }[]>(
      `select md5(coalesce(string_agg(it::text, ',' order by it::text), '')) as mark from "${name}" as it`,
    );
    seen[`table ${name}`] = row?.mark;
  }
  return seen;
}

async function idsIn(sandbox: TestSandbox): Promise<readonly string[]> {
  const query = `query ($id: ID!) { tournament(id: $id) { rulings(first: 20) { nodes { id } } stages { id groups { id } }
    games(first: 50) { edges { node { id pairing { id } } } } } }`;
  const found = JSON.stringify((await sandbox.ask(query, { id: cup.id })).data).matchAll(/"id":"([^"]+)"/g);
  return [...found].map(([, id]) => id ?? '');
}

test('nothing of a sandbox comes out by any door, whatever is done in it', async () => {
  const before = await outside();
  expect(Object.keys(before).filter((name) => name.startsWith('table ')).length).toBeGreaterThan(40);
  const socket = server.socket();
  const events = socket.watch('subscription ($id: ID!) { tournamentEvents(tournamentId: $id) { __typename } }', {
    id: cup.id,
  });
  await events.until(1);
  const delivered = receiver.received.length;
  const known = new Set(await idsIn(await forkedBy(server, cup.director, { tournamentId: cup.id })));

  const { data } = await server.ask('{ viewer { sandbox { id address } } }', {}, cup.director);
  const [id, address] = [textAt(data, 'viewer.sandbox.id'), textAt(data, 'viewer.sandbox.address')];
  const inside = (query: string, variables: Record<string, unknown>, as = '') =>
    fetch(address.replace('localhost', '127.0.0.1') + as, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${cup.director.token}` },
      body: JSON.stringify({ query, variables }),
    }).then(async (answer) => (await answer.json()) as { readonly data: Record<string, unknown> });
  await done(inside, 'adjudicate', { gameId: game, winner: 'FIRST', reason: 'To see what follows.' }, '');
  await done(inside, 'createTournament', { name: 'Kombe la siri', game: 'BAO', format: 'ROUND_ROBIN' }, '');
  await done(by(cup.director), 'playSandbox', { sandboxId: id }, '');
  await server.clock.settled();
  const query = '{ viewer { sandbox { stop } } }';
  expect((await server.ask(query, {}, cup.director)).data).toEqual({ viewer: { sandbox: { stop: 'ENDED' } } });

  expect(await outside()).toEqual(before);
  expect([(await events.until(1)).length, receiver.received.length]).toEqual([1, delivered]);
  const made = listAt(
    (
      await inside(`query ($id: ID!) { tournament(id: $id) { games(first: 50) { edges { node { id } } } } }`, {
        id: cup.id,
      })
    ).data,
    'tournament.games.edges.*.node',
  ).map((node) => textAt(node, 'id'));
  const fresh = made.filter((one) => !known.has(one));
  expect(fresh.length).toBeGreaterThan(0);
  for (const one of fresh) {
    expect((await server.ask('query ($id: ID!) { node(id: $id) { id } }', { id: one }, cup.director)).data).toEqual({
      node: null,
    });
  }
  for (const person of [undefined, asha, rival, admin]) {
    const found = await server.ask('query ($id: ID!) { node(id: $id) { id } }', { id }, person);
    expect([person?.name, found.data]).toEqual([person?.name, { node: null }]);
  }
  await socket.close();
});

test('nobody but its owner comes in by any way', async () => {
  const { data } = await server.ask('{ viewer { player { id } sandbox { id address } } }', {}, cup.director);
  const address = textAt(data, 'viewer.sandbox.address').replace('localhost', '127.0.0.1');
  const [query, subscription] = [
    '{ viewer { name } }',
    `subscription { tournamentEvents(tournamentId: "${cup.id}") { __typename } }`,
  ];
  const json = { 'content-type': 'application/json' };
  for (const person of [undefined, asha, rival, admin]) {
    const who: Record<string, string> = person === undefined ? {} : { authorization: `Bearer ${person.token}` };
    const asOwner = `?as=${encodeURIComponent(textAt(data, 'viewer.player.id'))}`;
    const ways = {
      post: fetch(address, { method: 'POST', headers: { ...who, ...json }, body: JSON.stringify({ query }) }),
      asSomebody: fetch(address + asOwner, {
        method: 'POST',
        headers: { ...who, ...json },
        body: JSON.stringify({ query }),
      }),
      get: fetch(`${address}?query=${encodeURIComponent(query)}`, { headers: { ...who, accept: 'application/json' } }),
      schema: fetch(address, {
        method: 'POST',
        headers: { ...who, ...json },
        body: JSON.stringify({ query: '{ __schema { queryType { name } } }' }),
      }),
      stream: fetch(address, {
        method: 'POST',
        headers: { ...who, ...json, accept: 'text/event-stream' },
        body: JSON.stringify({ query: subscription }),
      }),
    };
    for (const [way, asked] of Object.entries(ways)) {
      const answer = await asked;
      const text = await answer.text();
      expect.soft([person?.name, way, text]).toEqual([person?.name, way, expect.stringContaining('NOT_FOUND')]);
      expect.soft([person?.name, way, text]).toEqual([person?.name, way, expect.not.stringContaining('"data":{"')]);
    }
    const socket = socketClient(address, who);
    const refused = await socket.ask(query).catch((refusal: unknown) => refusal);
    expect.soft([person?.name, refused]).toMatchObject([person?.name, [{ extensions: { code: 'NOT_FOUND' } }]]);
    await socket.close();
    for (const mutation of ['playSandbox', 'stopSandbox', 'compareSandbox', 'deleteSandbox']) {
      const code = person === undefined ? 'NOT_SIGNED_IN' : 'NOT_FOUND';
      const input = { sandboxId: at(data, 'viewer.sandbox.id') };
      const told = await server.data(mutationOf(mutation, '... on CommandError { code }'), { input }, person);
      expect.soft([person?.name, told]).toEqual([person?.name, { [mutation]: { code } }]);
    }
  }
});

test('nothing that is private comes in', async () => {
  const { data } = await server.ask('{ viewer { sandbox { address } player { id } } }', {}, cup.director);
  const player = (await server.ask('{ viewer { player { id } } }', {}, asha)).data;
  const ask = async (query: string, as: string) => {
    const answer = await fetch(textAt(data, 'viewer.sandbox.address').replace('localhost', '127.0.0.1') + as, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${cup.director.token}` },
      body: JSON.stringify({ query, variables: { id: game, cup: cup.id } }),
    });
    return (await answer.json()) as { readonly data: Record<string, unknown> };
  };
  const asAsha = `?as=${encodeURIComponent(textAt(player, 'viewer.player.id'))}`;
  const chat = 'query ($id: ID!) { game(id: $id) { chat(first: 10) { edges { node { text } } } } }';
  expect(listAt((await ask(chat, asAsha)).data, 'game.chat.edges')).toEqual([]);
  const tickets = 'query ($cup: ID!) { tournament(id: $cup) { viewerTickets(first: 10) { edges { node { id } } } } }';
  expect(JSON.stringify((await ask(tickets, asAsha)).data)).not.toContain('"id"');
  const own = '{ viewer { email tokens { id } webhooks { id } calendar { path } } }';
  const { viewer } = (await ask(own, '')).data;
  expect(at(viewer, 'email')).toMatch(/@sandbox\.invalid$/);
  expect(viewer).toMatchObject({ tokens: [], webhooks: [], calendar: null });
});
