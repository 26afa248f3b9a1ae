import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBots } from '../../api/src/application/commands/player/create-bots.ts';
import type { AppContext } from '../../api/src/application/context.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Db } from '../../api/src/store/client.ts';
import { asId, type PlayerId } from '../../api/src/kernel/ids.ts';
import { gamesOfTournaments } from '../../api/src/store/reading/game.ts';
import { textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, personOf, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

const ROLES = ['director', 'admin', 'deputy', 'reporter', 'observer', 'player', 'stranger'] as const;
type Asker = (typeof ROLES)[number];

const LEAD: readonly Asker[] = ['director', 'admin'];
const DIRECT: readonly Asker[] = [...LEAD, 'deputy'];
const REPORT: readonly Asker[] = [...DIRECT, 'reporter'];

let db: Db;
let world: World;
let api: Api;
let people: Readonly<Record<Asker, Person>>;
const ids = { draft: '', here: '', elsewhere: '', game: '', reported: '' };

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db);
  api = await openApi(world);
  const here = await world.running(['Oscar', 'Kobe', 'Jan']);
  const [game] = await here.games();
  if (game === undefined) throw new Error('No game');
  people = {
    director: here.director,
    admin: await world.person('Ada', 'ADMIN'),
    deputy: await world.person('Dede'),
    reporter: await world.person('Rehema'),
    observer: await world.person('Omari'),
    player: personOf(here.players, game.players.first),
    stranger: await world.person('Stranger', 'DIRECTOR'),
  };
  const draft = await world.draft(here.director);
  const elsewhere = await world.draft(here.director, { venue: 'ELSEWHERE', timeControl: null, maxPlayers: 6 });
  ids.here = globalId('RoundRobinTournament', here.id);
  ids.draft = globalId('RoundRobinTournament', draft);
  ids.elsewhere = globalId('RoundRobinTournament', elsewhere);
  ids.game = globalId('BaoGame', game.id);
  const { director } = people;
  await run(director.context, 'openRegistration', { tournamentId: ids.elsewhere });
  const playerIds = here.players.map(({ playerId }) => globalId('Player', playerId));
  await run(director.context, 'enterPlayers', { tournamentId: ids.elsewhere, playerIds });
  await run(director.context, 'closeRegistration', { tournamentId: ids.elsewhere });
  await run(director.context, 'startTournament', { tournamentId: ids.elsewhere });
  const [reported] = await gamesOfTournaments(db.prisma, [elsewhere]);
  ids.reported = reported === undefined ? '' : globalId('ReportedGame', reported.id);
  for (const tournamentId of [ids.draft, ids.here, ids.elsewhere]) {
    for (const role of ['deputy', 'reporter', 'observer'] as const) {
      const playerId = globalId('Player', people[role].playerId);
      const appointed = { tournamentId, playerId, role: role.toUpperCase() };
      expect(await run(director.context, 'appointOfficial', appointed)).toEqual({ __typename: 'OfficialSuccess' });
    }
  }
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const run = (who: AppContext, name: string, input: object, fields?: string): Promise<Answer> =>
  mutate(api, who, name, input, fields);
const named = (who: Asker) => globalId('Player', people[who].playerId);

