import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import { at, listAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { socketClient } from '../support/client.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await startServer();
  admin = await server.signUp('Admin', 'ADMIN');
});
afterAll(() => server.close());

const VIEWER = '{ viewer { name role email player { name } } }';
const INBOX = 'subscription { myEvents { __typename version } }';
const CREATE = `mutation ($input: CreateTokenInput!) { createToken(input: $input) { __typename
  ... on CreateTokenSuccess { token tokenId expiresAt } ... on CommandError { code message } } }`;
const REVOKE = `mutation ($input: RevokeTokenInput!) { revokeToken(input: $input) { __typename
  ... on RevokeTokenSuccess { consequences viewer { tokens { name } } } ... on CommandError { code message } } }`;
const LIST = '{ viewer { canCreateTokens tokens { id name start verbs tournament { name } expiresAt lastUsedAt } } }';

interface Made {
  readonly token: string;
  readonly tokenId: string;
  readonly code?: string;
}

async function make(person: TestPerson, input: object = {}): Promise<Made> {
  const whole = { name: 'Overlay', verbs: ['READ'], ...input };
  return (await server.data(CREATE, { input: whole }, person)).createToken as Made;
}

async function graphql(token: string, query = VIEWER, accept = 'application/json') {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const text = await answer.text();
  return { status: answer.status, body: accept === 'application/json' ? (JSON.parse(text) as object) : text };
}

const INVALID = { status: 401, body: { errors: [{ extensions: { code: 'TOKEN_INVALID' } }] } };

test('a token is shown once, kept as a hash alone, and listed with its beginning and its last use to the minute', async () => {
  const asha = await server.signUp('Asha');
  const tried = await make(asha, { dryRun: true });
  expect(tried).toMatchObject({ token: null });
  const once = { idempotencyKey: 'once', days: 30 };
  const { token, tokenId } = await make(asha, once);
  expect(token).toMatch(/^bz_[\w-]{43}$/);
  expect(await make(asha, once)).toMatchObject({ token: null, tokenId });
  const stored = JSON.stringify(await server.db.prisma.apiToken.findMany());
  expect(stored + JSON.stringify(await server.db.prisma.commandKey.findMany())).not.toContain(token);
  const mine = { id: tokenId, name: 'Overlay', start: token.slice(0, 9), verbs: ['READ'], tournament: null };
  const list = async () => at(await server.data(LIST, {}, asha), 'viewer');
  expect(await list()).toMatchObject({ canCreateTokens: true, tokens: [{ ...mine, lastUsedAt: null }] });
  expect(await graphql(token)).toMatchObject({ status: 200, body: { data: { viewer: { name: 'Asha' } } } });
  await server.composed.settled();
  const first = new Date(server.clock.now()).toISOString();
  expect(await list()).toMatchObject({ tokens: [{ lastUsedAt: first }] });
  await server.clock.advance(millis(59_000));
  await graphql(token);
  await server.composed.settled();
  expect(await list()).toMatchObject({ tokens: [{ lastUsedAt: first }] });
  await server.clock.advance(millis(1_000));
  await graphql(token);
  await server.composed.settled();
  expect(await list()).toMatchObject({ tokens: [{ lastUsedAt: new Date(server.clock.now()).toISOString() }] });
  const seen = await graphql(token, '{ viewer { tokens { id } canCreateTokens } }');
  expect(seen.body, 'a token sees no tokens').toMatchObject({
    data: { viewer: { tokens: null, canCreateTokens: false } },
  });
});

test('one token serves HTTP, streams and sockets, whatever the case of their letters, and is never taken for nobody', async () => {
  const eshe = await server.signUp('Eshe');
  const { token } = await make(eshe);
  for (const name of ['authorization', 'Authorization', 'AUTHORIZATION']) {
    const socket = socketClient(`${server.url}/graphql`, { authorization: `bearer ${token}`, header: name });
    expect(await socket.ask(VIEWER)).toMatchObject({ data: { viewer: { name: 'Eshe' } } });
    await socket.close();
  }
  for (const wrong of ['bz_', 'bz_nonsense', `${token}A`, token.slice(0, -1)]) {
    expect(await graphql(wrong)).toMatchObject(INVALID);
    expect((await graphql(wrong, INBOX, 'text/event-stream')).body).toContain('TOKEN_INVALID');
    const socket = socketClient(`${server.url}/graphql`, { authorization: `Bearer ${wrong}` });
    await expect(socket.ask(VIEWER)).rejects.toMatchObject({ code: 4403 });
    await socket.close();
  }
});

