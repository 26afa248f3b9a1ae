import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE, millis } from '../../api/src/kernel/time.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { done, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { socketClient } from '../support/client.ts';
import { mutationOf } from '../support/mutation.ts';
import { forkedBy, post, sandboxOf, type TestSandbox } from '../support/sandbox.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cup: ApiTournament;
let asha: TestPerson;

beforeAll(async () => {
  server = await startServer();
  cup = await runningTournament(server, ['Asha', 'Bibi', 'Chui', 'Duma']);
  asha = cup.players.get('Asha')!;
  await server.clock.settled();
});
afterAll(() => server.close());

const CUP = `query ($id: ID!) { tournament(id: $id) { status
  games(first: 100) { edges { node { id status ply seats { seat player { id name isBot } } } } } } }`;
const GONE = { status: 404, body: { errors: [{ extensions: { code: 'NOT_FOUND' } }] } };
const ROWS = { outbox: 'outboxMail', changes: 'ratingChange', events: 'event' } as const;

async function outside(): Promise<unknown> {
  const rows: Record<string, unknown> = {};
  for (const [name, table] of Object.entries(ROWS)) {
    rows[name] = await (server.db.prisma[table] as { count(): Promise<number> }).count();
  }
  return { ...(await server.data(CUP, { id: cup.id })), ...rows };
}

const read = (sandbox: TestSandbox, as?: string) => sandbox.ask(CUP, { id: cup.id }, as);
const refused = async (mutation: string, input: object, person?: TestPerson) => {
  const query = mutationOf(mutation, '__typename ... on CommandError { code message }');
  return (await server.data(query, { input }, person))[mutation];
};

