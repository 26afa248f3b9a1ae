import { afterAll, beforeAll, expect, test } from 'vitest';
import { globalId } from '../../api/src/graphql/global-id.ts';
import { HOUR, instant, millis, MINUTE } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { Role } from '../../api/src/store/role.ts';
import { apiClient } from '../support/api-client.ts';
import { confirmingClient } from '../support/confirmed-person.ts';
import { done, gamesOf, playOn, runningTournament } from '../support/api-tournament.ts';
import { manualClock } from '../support/clock.ts';
import { dataFolder } from '../support/data-folder.ts';
import { openMailbox, type Mailbox } from '../support/mailbox.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { newDatabaseUrl } from '../support/test-database.ts';

const folder = dataFolder();
let mailbox: Mailbox;
let variables: Readonly<Record<string, string>>;
let servers: readonly TestServer[];
beforeAll(async () => {
  mailbox = await openMailbox();
  const databaseUrl = await postgres();
  variables = { SMTP_URL: mailbox.url, MAIL_DOMAIN: 'baraza.example', AUTH_SECRET: 'x'.repeat(32) };
  const first = await startServer({ databaseUrl, variables, seed: 1 });
  servers = [first, await startServer({ databaseUrl, variables, seed: 2, clock: first.clock })];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await mailbox.close();
});

async function postgres(): Promise<string> {
  const databaseUrl = await newDatabaseUrl();
  if (databaseUrl === null) throw new Error('Two servers need a PostgreSQL');
  return databaseUrl;
}

test('two servers over one database send every mail once between them', async () => {
  const [one, other] = servers as readonly [TestServer, TestServer];
  const { id, players } = await runningTournament(one, ['Amina', 'Bakari', 'Chausiku', 'Dalila']);
  const games = await gamesOf(other, id);
  await Promise.all(
    games.map((game, index) => {
      const server = index % 2 === 0 ? one : other;
      const sockets = new Map([...players].map(([name, person]) => [name, server.socket(person)]));
      return playOn(sockets, game, () => 0);
    }),
  );
  await one.composed.settled();
  await other.composed.settled();
  await mailbox.until(players.size + games.length);
  await one.composed.settled();
  const ids = mailbox.received.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(players.size + games.length);
  const rows = await one.db.prisma.outboxMail.groupBy({ by: ['kind', 'state'], _count: true, where: { kind: 'MOVE' } });
  expect(rows).toEqual([{ kind: 'MOVE', state: 'SENT', _count: games.length }]);
});