test.each<[mutation: string, may: readonly Asker[], input: () => object]>([
  ['appointOfficial', LEAD, () => ({ tournamentId: ids.here, playerId: named('stranger'), role: 'DEPUTY' })],
  ['dismissOfficial', [...LEAD, 'deputy'], () => ({ tournamentId: ids.here, playerId: named('deputy') })],
  ['cancelTournament', LEAD, () => ({ tournamentId: ids.draft, reason: 'The hall is closed.' })],
  ['updateTournament', DIRECT, () => ({ tournamentId: ids.draft, name: 'Another name' })],
  ['openRegistration', DIRECT, () => ({ tournamentId: ids.draft })],
  ['adjudicate', DIRECT, () => ({ gameId: ids.game, winner: 'FIRST', reason: 'He was away.' })],
  ['extendTime', DIRECT, () => ({ gameId: ids.game, seat: 'FIRST', seconds: 86_400, reason: 'He was ill.' })],
  ['withdraw', DIRECT, () => ({ tournamentId: ids.here, playerId: named('player') })],
  ['nameLuckyLosers', DIRECT, () => ({ tournamentId: ids.here, entryIds: [], reason: 'None.' })],
  ['setTimeUsed', REPORT, () => ({ gameId: ids.reported, first: 1, second: 1, source: 'A watch' })],
  ['reinstate', DIRECT, () => ({ tournamentId: ids.here, playerId: named('player'), reason: 'It was another.' })],
  ['disqualify', DIRECT, () => ({ tournamentId: ids.here, playerId: named('player'), reason: 'He cheated.' })],
  [
    'setTimeUsed',
    REPORT,
    () => ({ gameId: ids.reported, first: 3_600, second: 7_200, source: 'The log of the other server.' }),
  ],
  [
    'reportResult',
    REPORT,
    () => ({ tournamentId: ids.elsewhere, results: [{ gameId: ids.reported, winner: 'FIRST', how: 'PLAYED' }] }),
  ],
])('%s is for those who may, and for nobody else', async (mutation, may, input) => {
  const forbidden: Asker[] = [];
  for (const role of ROLES) {
    const { __typename } = await run(people[role].context, mutation, { ...input(), dryRun: true });
    if (__typename === 'Forbidden') forbidden.push(role);
  }
  // A player may withdraw himself.
  const own = mutation === 'withdraw' ? ['player'] : [];
  expect(forbidden).toEqual(ROLES.filter((role) => ![...may, ...own].includes(role)));
});

const RIGHTS = 'viewerRole viewerCanObserve viewerCanDirect viewerCanReport viewerCanAppoint';

const rights = (viewerRole: string | null, ...may: readonly string[]) => ({
  viewerRole,
  viewerCanObserve: may.includes('observe'),
  viewerCanDirect: may.includes('direct'),
  viewerCanReport: may.includes('report'),
  viewerCanAppoint: may.includes('appoint'),
});

test.each<[Asker, object]>([
  ['director', rights('DIRECTOR', 'observe', 'direct', 'report', 'appoint')],
  ['admin', rights('ADMIN', 'observe', 'direct', 'report', 'appoint')],
  ['deputy', rights('DEPUTY', 'observe', 'direct', 'report')],
  ['reporter', rights('REPORTER', 'report')],
  ['observer', rights('OBSERVER', 'observe')],
  ['player', rights(null)],
])('what a %s may do is a fact of the tournament', async (role, facts) => {
  const source = `query ($id: ID!) { node(id: $id) { ... on Tournament { ${RIGHTS} } } viewer { directs { id } } }`;
  const answer = await api.data<Record<string, Answer>>(people[role].context, source, { id: ids.here });
  expect(answer['node']).toEqual(facts);
  const helps = ['director', 'deputy', 'reporter', 'observer'].includes(role);
  expect(JSON.stringify(answer['viewer']).includes(ids.here)).toBe(helps);
});

test.each<[what: string, input: () => object, error: object]>([
  ['the director himself', () => ({ playerId: named('director') }), { __typename: 'InvalidInput', field: 'playerId' }],
  [
    'somebody that there is not',
    () => ({ playerId: globalId('Player', asId<PlayerId>('nobody')) }),
    { __typename: 'NotFound' },
  ],
])('%s is not appointed', async (_what, input, error) => {
  const asked = { tournamentId: ids.here, role: 'DEPUTY', ...input() };
  const fields = '... on InvalidInput { field }';
  expect(await run(people.director.context, 'appointOfficial', asked, fields)).toMatchObject(error);
});