test('revoked, it ends at once what is watched by it over a socket and a stream, and is refused from then on', async () => {
  const baraka = await server.signUp('Baraka');
  const { token, tokenId } = await make(baraka);
  const inbox = server.socket({ ...baraka, token }).watch(INBOX);
  await inbox.until(1);
  const stream = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: INBOX }),
  });
  const streamed = stream.text();
  const input = { tokenId };
  const other = await server.data(REVOKE, { input }, admin);
  expect(other.revokeToken, 'nobody revokes the token of another').toMatchObject({ code: 'NOT_FOUND' });
  const tried = await server.data(REVOKE, { input: { ...input, dryRun: true } }, baraka);
  expect(tried.revokeToken).toMatchObject({ consequences: [expect.stringContaining('Overlay')] });
  expect(await graphql(token)).toMatchObject({ status: 200 });
  const done = await server.data(REVOKE, { input }, baraka);
  expect(done.revokeToken).toMatchObject({ viewer: { tokens: [] } });
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  expect(await streamed).toContain('SESSION_ENDED');
  expect(await graphql(token)).toMatchObject(INVALID);
  expect((await server.data(REVOKE, { input }, baraka)).revokeToken).toMatchObject({ code: 'NOT_FOUND' });
});

test('it ends by itself when its days are over, with what is watched by it', async () => {
  const chiku = await server.signUp('Chiku');
  const { token } = await make(chiku, { days: 1 });
  const inbox = server.socket({ ...chiku, token }).watch(INBOX);
  await inbox.until(1);
  await server.clock.advance(millis(DAY - HOUR));
  expect(await graphql(token)).toMatchObject({ status: 200 });
  await server.clock.advance(HOUR);
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  expect(await graphql(token)).toMatchObject(INVALID);
});

test('without READ what is private is answered as to nobody, and what it was granted is done all the same', async () => {
  const dalila = await server.signUp('Dalila', 'DIRECTOR');
  const { token } = await make(dalila, { verbs: ['DIRECT'] });
  expect(await graphql(token)).toMatchObject({ status: 200, body: { data: { viewer: null } } });
  expect((await graphql(token, INBOX, 'text/event-stream')).body).toContain('NOT_SIGNED_IN');
  const created = await graphql(
    token,
    `
      mutation {
        createTournament(input: { name: "Lamu", game: BAO, format: ROUND_ROBIN }) {
          ... on CreateTournamentSuccess {
            tournament {
              name
              director {
                name
              }
              viewerRole
            }
          }
        }
      }
    `,
  );
  expect(created.body).toMatchObject({
    data: { createTournament: { tournament: { name: 'Lamu', director: { name: 'Dalila' }, viewerRole: null } } },
  });
});

