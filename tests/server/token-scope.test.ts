import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, listAt, textAt } from '../support/answer.ts';
import type { TestPerson } from '../support/api-client.ts';
import { gamesOf, runningTournament, type ApiTournament } from '../support/api-tournament.ts';
import { give } from '../support/given-command.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let own: ApiTournament;
let other: string;
let asha: TestPerson;
let scoped: TestPerson;

beforeAll(async () => {
  server = await startServer();
  own = await runningTournament(server, ['Asha', 'Juma', 'Kobe']);
  asha = own.players.get('Asha')!;
  other = await secondTournament();
  const wanted = { name: 'Overlay', verbs: ['READ', 'PLAY'], tournamentId: own.id };
  const made = await give(server, asha, 'createToken', wanted, '... on CreateTokenSuccess { token }');
  scoped = { ...asha, token: textAt(made, 'token') };
});
afterAll(() => server.close());

/** Another one of the same people. */
async function secondTournament(): Promise<string> {
  const draft = { name: 'Another', game: 'OWARE', format: 'ROUND_ROBIN' };
  const fields = '... on CreateTournamentSuccess { tournament { id } }';
  const tournamentId = textAt(await give(server, own.director, 'createTournament', draft, fields), 'tournament.id');
  await give(server, own.director, 'openRegistration', { tournamentId });
  for (const person of own.players.values()) await give(server, person, 'enterTournament', { tournamentId });
  for (const mutation of ['closeRegistration', 'startTournament'])
    await give(server, own.director, mutation, { tournamentId });
  return tournamentId;
}

/** The tournaments that the things of a list are of. */
function of(answer: unknown, list: string): ReadonlySet<unknown> {
  return new Set(listAt(answer, list).map((one) => at(one, 'tournament.id')));
}

const PRIVATE = `{ viewer { name email hasPassword hasSecondFactor mail { isSent } calendar { path } tokens { id } bots { id }
  claims { at } games { tournament { id } } notices { ... on MyStageStarted { tournament { id } } ... on MyTournamentChanged { tournament { id } } }
  tickets(first: 10) { edges { node { text } } } invitations { id } } }`;

test('by a token for one tournament somebody sees what is private in that one, and nothing of the account', async () => {
  for (const [tournamentId, text] of [
    [own.id, 'Of this one'],
    [other, 'Of the other'],
  ]) {
    const filed = await give(server, asha, 'fileTicket', { tournamentId, kind: 'OTHER', text });
    expect(filed).toMatchObject({ __typename: expect.stringContaining('Success') });
  }
  await give(server, asha, 'rotateCalendarToken', {});
  const whole = at(await server.data(PRIVATE, {}, asha), 'viewer');
  expect(listAt(whole, 'tickets.edges')).toHaveLength(2);
  expect(at(whole, 'calendar')).not.toBeNull();
  const seen = at(await server.data(PRIVATE, {}, scoped), 'viewer');
  expect(seen).toMatchObject({
    name: 'Asha',
    email: null,
    hasPassword: null,
    hasSecondFactor: null,
    mail: null,
    calendar: null,
    tokens: null,
    bots: null,
    claims: [],
    tickets: { edges: [{ node: { text: 'Of this one' } }] },
  });
  for (const list of ['games', 'notices']) expect(of(whole, list)).toEqual(new Set([own.id, other]));
  for (const list of ['games', 'notices']) expect(of(seen, list)).toEqual(new Set([own.id]));
});

test('in another tournament it is nobody: it can do nothing there, and reads no ticket of its owner', async () => {
  const rights =
    'query ($id: ID!) { tournament(id: $id) { viewerEntry { id } viewerCanFileTicket viewerTickets(first: 5) { edges { node { text } } } } }';
  expect(await server.data(rights, { id: own.id }, scoped)).toMatchObject({
    tournament: { viewerEntry: { id: expect.any(String) }, viewerCanFileTicket: true },
  });
  expect(await server.data(rights, { id: other }, scoped)).toEqual({
    tournament: { viewerEntry: null, viewerCanFileTicket: false, viewerTickets: { edges: [] } },
  });
});

test('its inbox tells what is of the tournament; all else passes as a heartbeat, so that no version is missing', async () => {
  const query = 'subscription { myEvents { __typename version ... on InboxSnapshot { games { tournament { id } } } } }';
  const [mine, its] = [asha, scoped].map((who) => server.socket(who).watch(query));
  const [snapshot] = (await its!.until(1)).map((result) => at(result, 'data.myEvents'));
  expect(of(snapshot, 'games')).toEqual(new Set([own.id]));
  await mine!.until(1);
  const start = Number(at(snapshot, 'version'));
  for (const tournamentId of [other, own.id]) {
    const against = (await gamesOf(server, tournamentId)).find(
      ({ first, second }) => [first, second].includes('Asha') && [first, second].includes('Kobe'),
    );
    await give(server, own.players.get('Kobe')!, 'resign', { gameId: against?.id });
  }
  const finished = (result: unknown) => at(result, 'data.myEvents.__typename') === 'MyGameFinished';
  await its!.find(finished);
  const told = its!.results.map((result) => at(result, 'data.myEvents')).slice(1);
  expect(told).toEqual([
    { __typename: 'Heartbeat', version: start + 1 },
    { __typename: 'MyGameFinished', version: start + 2 },
  ]);
  await mine!.until(3);
  expect(mine!.results.filter(finished), 'its owner is told of both').toHaveLength(2);
});
