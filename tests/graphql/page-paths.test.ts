import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportResult } from '../../api/src/application/commands/tournament/report-result.ts';
import { undoReport } from '../../api/src/application/commands/report/undo-report.ts';
import { updateTournament } from '../../api/src/application/commands/tournament/update.ts';
import { mergePlayers } from '../../api/src/application/commands/player/merge-players.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { TournamentId } from '../../api/src/kernel/ids.ts';
import { DAY } from '../../api/src/kernel/time.ts';
import { openDatabase, type Db } from '../../api/src/store/client.ts';
import { at, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { must, newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Answer, type Api } from './ask.ts';

let db: Db;
/** A second server on the same database; on the embedded one, which has one server, the same. */
let otherDb: Db;
let world: World;
let other: World;
let api: Api;
let director: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  otherDb = db;
  if (db.address !== null) {
    const opened = await openDatabase({ databaseUrl: db.address });
    if (!opened.ok) throw new Error(opened.error);
    otherDb = opened.value;
  }
  world = newWorld(db);
  other = newWorld(otherDb, 2);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
});
afterAll(async () => {
  await api.close();
  if (otherDb !== db) await otherDb.close();
  await db.close();
});

const PATH = `query ($path: String!) { nodeAt(path: $path) {
  id ... on Tournament { pagePath } ... on Game { pagePath } ... on Player { pagePath } } }`;
const nodeAt = async (path: string): Promise<unknown> =>
  (await api.data<Answer>(world.anonymous, PATH, { path }))['nodeAt'];
const idOf = (id: TournamentId) => globalId('RoundRobinTournament', id);
async function pathOf(id: TournamentId): Promise<string> {
  const source = 'query ($id: ID!) { tournament(id: $id) { pagePath } }';
  return textAt(await api.data(world.anonymous, source, { id: idOf(id) }), 'tournament.pagePath');
}
const named = (name: string): Promise<TournamentId> => world.draft(director, { name });
const pathNamed = async (name: string): Promise<string> => pathOf(await named(name));

test.each([
  ['words', 'KIBA Spring 2026', '/t/kiba-spring-2026'],
  ['marks and signs', '  Übung: Łódź — straße & Øre!  ', '/t/ubung-lodz-strasse-ore'],
  ['a way out of the folder', '../../etc', '/t/etc'],
  ['nothing but signs', '..', '/t/bao'],
  ['pictures', '🏆🪵', '/t/bao-2'],
  ['another script', 'بطولة الربيع', '/t/bao-3'],
  ['letters among those of another script', 'גמר 2026', '/t/2026'],
  ['a word of other pages', 'new', '/t/new'],
  ['a file', 'index.html?x=1#y', '/t/index-html-x-1-y'],
  ['more words than can be said', `${'tournament '.repeat(6)}end`, '/t/tournament-tournament-tournament'],
  ['one word without end', 'n'.repeat(80), `/t/${'n'.repeat(40)}`],
])('the address of a tournament named with %s', async (_what, name, path) => {
  const id = await named(name);
  expect(await pathOf(id)).toBe(path);
  expect(await nodeAt(path)).toEqual({ id: idOf(id), pagePath: path });
});

test('of 34 tournaments of one name, the first dozen made by two servers at once, each has an address of its own', async () => {
  const name = 'Kombe la Pwani';
  const theirs = await other.person('Omar', 'DIRECTOR');
  const atOnce = Array.from({ length: 6 }, () => [named(name), other.draft(theirs, { name })]).flat();
  const ids = await Promise.all(atOnce);
  while (ids.length < 34) ids.push(await named(name));
  const { prisma } = db;
  const rows = await prisma.tournament.findMany({ where: { id: { in: ids } }, select: { slug: true } });
  const expected = ids.map((_, index) => `kombe-la-pwani${index === 0 ? '' : `-${index + 1}`}`);
  expect(rows.map(({ slug }) => slug).toSorted()).toEqual(expected.toSorted());
});

