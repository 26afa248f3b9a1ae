import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf } from '../support/api-tournament.ts';
import { give } from '../support/given-command.ts';
import { makeBot } from '../support/own-bot.ts';
import { startServer, type TestServer } from '../support/server.ts';

const COMMANDS = 12;

let server: TestServer;
let admin: TestPerson;
let director: TestPerson;

beforeAll(async () => {
  server = await startServer({ variables: { COMMANDS_PER_BOT: `${COMMANDS}` } });
  admin = await server.signUp('Admin', 'ADMIN');
  director = await server.signUp('Director', 'DIRECTOR');
});
afterAll(() => server.close());

const BOT = 'bot { id name isBot hasAccount retiredAt owner { name } }';
const MADE = `... on CreateBotSuccess { token tokenId ${BOT} }`;
const MINE = '{ viewer { bots { id name } tokens { id name verbs bot { id name } } } }';
const SELF =
  '{ viewer { name email role hasPassword hasSecondFactor mail { isSent } tokens { id } bots { id } canDirect player { id isBot owner { name } } games { id ply viewerCanMove legalMoves { notation } } } }';

/** A round robin that takes entries. */
async function openTournament(input: Fields = {}): Promise<string> {
  const fields = '... on CreateTournamentSuccess { tournament { id takesBots } }';
  const draft = { name: 'Kombe', game: 'OWARE', format: 'ROUND_ROBIN', ...input };
  const id = textAt(await give(server, director, 'createTournament', draft, fields), 'tournament.id');
  await give(server, director, 'openRegistration', { tournamentId: id });
  return id;
}

/** Lets a third player in, and it begins. */
async function startWith(tournamentId: string): Promise<void> {
  await give(server, director, 'enterPlayers', { tournamentId, newPlayers: [{ name: 'Fatuma' }] });
  await give(server, director, 'closeRegistration', { tournamentId });
  expect(await give(server, director, 'startTournament', { tournamentId })).toMatchObject({
    __typename: 'ArrangedSuccess',
  });
}

test('a bot is somebody’s player, marked and with its owner wherever it stands; its token is shown once', async () => {
  const asha = await server.signUp('Asha');
  expect(await give(server, asha, 'createBot', { name: 'Nyota', dryRun: true }, MADE)).toMatchObject({
    token: null,
    bot: null,
  });
  const once = { name: 'Nyota', days: 30, idempotencyKey: 'once' };
  const made = await give(server, asha, 'createBot', once, MADE);
  const bot = { name: 'Nyota', isBot: true, hasAccount: false, retiredAt: null, owner: { name: 'Asha' } };
  expect(made).toMatchObject({ token: expect.stringMatching(/^bz_[\w-]{43}$/), bot });
  expect(await give(server, asha, 'createBot', once, MADE)).toMatchObject({ token: null, bot });
  const { id, ...said } = at(made, 'bot') as Fields;
  const found = await server.data('{ players(search: "Nyota") { edges { node { isBot owner { name } } } } }');
  expect(listAt(found, 'players.edges.*.node')).toEqual([{ isBot: said['isBot'], owner: said['owner'] }]);
  expect(await server.data(MINE, {}, asha)).toEqual({
    viewer: {
      bots: [{ id, name: 'Nyota' }],
      tokens: [{ id: made['tokenId'], name: 'Nyota', verbs: ['READ', 'PLAY'], bot: { id, name: 'Nyota' } }],
    },
  });
});

test('its token acts as the bot and never as its owner', async () => {
  const owner = await server.signUp('Owner', 'DIRECTOR');
  const bot = await makeBot(server, owner, 'Upepo');
  expect(await server.data(SELF, {}, bot)).toEqual({
    viewer: {
      name: 'Upepo',
      email: null,
      role: 'PLAYER',
      hasPassword: null,
      hasSecondFactor: null,
      mail: null,
      tokens: null,
      bots: null,
      canDirect: false,
      player: { id: bot.id, isBot: true, owner: { name: 'Owner' } },
      games: [],
    },
  });
  const tournament = { name: 'Mine', game: 'OWARE', format: 'ROUND_ROBIN' };
  for (const [mutation, input] of [
    ['createTournament', tournament],
    ['createBot', { name: 'More' }],
    ['retireBot', { botId: bot.id }],
  ] as const) {
    expect(await give(server, bot, mutation, input)).toMatchObject({ code: 'FORBIDDEN' });
  }
});

