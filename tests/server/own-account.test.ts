import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { done, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { makeBot } from '../support/own-bot.ts';
import { mutationOf } from '../support/mutation.ts';
import { USUAL_WISHES } from '../support/mail-server.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let running: ApiTournament;
let asha: TestPerson;
let juma: TestPerson;
beforeAll(async () => {
  server = await startServer();
  running = await runningTournament(server, ['Asha', 'Jumapili Kweli', 'Zuri']);
  asha = running.players.get('Asha')!;
  juma = running.players.get('Jumapili Kweli')!;
});
afterAll(() => server.close());

async function post(path: string, body: object, person?: TestPerson): Promise<Response> {
  const authorization: Record<string, string> = person === undefined ? {} : { authorization: `Bearer ${person.token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  return fetch(`${server.url}/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
const mutate = async (mutation: string, input: Fields, fields: string, person: TestPerson): Promise<unknown> =>
  (await server.data(mutationOf(mutation, `__typename ... on CommandError { message } ${fields}`), { input }, person))[
    mutation
  ];
const PROFILE = '... on ChangeProfileSuccess { viewer { name player { name country } } }';

test('a country comes with a sign-up or is said afterwards, as the name is; what is no country is refused', async () => {
  const given = { name: 'Bahati', email: 'bahati@people.example', password: PASSWORD };
  const wrong = await post('/sign-up/email', { ...given, country: 'Kenya' });
  expect([wrong.status, at(await wrong.json(), 'code')]).toEqual([400, 'INVALID_INPUT']);
  const signed = await server.signedIn('Bahati', await post('/sign-up/email', { ...given, country: 'ke' }));
  expect(await server.data('{ viewer { player { country } } }', {}, signed)).toEqual({
    viewer: { player: { country: 'KE' } },
  });
  expect(await mutate('changeProfile', { name: 'Bahati B.', country: 'TZ' }, PROFILE, signed)).toMatchObject({
    viewer: { name: 'Bahati B.', player: { name: 'Bahati B.', country: 'TZ' } },
  });
  expect(await mutate('changeProfile', { name: ' ' }, PROFILE, signed)).toMatchObject({ __typename: 'InvalidInput' });
});

test('an account keeps the language in which it was made, for pages and letters, until another one is chosen', async () => {
  const body = JSON.stringify({ name: 'Chiku', email: 'chiku@people.example', password: PASSWORD });
  const headers = { 'content-type': 'application/json', 'accept-language': 'sw-TZ, en;q=0.8' };
  const answer = await fetch(`${server.url}/auth/sign-up/email`, { method: 'POST', headers, body });
  const chiku = await server.signedIn('Chiku', answer);
  const kept = async (): Promise<readonly unknown[]> => {
    const told = await server.data('{ viewer { locale mail { preferences { locale } } } }', {}, chiku);
    return [at(told, 'viewer.locale'), at(told, 'viewer.mail.preferences.locale')];
  };
  expect(await kept()).toEqual(['SW', 'SW']);
  expect(
    await mutate('setLanguage', { locale: 'EO' }, '... on SetLanguageSuccess { viewer { locale } }', chiku),
  ).toEqual({ __typename: 'SetLanguageSuccess', viewer: { locale: 'EO' } });
  expect(await kept()).toEqual(['EO', 'EO']);
  await mutate('setMailPreferences', { ...USUAL_WISHES, locale: 'IT' }, '', chiku);
  expect(await kept()).toEqual(['IT', 'IT']);
});

test('without a mail server another address is changed at once, by who knows the password, and is nobody else’s', async () => {
  const change = async (newEmail: string, password = PASSWORD): Promise<unknown> => {
    const answer = await post('/change-address', { newEmail, password }, asha);
    return answer.ok ? await answer.json() : at(await answer.json(), 'code');
  };
  expect(await change('asha@new.example', 'a guess of somebody')).toBe('INVALID_PASSWORD');
  expect(await change('nothing')).toBe('INVALID_EMAIL');
  expect(await change(asha.email)).toBe('SAME_ADDRESS');
  expect(await change(juma.email)).toBe('USER_ALREADY_EXISTS');
  expect(await change('Asha@New.example')).toEqual({ confirmation: null });
  expect((await post('/sign-in/email', { email: asha.email, password: PASSWORD })).status).toBe(401);
  expect((await post('/sign-in/email', { email: 'asha@new.example', password: PASSWORD })).status).toBe(200);
});

test('all that is kept of a person comes as one file, without secrets and for him alone', async () => {
  const token = await mutate(
    'createToken',
    { name: 'Overlay', verbs: ['READ'] },
    '... on CreateTokenSuccess { token }',
    juma,
  );
  await makeBot(server, juma, 'Nyota');
  expect((await fetch(`${server.url}/auth/export`)).status).toBe(401);
  const answer = await fetch(`${server.url}/auth/export`, { headers: { authorization: `Bearer ${juma.token}` } });
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const text = await answer.text();
  const data = JSON.parse(text) as Fields;
  expect(data).toMatchObject({
    account: {
      email: juma.email,
      role: 'PLAYER',
      tokens: [
        { name: 'Overlay', verbs: ['READ'], bot: null },
        { name: 'Nyota', verbs: ['READ', 'PLAY'], bot: { name: 'Nyota' } },
      ],
    },
    player: { name: 'Jumapili Kweli', bots: [{ name: 'Nyota', retiredAt: null }] },
    entries: [{ tournament: { name: 'Kombe la Baraza' } }],
    messages: [],
    tickets: [],
  });
  expect(listAt(data['games']).length).toBeGreaterThan(0);
  expect(text).not.toMatch(/"\w*(hash|secret|password)\w*":|bz_/i);
  expect(text).not.toContain(textAt(token, 'token').slice(3));
});

test('closing an account is told before and typed, withdraws, and leaves the name nowhere', async () => {
  const mine = await server.data(
    '{ viewer { player { id handle games(first: 9, status: RUNNING) { edges { node { id } } } } } }',
    {},
    juma,
  );
  const gameId = textAt(mine, 'viewer.player.games.edges.0.node.id');
  const by = (person: TestPerson) => (query: string, variables: Fields) => server.ask(query, variables, person);
  await done(by(juma), 'postMessage', { gameId, text: 'I am Jumapili Kweli of Lamu.' }, '');
  await done(by(running.director), 'postMessage', { gameId, text: 'Karibu, Jumapili Kweli!' }, '');
  const ticket = { tournamentId: running.id, kind: 'OTHER', text: 'Where is Jumapili Kweli?' };
  await done(by(asha), 'fileTicket', ticket, '');
  for (const seat of ['FIRST', 'SECOND']) {
    const more = { gameId, seat, seconds: 60, reason: 'For Jumapili Kweli and his opponent.' };
    await done(by(running.director), 'extendTime', more, '');
  }

  const CLOSE = '... on CloseAccountSuccess { name consequences effects { summary } }';
  const close = (confirmation: string, dryRun = false): Promise<unknown> =>
    mutate('closeAccount', { confirmation, dryRun }, CLOSE, juma);
  expect(await close('Jumapili')).toMatchObject({ __typename: 'InvalidInput' });
  const tried = await close(juma.email, true);
  expect(textAt(tried, 'name')).toMatch(/^Player [a-z0-9]{4}$/);
  expect(JSON.stringify(tried)).toContain('has withdrawn');
  expect(await mutate('closeAccount', { confirmation: running.director.email }, CLOSE, running.director)).toMatchObject(
    {
      __typename: 'WrongStatus',
    },
  );
  const closed = await close(juma.email);
  const name = textAt(closed, 'name');

  expect((await server.ask('{ viewer { name } }', {}, juma)).errors?.[0]?.extensions?.['code']).toBe('SESSION_INVALID');
  expect((await post('/sign-in/email', { email: juma.email, password: PASSWORD })).status).toBe(401);
  const rows = await server.db.prisma.$queryRawUnsafe<{ table_name: string }[]>(
    `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const leaks: string[] = [];
  for (const { table_name: table } of rows) {
    if (table === 'CommandKey') continue;
    const found = await server.db.prisma.$queryRawUnsafe<{ count: bigint }[]>(
      `select count(*) from "${table}" row where row::text ilike '%jumapili%'`,
    );
    if (Number(found[0]?.count) > 0) leaks.push(table);
  }
  expect(leaks).toEqual([]);
  const seen = await server.data(
    `query ($id: ID!, $player: ID!, $tournament: ID!) { tournament(id: $tournament) { rulings { nodes { text reason } } }
      game(id: $id) { chat(first: 9) { edges { node { text author { name } removedReason(locale: FR) } } } }
      node(id: $player) { ... on Player { name handle hasAccount } } }`,
    { id: gameId, player: at(mine, 'viewer.player.id'), tournament: running.id },
  );
  const rulings = JSON.stringify(at(seen, 'tournament.rulings.nodes'));
  expect(rulings).toContain(`${name} gets 1 min more.`);
  expect(rulings).toContain(`For ${name} and his opponent.`);
  expect(at(seen, 'node')).toEqual({ name, handle: name.toLowerCase().replace(' ', '-'), hasAccount: false });
  expect(at(seen, 'game.chat.edges.*.node.text')).toEqual([null, `Karibu, ${name}!`]);
  expect(at(seen, 'game.chat.edges.*.node.removedReason')).toEqual(['Le compte a été fermé.', null]);
});