test('a copy is played to its end by bots, seen by its owner alone, and nothing of it is anywhere else', async () => {
  const before = await outside();
  const sandbox = await forkedBy(server, cup.director, { tournamentId: cup.id });
  expect(await sandboxOf(server, cup.director)).toMatchObject({
    stop: 'FORKED',
    now: '2026-11-21T12:00:00.000Z',
    tournament: { name: 'Kombe la Baraza' },
    games: { finished: 0, all: 12 },
  });
  const query = '{ viewer { name } }';
  expect(await post(sandbox.address, { query }, asha)).toMatchObject(GONE);
  expect(await post(sandbox.address, { query })).toMatchObject(GONE);
  expect(await post(sandbox.address.replace(/sandbox.\w{16}/, `sandbox/${'0'.repeat(16)}`), { query }, asha)).toEqual(
    await post(sandbox.address, { query }, asha),
  );
  const stranger = socketClient(sandbox.address, { authorization: `Bearer ${asha.token}` });
  const errors = await stranger.ask(query).catch((refusal: unknown) => refusal);
  expect(errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  await stranger.close();

  const socket = sandbox.socket();
  const events = socket.watch(
    'subscription ($id: ID!) { tournamentEvents(tournamentId: $id) { __typename ... on TournamentChanged { tournament { status } } } }',
    { id: cup.id },
  );
  await events.until(1);
  expect(await sandbox.play()).toMatchObject({ stop: 'ENDED', games: { finished: 12, all: 12 } });
  await events.find(({ data }) => at(data, 'tournamentEvents.tournament.status') === 'FINISHED');
  await socket.close();
  const { data } = await read(sandbox);
  expect(at(data, 'tournament.status')).toBe('FINISHED');
  expect(
    listAt(data, 'tournament.games.edges.*.node').every(({ status, ply }) => status === 'FINISHED' && Number(ply) > 9),
  ).toBe(true);
  expect(await outside()).toEqual(before);
  expect(at(await sandbox.ask('{ viewer { sandbox { id } } }'), 'data.viewer.sandbox')).toBeNull();
  await done((asked, input) => server.ask(asked, input, cup.director), 'deleteSandbox', { sandboxId: sandbox.id }, '');
  expect(await post(sandbox.address, { query }, cup.director)).toMatchObject(GONE);
});

test('its owner plays the players that he likes himself, and directs', async () => {
  const games = listAt(await server.data(CUP, { id: cup.id }), 'tournament.games.edges.*.node');
  const { player } =
    games.flatMap((game) => listAt(game, 'seats')).find((seat) => at(seat, 'player.name') === 'Bibi') ?? {};
  const bibi = textAt(player, 'id');
  const sandbox = await forkedBy(server, asha, { tournamentId: cup.id, ownPlayerIds: [bibi] });
  expect(await sandbox.play()).toMatchObject({ stop: 'YOUR_TURN', games: { finished: 0 } });

  const asBibi =
    '{ viewer { player { name isBot } games { id ply seats { player { name } } ... on BaoGame { legalMoves { notation } } } } }';
  const { data } = await sandbox.ask(asBibi, {}, bibi);
  expect(at(data, 'viewer.player')).toEqual({ name: 'Bibi', isBot: false });
  const [game] = listAt(data, 'viewer.games');
  const input = { gameId: game?.id, ply: game?.ply, move: textAt(listAt(game, 'legalMoves')[0], 'notation') };
  const play = (as?: string) =>
    sandbox.ask(mutationOf('playMove', '__typename ... on CommandError { code }'), { input }, as);
  expect(await play()).toMatchObject({ data: { playMove: { code: 'FORBIDDEN' } } });
  expect(await play(bibi)).toMatchObject({ data: { playMove: { __typename: 'PlayMoveSuccess' } } });
  expect(await sandbox.play()).toMatchObject({ stop: 'YOUR_TURN', games: { finished: 0 } });

  const ruling = { gameId: game?.id, winner: 'SECOND', reason: 'To see what follows.' };
  const adjudicate = mutationOf('adjudicate', '__typename ... on CommandError { code }');
  expect(await sandbox.ask(adjudicate, { input: ruling }, bibi)).toMatchObject({
    data: { adjudicate: { code: 'FORBIDDEN' } },
  });
  expect(await sandbox.ask(adjudicate, { input: ruling })).toMatchObject({
    data: { adjudicate: { __typename: 'GameSuccess' } },
  });
  expect(await sandboxOf(server, asha)).toMatchObject({ games: { finished: 1, all: 12 } });
  expect(await sandbox.play({ pastOwnTurns: true })).toMatchObject({ stop: 'ENDED', games: { finished: 12 } });
});

test('by a token it is entered as far as its verbs go, and until it is revoked, also by who watches', async () => {
  const own = await sandboxOf(server, asha);
  const address = textAt(own, 'address').replace('localhost', '127.0.0.1');
  const by = (query: string, input: Record<string, unknown>) => server.ask(query, input, asha);
  const tokenOf = async (verbs: readonly string[]) =>
    done(by, 'createToken', { name: verbs.join(' '), verbs }, '... on CreateTokenSuccess { token tokenId }');
  const plays = await tokenOf(['PLAY']);
  const ask = (token: unknown) => post(address, { query: '{ viewer { name } }' }, { token: String(token) });
  expect(await ask(plays['token'])).toMatchObject({ body: { data: { viewer: null } } });
  const reads = await tokenOf(['READ']);
  expect(await ask(reads['token'])).toMatchObject({ body: { data: { viewer: { name: 'Asha' } } } });
  const socket = socketClient(address, { authorization: `Bearer ${textAt(reads, 'token')}` });
  const watched = socket.watch('subscription ($id: ID!) { tournamentEvents(tournamentId: $id) { __typename } }', {
    id: cup.id,
  });
  await watched.until(1);
  await done(by, 'revokeToken', { tokenId: reads['tokenId'] }, '');
  expect(await watched.ended).toMatchObject([{ extensions: { code: 'SESSION_ENDED' } }]);
  await socket.close();
});

test('who asks for too much is told so', async () => {
  const sandboxId = (await sandboxOf(server, asha))?.id;
  expect(await refused('forkTournament', { tournamentId: cup.id }, asha)).toMatchObject({
    code: 'WRONG_STATUS',
    message: 'You have a sandbox already: throw it away first.',
  });
  expect(await refused('forkTournament', { tournamentId: cup.id })).toMatchObject({ code: 'NOT_SIGNED_IN' });
  expect(await refused('deleteSandbox', { sandboxId }, cup.director)).toMatchObject({ code: 'NOT_FOUND' });
  const until = '2026-11-20T12:00:00Z';
  expect(await refused('playSandbox', { sandboxId, until }, asha)).toMatchObject({ code: 'INVALID_INPUT' });
  await server.clock.advance(millis(59 * MINUTE));
  expect(await sandboxOf(server, asha)).not.toBeNull();
  await server.clock.advance(millis(HOUR));
  expect(await sandboxOf(server, asha)).toBeNull();

  const everybody = [...cup.players.values()];
  const answers = await Promise.all(
    everybody.map((person) => refused('forkTournament', { tournamentId: cup.id }, person)),
  );
  const full = 'All 3 sandboxes of this server are in use: come again later.';
  expect(answers.filter((answer) => at(answer, 'message') === full)).toHaveLength(1);
  expect(answers.filter((answer) => at(answer, '__typename') === 'SandboxSuccess')).toHaveLength(3);
});