test('it enters by itself where bots are taken, plays, and is not moved for by the server', async () => {
  const [owner, kobe] = [await server.signUp('Owner of Jua'), await server.signUp('Kobe')];
  const bot = await makeBot(server, owner, 'Jua');
  const closed = await openTournament();
  expect(await give(server, bot, 'enterTournament', { tournamentId: closed })).toMatchObject({
    code: 'FORBIDDEN',
    message: 'This tournament takes no bots by themselves: ask its director to enter Jua, or to let bots in.',
  });
  const may = 'query ($id: ID!) { tournament(id: $id) { takesBots viewerCanEnter rules { title text } } }';
  expect(await server.data(may, { id: closed }, bot)).toMatchObject({
    tournament: { takesBots: false, viewerCanEnter: false },
  });
  expect(await server.data(may, { id: closed }, kobe)).toMatchObject({ tournament: { viewerCanEnter: true } });
  const again = { tournamentId: closed, again: true };
  expect(await give(server, bot, 'signUpAgain', again), 'nor each time').toMatchObject({ code: 'FORBIDDEN' });
  const byHand = await give(server, director, 'enterPlayers', { tournamentId: closed, playerIds: [bot.id] });
  expect(byHand, 'its director decides himself').toMatchObject({ __typename: 'EnterTournamentSuccess' });
  const open = await openTournament({ takesBots: true });
  expect(await server.data(may, { id: open }, bot)).toMatchObject({
    tournament: {
      takesBots: true,
      viewerCanEnter: true,
      rules: expect.arrayContaining([
        {
          title: 'Bots',
          text: 'Bots may enter by themselves: programs of other people, marked as bots wherever they stand.',
        },
      ]),
    },
  });
  for (const who of [bot, kobe]) await give(server, who, 'enterTournament', { tournamentId: open });
  await startWith(open);
  const self = await server.data(SELF, {}, bot);
  const game = listAt(self, 'viewer.games').find(({ viewerCanMove }) => viewerCanMove === true);
  expect(game, 'it is to move in one of its games').toBeDefined();
  await server.clock.advance(MINUTE);
  await server.composed.settled();
  const [{ ply } = {}] = listAt(await server.data(SELF, {}, bot), 'viewer.games');
  expect(ply, 'the server does not move for it').toBe(0);
  const move = textAt(game, 'legalMoves.0.notation');
  const played = '... on PlayMoveSuccess { game { ply moves(first: 1) { edges { node { cause } } } } }';
  expect(await give(server, bot, 'playMove', { gameId: game?.['id'], ply: 0, move }, played)).toMatchObject({
    game: { ply: 1, moves: { edges: [{ node: { cause: 'BOT' } }] } },
  });
});