test('somebody without an account is not appointed, and who does not help is not dismissed', async () => {
  const { director } = people;
  const bots = [{ name: 'Roboti', country: 'KE', category: 3, elo: 1500, matches: 0 }];
  const [bot] = must(await createBots(world.system, { game: 'BAO', bots })).playerIds;
  const playerId = bot === undefined ? '' : globalId('Player', bot);
  const asked = { tournamentId: ids.draft, playerId };
  const refused = await run(director.context, 'appointOfficial', { ...asked, role: 'REPORTER' });
  expect(refused).toMatchObject({ __typename: 'InvalidInput' });
  expect(await run(director.context, 'dismissOfficial', asked)).toMatchObject({ __typename: 'NotFound' });
});

test('an office is shown, changed, told and ended', async () => {
  const office = { tournamentId: ids.here, playerId: named('stranger') };
  const officials =
    '... on OfficialSuccess { tournament { officials { player { name } role appointedBy { name } } } effects { events { text } } }';
  const { director, stranger } = people;
  const appointed = await run(director.context, 'appointOfficial', { ...office, role: 'REPORTER' }, officials);
  expect(appointed).toMatchObject({
    tournament: {
      officials: [{}, {}, {}, { player: { name: 'Stranger' }, role: 'REPORTER', appointedBy: { name: 'Director' } }],
    },
    effects: { events: [{ text: 'Stranger now reports results for the director.' }] },
  });
  const promoted = await run(director.context, 'appointOfficial', { ...office, role: 'DEPUTY' }, officials);
  expect(promoted).toMatchObject({ tournament: { officials: [{}, {}, {}, { role: 'DEPUTY' }] } });
  const again = await run(director.context, 'appointOfficial', { ...office, role: 'DEPUTY' }, officials);
  expect(again).toMatchObject({ effects: { events: [] } });
  const gone = await run(stranger.context, 'dismissOfficial', office, officials);
  expect(gone).toMatchObject({ effects: { events: [{ text: 'Stranger no longer helps the director.' }] } });
  const draft = { ...office, tournamentId: ids.here };
  expect(await run(stranger.context, 'adjudicate', { gameId: ids.game, winner: 'FIRST', reason: 'X' })).toMatchObject({
    __typename: 'Forbidden',
  });
  expect(await run(director.context, 'dismissOfficial', draft)).toMatchObject({ __typename: 'NotFound' });
});

test('a deputy sees the desk and hears of tickets, a reporter does not; an observer reads them, and neither answers nor decides', async () => {
  const filed = await run(
    people.player.context,
    'fileTicket',
    { tournamentId: ids.here, kind: 'PROTEST', text: 'My opponent moves too slowly.' },
    '... on TicketSuccess { ticket { id } }',
  );
  expect(filed).toMatchObject({ __typename: 'TicketSuccess' });
  const source =
    'query ($id: ID!) { node(id: $id) { ... on Tournament { viewerTickets(first: 5) { edges { node { text viewerCanAnswer viewerCanDecide } } } } } viewer { attention(first: 5) { edges { node { ... on TicketAttention { ticket { text } } } } } } }';
  const seen = async (who: Asker) => JSON.stringify(await api.data(people[who].context, source, { id: ids.here }));
  expect((await seen('deputy')).match(/too slowly/g)).toHaveLength(2);
  expect(await seen('reporter')).not.toContain('too slowly');
  expect(await seen('observer')).toContain('too slowly.","viewerCanAnswer":false,"viewerCanDecide":false');
  const ticketId = textAt(filed, 'ticket.id');
  const { observer, director } = people;
  const word = { ticketId, text: 'I have seen it.' };
  expect(await run(observer.context, 'answerTicket', word)).toMatchObject({ __typename: 'Forbidden' });
  const decision = { ticketId, decision: 'REJECTED', text: 'It is nothing.' };
  expect(await run(observer.context, 'decideTicket', decision)).toMatchObject({ __typename: 'Forbidden' });
  expect(await run(director.context, 'answerTicket', word)).toMatchObject({ __typename: 'TicketSuccess' });
  const told = await db.prisma.event.findMany({ where: { kind: 'MyTicketFiled' }, select: { topic: true } });
  const inboxes = [people.director, people.deputy].map(({ playerId }) => `player:${playerId}`);
  expect(told.map(({ topic }) => topic).toSorted()).toEqual(inboxes.toSorted());
});
