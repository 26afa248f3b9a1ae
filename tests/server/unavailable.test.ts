import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament } from '../support/api-tournament.ts';
import { layDatabaseWire, type CuttableWire } from '../support/cuttable-wire.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const TITLE = `mutation ($key: String!) { createTitle(input: { name: "Ubingwa", idempotencyKey: $key }) {
  __typename ... on CommandError { code } } }`;
const NAME = '{ viewer { email } }';
const WATCH = 'subscription ($id: ID!) { tournamentEvents(tournamentId: $id) { __typename version } }';
const SAID = {
  code: 'UNAVAILABLE',
  message: expect.stringMatching(/^Baraza cannot reach its database .*\.$/) as string,
};
const FAILED = { errors: [{ message: SAID.message, extensions: { code: 'UNAVAILABLE', retryAfter: 5 } }] };

let address: string;
let wire: CuttableWire;
let server: TestServer;
let tournament: string;
let game: string;
let director: TestPerson;
let calendar: string;

beforeAll(async () => {
  address = (await newDatabaseUrl()) ?? '';
  const laid = await layDatabaseWire(address);
  ({ wire } = laid);
  server = await startServer({ databaseUrl: laid.databaseUrl, variables: { DEV_MAIL: 'on', LOG_LEVEL: 'silent' } });
  ({ id: tournament, director } = await runningTournament(server, ['Asha', 'Juma', 'Salim']));
  game = (await gamesOf(server, tournament))[0]!.id;
  const made =
    'mutation { rotateCalendarToken(input: {}) { ... on RotateCalendarTokenSuccess { calendar { path } } } }';
  calendar = textAt(await server.data(made, {}, director), 'rotateCalendarToken.calendar.path');
});
afterEach(() => wire.mend());
afterAll(async () => {
  await server.close();
  await wire.close();
});

interface Door {
  readonly path: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

async function knockAt({ path, body, headers = {} }: Door) {
  const response = await fetch(server.url + path, {
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  return { status: response.status, wait: response.headers.get('retry-after'), text: await response.text() };
}

const bearer = (): Record<string, string> => ({ authorization: `Bearer ${director.token}` });

async function everyDoorIsUnavailable(): Promise<void> {
  const graphql: readonly Door[] = [
    { path: '/graphql', body: { query: '{ tournaments(first: 1) { edges { node { name } } } }' } },
    { path: '/graphql', body: { query: NAME }, headers: bearer() },
    { path: '/graphql', body: { query: NAME }, headers: { cookie: director.cookie } },
    { path: '/graphql', body: { query: TITLE, variables: { key: 'lost' } }, headers: bearer() },
  ];
  const stream = { accept: 'text/event-stream' };
  const streams = [{ path: '/graphql', body: { query: WATCH, variables: { id: tournament } }, headers: stream }];
  const email = 'somebody@people.example';
  const auth: readonly Door[] = [
    { path: '/auth/get-session', headers: { cookie: director.cookie } },
    { path: '/auth/get-session', headers: bearer() },
    { path: '/auth/sign-in/email', body: { email, password: 'a password of tests' } },
    { path: '/auth/sign-up/email', body: { email, password: 'a password of tests', name: 'Somebody' } },
  ];
  const id = encodeURIComponent(tournament);
  const texts = [`/games/${game}.txt`, `/tournaments/${id}.atom`, `/tournaments/${id}.json`, calendar, '/dev/mail'];
  const socket = server.socket(director);
  const bySocket = Promise.all([
    socket.ask(NAME).catch((reason: unknown) => ({ errors: reason })),
    socket.ask(TITLE, { key: 'lost' }).catch((reason: unknown) => ({ errors: reason })),
  ]);
  const begun = socket.watch(WATCH, { id: tournament }).ended;
  const refused = { status: 503, wait: '5' };
  const knock = (doors: readonly Door[]) => Promise.all(doors.map(knockAt));
  const [asked, streamed, signedIn, read] = await Promise.all([
    knock(graphql),
    knock(streams),
    knock(auth),
    knock(texts.map((path) => ({ path }))),
  ]);
  expect(asked.map(({ text, ...rest }) => ({ ...rest, told: JSON.parse(text) as unknown }))).toEqual(
    graphql.map(() => ({ ...refused, told: FAILED })),
  );
  expect(streamed).toEqual([{ ...refused, text: expect.stringContaining('"code":"UNAVAILABLE"') as string }]);
  expect(signedIn.map(({ text, ...rest }) => ({ ...rest, told: JSON.parse(text) as unknown }))).toEqual(
    auth.map(() => ({ ...refused, told: SAID })),
  );
  expect(read).toEqual(
    texts.map(() => ({ ...refused, text: expect.stringMatching(/^UNAVAILABLE: .*\.\n$/) as string })),
  );
  expect(await bySocket).toEqual([FAILED, FAILED]);
  expect(await begun).toEqual(FAILED.errors);
  expect(await knockAt({ path: '/ready' })).toMatchObject({ status: 503 });
  expect(await knockAt({ path: '/health' })).toMatchObject({ status: 200 });
}

describe.each([
  ['cut off', () => wire.cut()],
  ['silent', () => wire.hold()],
])('with the database %s', (name, happens) => {
  test('every door says so, and goes on by itself', async () => {
    const watch = server.socket().watch(WATCH, { id: tournament });
    await watch.until(1);
    happens();
    await everyDoorIsUnavailable();
    wire.mend();
    await expect.poll(async () => (await knockAt({ path: '/ready' })).status, { timeout: 30_000 }).toBe(200);
    const answer = await server.data(TITLE, { key: name }, director);
    expect(at(answer, 'createTitle.__typename')).toBe('SeriesSuccess');
  });
});

/** Lets everybody only read in the database from now on, or write in it again. */
async function letWrite(isAllowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: address, options: '-c default_transaction_read_only=off' });
  await client.connect();
  const database = pg.escapeIdentifier(client.database ?? '');
  await client.query(`alter database ${database} set default_transaction_read_only = ${isAllowed ? 'off' : 'on'}`);
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

test('a database that may only be read is read, and the server is not ready', async () => {
  await letWrite(false);
  await expect
    .poll(async () => (await server.ask(NAME, {}, director)).data)
    .toEqual({ viewer: { email: director.email } });
  expect(await server.ask(TITLE, { key: 'unwritten' }, director)).toEqual(FAILED);
  // Those who ask at the same time share one attempt.
  const asked = await Promise.all(Array.from({ length: 20 }, () => knockAt({ path: '/ready' })));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([503]));
  await letWrite(true);
  await expect.poll(async () => (await knockAt({ path: '/ready' })).status).toBe(200);
  expect(at(await server.data(TITLE, { key: 'unwritten' }, director), 'createTitle.__typename')).toBe('SeriesSuccess');
});