test('a renamed tournament keeps what led to it, and nobody else ever gets that', async () => {
  const tournamentId = await named('Lamu Open');
  const rename = async (name: string) => {
    must(await updateTournament(director.context, { tournamentId, name }));
    return pathOf(tournamentId);
  };
  expect(await rename('Lamu open!')).toBe('/t/lamu-open');
  expect(await rename('Pate Open')).toBe('/t/pate-open');
  for (const path of ['/t/lamu-open', '/t/pate-open', '/T/Lamu-Open'])
    expect(await nodeAt(path)).toEqual({ id: idOf(tournamentId), pagePath: '/t/pate-open' });
  expect(await pathNamed('Lamu Open')).toBe('/t/lamu-open-2');
  expect(await rename('Lamu Open')).toBe('/t/lamu-open');
  expect(await pathNamed('Pate Open')).toBe('/t/pate-open-2');
});

test('what only tries a name takes no address', async () => {
  const tournamentId = await named('Pemba');
  must(await updateTournament(director.context, { tournamentId, name: 'Unguja', dryRun: true }));
  expect(await pathOf(tournamentId)).toBe('/t/pemba');
  expect(await pathNamed('Unguja')).toBe('/t/unguja');
});

test('the games of a tournament are counted through, in the order of its schedule', async () => {
  const { id } = await world.running(['Asha', 'Juma', 'Neema'], { name: 'Tanga' });
  const games = 'query ($id: ID!) { tournament(id: $id) { games(first: 10) { nodes { id pagePath } } } }';
  const nodes = at(await api.data(world.anonymous, games, { id: idOf(id) }), 'tournament.games.nodes') as Answer[];
  expect(nodes.map((game) => game['pagePath'])).toEqual([1, 2, 3, 4, 5, 6].map((number) => `/g/tanga/${number}`));
  for (const game of nodes) expect(await nodeAt(textAt(game, 'pagePath'))).toEqual(game);
});

test('a game that was only drawn leaves its number to no other', async () => {
  const players = ['Bakari', 'Chausiku', 'Dotto', 'Eshe'];
  const swiss = { name: 'Voi', format: 'SWISS', settings: {}, venue: 'ELSEWHERE', timeControl: null } as const;
  const { id: tournamentId, director: whose, games } = await world.running(players, swiss);
  const ordinals = async () => (await games()).map(({ ordinal }) => ordinal).toSorted((one, two) => one - two);
  const round = await games();
  world.pass(DAY);
  const how = { winner: 'first', how: 'PLAYED', address: null, boardNumber: null, at: null } as const;
  const results = round.map(({ id: gameId }) => ({ gameId, ...how }));
  must(await reportResult(whose.context, { tournamentId, results }));
  expect(await ordinals()).toEqual([1, 2, 3, 4]);
  world.pass(DAY);
  must(await undoReport(whose.context, { tournamentId }));
  expect(await nodeAt('/g/voi/3')).toBeNull();
  must(await reportResult(whose.context, { tournamentId, results }));
  expect(await ordinals()).toEqual([1, 2, 5, 6]);
});

test('a player is found by his handle, and who was found to be another leads on to that one', async () => {
  const [asha, ashaToo] = [await world.person('Asha Mkubwa'), await world.person('Asha Mdogo')];
  const admin = await world.person('Amani', 'ADMIN');
  const whole = { id: globalId('Player', asha.playerId), pagePath: '/p/asha-mkubwa' };
  expect(await nodeAt('/p/asha-mkubwa')).toEqual(whole);
  must(await mergePlayers(admin.context, { fromId: ashaToo.playerId, intoId: asha.playerId, reason: 'One person.' }));
  expect(await nodeAt('/p/asha-mdogo')).toEqual(whole);
});

test.each([
  '',
  '/',
  '/t/',
  '/t/nobody-has-it',
  '/t/tanga/boards',
  '/t/..',
  '/t/a%00b',
  '/g/tanga',
  '/g/tanga/0',
  '/g/tanga/07',
  '/g/tanga/99',
  '/g/tanga/9999999999',
  '/p/nobody',
  '/x/tanga',
  't/tanga',
  "/t/'; --",
])('nothing has its page at %j', async (path) => expect(await nodeAt(path)).toBeNull());