test('it may not act faster than a bot may, and is told the rule, the numbers and when to come again', async () => {
  const owner = await server.signUp('Owner of Radi');
  const bot = await makeBot(server, owner, 'Radi');
  const body = JSON.stringify({
    query: 'mutation { enterTournament(input: { tournamentId: "nothing" }) { __typename } }',
  });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bot.token}` };
  const send = () => fetch(`${server.url}/graphql`, { method: 'POST', headers, body });
  const answers = await Promise.all(Array.from({ length: COMMANDS }, send));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const refused = await send();
  const [error] = listAt(await refused.json(), 'errors');
  const told = { code: 'RATE_LIMITED', rule: 'commands of a bot', number: 1, left: 0, maximum: COMMANDS };
  expect(error?.['extensions']).toMatchObject(told);
  expect(error?.['message']).toMatch(
    /^A bot gives 12 commands a minute at most, and this one has 0 left: come again in \d s\.$/,
  );
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([
    429,
    String(at(error, 'extensions.retryAfter')),
  ]);
  expect(await server.data(SELF, {}, bot), 'it may look on').toMatchObject({ viewer: { name: 'Radi' } });
  const limits = listAt(await server.data('{ limits { rule scope maximum setting } }'), 'limits');
  expect(limits).toContainEqual({
    rule: 'commands of a bot',
    scope: 'BOT',
    maximum: COMMANDS,
    setting: 'COMMANDS_PER_BOT',
  });
});

test('it gets another token, which may read and play and nothing else; somebody else’s bot is not there', async () => {
  const [owner, other] = [await server.signUp('Owner of Moto'), await server.signUp('Stranger')];
  const bot = await makeBot(server, owner, 'Moto');
  const wanted = { name: 'Second machine', verbs: ['PLAY'], botId: bot.id };
  const fields = '... on CreateTokenSuccess { token }';
  const made = await give(server, owner, 'createToken', wanted, fields);
  const second = { token: textAt(made, 'token') };
  expect(await server.data('{ viewer { name } }', {}, second), 'without READ').toEqual({ viewer: null });
  expect(await give(server, second, 'enterTournament', { tournamentId: 'nothing' })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await give(server, owner, 'createToken', { ...wanted, verbs: ['READ', 'DIRECT'] })).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'A token of a bot may have READ, PLAY and nothing else.',
  });
  for (const [mutation, input] of [
    ['createToken', wanted],
    ['retireBot', { botId: bot.id }],
  ] as const) {
    expect(await give(server, other, mutation, input)).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test('retired it has lost what it was playing, its tokens end at once, and what it has played stays', async () => {
  const [owner, kobe] = [await server.signUp('Owner of Wimbi'), await server.signUp('Zuri')];
  const bot = await makeBot(server, owner, 'Wimbi');
  const running = await openTournament({ takesBots: true });
  const later = await openTournament({ takesBots: true });
  for (const tournamentId of [running, later]) await give(server, bot, 'enterTournament', { tournamentId });
  await give(server, kobe, 'enterTournament', { tournamentId: running });
  await startWith(running);
  const inbox = server.socket({ ...owner, token: bot.token }).watch('subscription { myEvents { version } }');
  await inbox.until(1);
  const fields = `... on RetireBotSuccess { ${BOT} consequences effects { events { text } } }`;
  const tried = await give(server, owner, 'retireBot', { botId: bot.id, dryRun: true }, fields);
  expect(tried).toMatchObject({
    consequences: [expect.stringContaining('Wimbi'), expect.stringContaining('token')],
  });
  expect(JSON.stringify(tried)).toContain('Wimbi has withdrawn');
  expect(await server.data('{ viewer { name } }', {}, bot)).toEqual({ viewer: { name: 'Wimbi' } });
  expect(await give(server, owner, 'retireBot', { botId: bot.id }, fields)).toMatchObject({
    bot: { name: 'Wimbi', retiredAt: expect.any(String) },
  });
  expect(await inbox.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  expect((await server.ask('{ viewer { name } }', {}, bot)).errors).toMatchObject([
    { extensions: { code: 'TOKEN_INVALID' } },
  ]);
  expect(await gamesOf(server, running), 'what it has played stays').toHaveLength(6);
  const left = 'query ($id: ID!) { tournament(id: $id) { entries { nodes { player { name } } } } }';
  expect(await server.data(left, { id: later })).toEqual({ tournament: { entries: { nodes: [] } } });
  expect(await give(server, director, 'enterPlayers', { tournamentId: later, playerIds: [bot.id] })).toMatchObject({
    code: 'WRONG_STATUS',
    message: 'Wimbi is a bot that was retired and plays no more.',
  });
  expect(at(await server.data(MINE, {}, owner), 'viewer')).toEqual({ bots: [], tokens: [] });
});

test('bots are made soon after signing in, five at most, and go with the account of their owner', async () => {
  const rehema = await server.signUp('Rehema');
  expect(await give(server, rehema, 'createBot', { name: ' ' })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await give(server, rehema, 'createBot', { name: 'Bot', days: 400 })).toMatchObject({ code: 'INVALID_INPUT' });
  const bots = [];
  for (const name of ['A', 'B', 'C', 'D', 'E']) bots.push(await makeBot(server, rehema, `Bot ${name}`));
  expect(await give(server, rehema, 'createBot', { name: 'Bot F' })).toMatchObject({
    code: 'WRONG_STATUS',
    message: 'You have 5 bots, as many as anybody may have: retire one first.',
  });
  const longAgo = new Date(Date.now() - 15 * MINUTE - 1_000);
  await server.db.prisma.session.updateMany({ where: { userId: rehema.accountId }, data: { createdAt: longAgo } });
  expect(await give(server, rehema, 'createBot', { name: 'Bot F' })).toMatchObject({ code: 'FORBIDDEN' });
  await give(server, rehema, 'closeAccount', { confirmation: rehema.email });
  const [first] = bots;
  const after = 'query ($id: ID!) { node(id: $id) { ... on Player { retiredAt owner { name } } } }';
  expect(await server.data(after, { id: first?.id })).toMatchObject({
    node: { retiredAt: expect.any(String), owner: { name: expect.stringMatching(/^Player \w{4}$/) } },
  });
  const log = await server.data('{ viewer { accountLog(first: 100) { edges { node { text } } } } }', {}, admin);
  expect(JSON.stringify(log)).toContain('Asha made a bot.');
});