test('an administrator’s token directs and no more, and no token has anything of accounts or of sign-in', async () => {
  const { token } = await make(admin, { verbs: ['READ', 'PLAY', 'REPORT', 'DIRECT'] });
  const seen = await graphql(
    token,
    '{ viewer { role accounts { edges { cursor } } accountLog { edges { cursor } } } }',
  );
  expect(seen.body).toMatchObject({ data: { viewer: { role: 'DIRECTOR', accounts: null, accountLog: null } } });
  const made = await graphql(
    token,
    'mutation { createToken(input: { name: "More", verbs: [READ] }) { __typename ... on CommandError { message } } }',
  );
  expect(made.body).toMatchObject({
    data: { createToken: { __typename: 'Forbidden', message: 'No token may do this: sign in for it.' } },
  });
  for (const path of ['/get-session', '/list-sessions', '/change-password', '/sign-out']) {
    const answer = await fetch(`${server.url}/auth${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
  }
});

test('who is blocked, is signed out everywhere or closes his account has no token that is good', async () => {
  const account = async (person: TestPerson) => {
    const { token } = await make(person);
    expect(await graphql(token)).toMatchObject({ status: 200 });
    return { token, id: Buffer.from(`Account:${person.accountId}`).toString('base64') };
  };
  const [one, two, three] = [
    await server.signUp('Farida'),
    await server.signUp('Gasira'),
    await server.signUp('Hamisi'),
  ];
  const blocked = await account(one);
  await server.data(
    'mutation ($input: BlockAccountInput!) { blockAccount(input: $input) { __typename } }',
    { input: { accountId: blocked.id, reason: 'Spam.' } },
    admin,
  );
  const ended = await account(two);
  const said = await server.data(
    'mutation ($input: EndSessionsInput!) { endSessions(input: $input) { ... on AccountSuccess { consequences } } }',
    { input: { accountId: ended.id } },
    admin,
  );
  expect(at(said, 'endSessions.consequences')).toContain(
    'Its token is revoked: the program that comes with it is refused.',
  );
  const closed = await account(three);
  await server.data(
    'mutation ($input: CloseAccountInput!) { closeAccount(input: $input) { __typename } }',
    { input: { confirmation: three.email } },
    three,
  );
  for (const { token } of [blocked, ended, closed]) expect(await graphql(token)).toMatchObject(INVALID);
});

test('tokens are made soon after signing in, twenty at most, for a year at most, and with something to do', async () => {
  const imani = await server.signUp('Imani');
  expect(await make(imani, { days: 367 })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await make(imani, { days: 0 })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await make(imani, { verbs: [] })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await make(imani, { name: ' ' })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await make(imani, { tournamentId: 'nothing' })).toMatchObject({ code: 'NOT_FOUND' });
  for (let count = 0; count < 20; count += 1) expect(await make(imani)).toHaveProperty('token');
  expect(await make(imani)).toMatchObject({ code: 'WRONG_STATUS' });
  const longAgo = new Date(Date.now() - 15 * MINUTE - 1_000);
  await server.db.prisma.session.updateMany({ where: { userId: imani.accountId }, data: { createdAt: longAgo } });
  expect(await make(imani)).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('Sign in anew') });
  expect(at(await server.data(LIST, {}, imani), 'viewer.canCreateTokens')).toBe(false);
});

test('its owner is told and written to once, seven days before it ends, and not of one that is revoked or good for so short', async () => {
  const jamila = await server.signUp('Jamila');
  const notices = '{ viewer { notices { __typename text ... on MyTokenEnding { name expiresAt } } } }';
  const told = async () => listAt(await server.data(notices, {}, jamila), 'viewer.notices');
  await make(jamila, { name: 'Short', days: 7 });
  const { tokenId } = await make(jamila, { name: 'Revoked', days: 30 });
  await make(jamila, { name: 'Long', days: 30 });
  const expiresAt = new Date(server.clock.now() + 30 * DAY).toISOString();
  await server.data(REVOKE, { input: { tokenId } }, jamila);
  await server.clock.advance(millis(23 * DAY - HOUR));
  expect(await told()).toEqual([]);
  await server.clock.advance(HOUR);
  const notice = {
    __typename: 'MyTokenEnding',
    name: 'Long',
    expiresAt,
    text: expect.stringMatching(/^Your token “Long” ends on .* on the page of your account\.$/),
  };
  expect(await told()).toEqual([notice]);
  await server.clock.advance(millis(3 * DAY));
  expect(await told(), 'once').toEqual([notice]);
  const where = { kind: 'TOKEN_ENDS', player: { accountId: jamila.accountId } };
  expect(await server.db.prisma.outboxMail.count({ where })).toBe(1);
});

test('that a token was made and revoked stands in the log of accounts, without a word of what it is', async () => {
  const log = await server.data('{ viewer { accountLog(first: 100) { edges { node { change text } } } } }', {}, admin);
  const lines = JSON.stringify(log);
  expect(lines).toContain('Baraka made a token for a program.');
  expect(lines).toContain('Baraka revoked a token for a program.');
  expect(lines).not.toContain('bz_');
});