test('two servers that approve the same stage at once: one does it, the other is told that it is done', async () => {
  const [one, other] = servers as readonly [TestServer, TestServer];
  const director = await one.signUp('Nino', 'DIRECTOR');
  const by = (server: TestServer) => (query: string, variables: Record<string, unknown>) =>
    server.ask(query, variables, director);
  const made = await done(
    by(one),
    'createTournament',
    { name: 'Kombe', game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE', timeControl: null },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const id = textAt(made, 'tournament.id');
  const step = (mutation: string) => done(by(one), mutation, { tournamentId: id }, '');
  await step('openRegistration');
  const newPlayers = ['Halima', 'Issa', 'Juma', 'Kito', 'Lulu', 'Mosi'].map((name) => ({ name }));
  await done(by(one), 'enterPlayers', { tournamentId: id, newPlayers }, '');
  await step('closeRegistration');
  await step('startTournament');
  const STATE = `query ($id: ID!) { tournament(id: $id) { stages { id name state } groups { name }
    games(first: 100) { edges { node { id seats { player { name } } } } } } }`;
  const state = async () => at(await one.data(STATE, { id }), 'tournament');
  const games = listAt(await state(), 'games.edges.*.node');
  const results = games.map(({ id: gameId, seats }) => {
    const [first = '', second = ''] = listAt(seats).map((seat) => textAt(seat, 'player.name'));
    return { gameId, how: 'PLAYED', winner: first < second ? 'FIRST' : 'SECOND' };
  });
  await done(by(one), 'reportResult', { tournamentId: id, results }, '');
  const stageId = at(await state(), 'stages.0.id');
  const APPROVE = `mutation ($input: AdvanceTournamentInput!) { advanceTournament(input: $input) {
    __typename ... on CommandError { code message } } }`;
  const answers = await Promise.all(
    [one, other].map((server) => by(server)(APPROVE, { input: { tournamentId: id, stageId } })),
  );
  const told = answers.map(({ data }) => at(data, 'advanceTournament')) as Fields[];
  expect(told.toSorted((a, b) => (textAt(a, '__typename') < textAt(b, '__typename') ? -1 : 1))).toEqual([
    { __typename: 'AdvanceTournamentSuccess' },
    {
      __typename: 'WrongStatus',
      code: 'WRONG_STATUS',
      message: 'Only a stage that waits for its director can be approved.',
    },
  ]);
  expect(await state()).toMatchObject({
    stages: [{ state: 'PUBLISHED' }, { state: 'RUNNING' }],
    games: { edges: { length: games.length + 1 } },
  });
});

test('mails in the hands of a killed server are sent by another one after ten minutes, those that it had still to make at once, each once', async () => {
  const databaseUrl = await postgres();
  const before = mailbox.received.length;
  const fresh = () => mailbox.received.slice(before);
  const killed = folder.start([], { ...variables, DATABASE_URL: databaseUrl });
  const api = confirmingClient(apiClient(await killed.url), mailbox);
  const arriving = {
    ...api,
    async signUp(name: string, role?: Role) {
      mailbox.hold(false);
      const person = await api.signUp(name, role);
      mailbox.hold(true);
      return person;
    },
  };
  const { id, players } = await runningTournament(arriving, ['Eshe', 'Faraji', 'Gasira']);
  await mailbox.held();
  // No mail is made while one is handed over, so that of this move nothing but its event is there.
  const [game] = await gamesOf(api, id);
  if (game === undefined) throw new Error('There is no game');
  await playOn(new Map([...players].map(([name, person]) => [name, api.socket(person)])), game, () => 0);
  killed.kill('SIGKILL');
  await killed.ended;
  await api.close();
  mailbox.hold(false);

  const clock = manualClock(instant(Date.now()));
  const server = await startServer({ databaseUrl, variables, clock });
  servers = [...servers, server];
  const states = async () =>
    (await server.db.prisma.outboxMail.findMany({ where: { kind: 'STAGE_STARTED' } })).map(
      ({ state, attempts }) => `${state} ${attempts}`,
    );
  await clock.advance(millis(9 * MINUTE));
  const turn = players.get(game.second)!.email;
  expect([fresh().map(({ to }) => to), await states()]).toEqual([[turn], ['QUEUED 1', 'QUEUED 1', 'QUEUED 1']]);
  await clock.advance(millis(MINUTE + 1));
  await mailbox.until(before + 1 + players.size);
  await clock.advance(HOUR);
  expect(
    fresh()
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual([turn, ...[...players.values()].map(({ email }) => email)].toSorted());
  expect(await states()).toEqual(['SENT 2', 'SENT 2', 'SENT 2']);
});

test('who is signed out, blocked or given another role at one server is so at the other with his very next request', async () => {
  const [one, other] = servers as readonly [TestServer, TestServer];
  const who = async (person: Parameters<TestServer['ask']>[2]) =>
    Promise.all([one, other].map(async (server) => server.ask('{ viewer { role } }', {}, person)));
  const admin = await one.signUp('Ambrose', 'ADMIN');
  const person = await one.signUp('Beatus');
  const roles = async () => (await who(person)).map(({ data }) => textAt(data ?? {}, 'viewer.role'));
  expect(await roles()).toEqual(['PLAYER', 'PLAYER']);
  const appointed = await one.ask(
    'mutation ($input: AppointInput!) { appoint(input: $input) { __typename } }',
    { input: { accountId: globalId('Account', person.accountId), role: 'DIRECTOR' } },
    admin,
  );
  expect(appointed.errors).toBeUndefined();
  expect(await roles()).toEqual(['DIRECTOR', 'DIRECTOR']);
  await one.auth('/sign-out', {}, { authorization: `Bearer ${person.token}` });
  const codes = (await who(person)).map(({ errors = [] }) => errors.map(({ extensions }) => extensions?.['code']));
  expect(codes).toEqual([['SESSION_INVALID'], ['SESSION_INVALID']]);
});
