import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Tables } from '../../client/src/index.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { apiTitle } from '../support/api-cycle.ts';
import { done, gamesOf } from '../support/api-tournament.ts';
import { freshTables } from '../support/followed-tables.ts';
import { rawRequest } from '../support/raw-request.ts';
import { reportedKnockout } from '../support/reported-knockout.ts';
import { startServer, type TestServer } from '../support/server.ts';

const ENTRY = 'entry { id player { id name handle country } }';
const STANDING = `rank shared ${ENTRY} points played gamesTotal tieBreaks { code value } zone`;
const GROUP = 'id name stage { name number }';
const HEAD = 'id name game format status version';

let server: TestServer;
let id: string;
let path: string;
/** Gives a command as the director. */
let give: (mutation: string, input: Record<string, unknown>, fields?: string) => Promise<unknown>;

beforeAll(async () => {
  server = await startServer();
  const director = await server.signUp('Director', 'DIRECTOR');
  give = (mutation, input, fields = '') =>
    done((query, variables) => server.ask(query, variables, director), mutation, input, fields);
  const made = { name: 'Kombe la Bahari', game: 'BAO', format: 'ROUND_ROBIN', venue: 'ELSEWHERE' };
  id = textAt(
    await give('createTournament', made, '... on CreateTournamentSuccess { tournament { id } }'),
    'tournament.id',
  );
  path = `/tournaments/${encodeURIComponent(id)}`;
  await give('openRegistration', { tournamentId: id });
  const newPlayers = ['=cmd|Asha', 'Juma Ali', '棋子 Öst'].map((name) => ({ name, country: 'KE' }));
  await give('enterPlayers', { tournamentId: id, newPlayers });
  await give('closeRegistration', { tournamentId: id });
  await give('startTournament', { tournamentId: id });
});
afterAll(() => server.close());

const raw = (path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(server.url, path, headers, method);
const text = async (path: string) => (await raw(path)).body.toString();
const rowsOf = async (path: string) => parse<Record<string, string>>(await text(path), { columns: true });

async function tablesOf(id: string) {
  const { tournament: found } = await server.data(
    'query ($id: ID!) { tournament(id: $id) { tables { name title text csv json } } }',
    { id },
  );
  return Object.fromEntries(listAt(found, 'tables').map((table) => [textAt(table, 'name'), table]));
}

/** The JSON of a table is what this asks of its tournament. */
async function expectJson(path: string, format: string, id: string, fields: string) {
  const { tournament: asked } = await server.data(`query ($id: ID!) { tournament(id: $id) { ${HEAD} ${fields} } }`, {
    id,
  });
  expect(JSON.parse(await text(path))).toEqual({ format, version: 1, tournament: asked });
}

describe('the tables of a tournament as files', () => {
  test('are named by the API, which tells their addresses', async () => {
    const tables = await tablesOf(id);
    expect(tables).toEqual({
      standings: { name: 'standings', title: 'Standings', ...filesAt(`${path}/standings`) },
      crosstable: { name: 'crosstable', title: 'Crosstable', ...filesAt(`${path}/crosstable`) },
    });
  });

  test('are set in columns, whatever their names are written in', async () => {
    const lines = (await text(`${path}/crosstable.txt`)).split('\n');
    expect(lines).toEqual([
      'Kombe la Bahari: Crosstable',
      '',
      'Round robin: A',
      '#  Name       Country  1   2   3   Points',
      expect.stringMatching(/^1 {2}.* \.\. {2}\.\. +0$/),
      expect.stringMatching(/^2 {2}.* \.\. {6}\.\. +0$/),
      expect.stringMatching(/^3 {2}.* \.\. {2}\.\. +0$/),
      '',
    ]);
    expect(lines).toContainEqual(expect.stringContaining('棋子 Öst '));
  });

  test('are JSON in the shape of the API', async () => {
    const { standings, crosstable } = await tablesOf(id);
    await expectJson(
      textAt(standings, 'json'),
      'baraza-standings',
      id,
      `groups { ${GROUP} standings { ${STANDING} } }`,
    );
    await expectJson(
      textAt(crosstable, 'json'),
      'baraza-crosstable',
      id,
      `groups { ${GROUP}
      crosstable { provisional rows { standing { ${STANDING} }
        cells { opponent { id player { id name handle country } } games { game { id } number mark how overridden } } } } }`,
    );
  });

  test('are CSV that no spreadsheet takes for a formula', async () => {
    const rows = await rowsOf(`${path}/standings.csv`);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(["'=cmd|Asha", 'Juma Ali', '棋子 Öst']));
    expect(rows[0]).toMatchObject({
      stage: 'Round robin',
      group: 'A',
      rank: '1',
      shared: 'true',
      points: '0',
      gamesTotal: '4',
    });
  });

  test('say in letters who has won what, and in signs as KIBA does', async () => {
    const [game] = await gamesOf(server, id);
    await give('reportResult', { tournamentId: id, results: [{ gameId: game!.id, how: 'PLAYED', winner: 'SECOND' }] });
    const rows = await rowsOf(`${path}/crosstable.csv`);
    const rowOf = (player: string) => rows.find(({ name = '' }) => name.replace(/^'/, '') === player)!;
    const { first, second } = { first: rowOf(game!.first), second: rowOf(game!.second) };
    expect([second[first['row']!], first[second['row']!]]).toEqual(['W.', 'L.']);
    expect(await text(`${path}/crosstable.txt`)).toMatch(/ \+\. .* -\./s);
  });

  test('say whether anything has changed, to every page, and to HEAD', async () => {
    for (const ending of ['txt', 'csv', 'json']) {
      const file = `${path}/standings.${ending}`;
      const whole = await raw(file, { origin: 'https://overlay.example' });
      expect(whole.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('ETag') as string,
        'content-type': expect.stringContaining(
          { txt: 'text/plain', csv: 'text/csv', json: 'application/json' }[ending]!,
        ) as string,
      });
      const head = await raw(file, {}, 'HEAD');
      expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, whole.headers.etag]);
      const known = await raw(file, { 'if-none-match': whole.headers.etag ?? '' });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    }
  });

  test.each([
    ['/tournaments/nobody/standings.txt', 'There is no tournament with this id.'],
    ...['bracket.txt', 'standings.pdf', 'toString.csv', '%zz.json'].map((name) => [
      `/tournaments/$ID/${name}`,
      'This tournament has standings and crosstable as files, each at an address that ends in .txt, .csv, and .json.',
    ]),
  ])('%s is answered with a sentence', async (path, sentence) => {
    const { status, body } = await raw(path.replace('$ID', id));
    expect([status, body.toString()]).toEqual([404, `${sentence}\n`]);
  });
});

const filesAt = (path: string) => ({ text: `${path}.txt`, csv: `${path}.csv`, json: `${path}.json` });

test('a knock-out has its bracket', async () => {
  const knockout = await reportedKnockout(server, 5);
  await knockout.report();
  const { bracket } = await tablesOf(knockout.id);
  await expectJson(
    textAt(bracket, 'json'),
    'baraza-bracket',
    knockout.id,
    `... on KnockoutTournament { rounds { number name size drawnAt bye { id player { id name handle country } }
      matches { id number sides { ${ENTRY} points isLuckyLoser } state winner { id player { id name handle country } } how } } }`,
  );
  const rows = await rowsOf(textAt(bracket, 'csv'));
  expect(rows.filter(({ state }) => state === 'DECIDED')).toHaveLength(1);
  const [{ first = '', second = '', winner = '' } = {}] = rows.filter(({ state }) => state === 'DECIDED');
  expect([first, second]).toContain(winner);
  const shown = await text(textAt(bracket, 'text'));
  expect(shown).toMatch(
    /^Kombe la Mtoano: Bracket\n\nRound 1\n# {2}First player +Points +Second player +Points +Winner\n/,
  );
  expect(shown).toMatch(/Final\nNothing to show yet\.\n$/);
});

test('a cycle of leagues has its pyramid, and whoever watches its tables has them as they are', async () => {
  const title = await apiTitle(server, await server.signUp('Kuksu', 'DIRECTOR'));
  const names = Array.from({ length: 15 }, (_, index) => `Mchezaji ${String(index + 1).padStart(2, '0')}`);
  const cycle = await title.next([], names);
  await title.start(cycle);
  const { pyramid } = await tablesOf(cycle);
  await expectJson(
    textAt(pyramid, 'json'),
    'baraza-pyramid',
    cycle,
    `... on KuksuTournament { tiers { number leagues { name tier group { id standings { ${STANDING} movement } } } } }`,
  );
  const rows = await rowsOf(textAt(pyramid, 'csv'));
  expect(rows).toHaveLength(15);
  expect(rows[0]).toMatchObject({ tier: '1', league: 'A', rank: '1', movement: 'NEW' });
  expect(await text(textAt(pyramid, 'text'))).toContain(
    '\n\nTier 1: league A\n #  Name         Points  Played  SODOS  RATING\n 1  Mchezaji 01       0 ',
  );
  expect(at(await tablesOf(cycle), 'bracket')).toBeUndefined();
  const baraza = connect({ url: server.url });
  const watched = baraza.watchTables(cycle);
  const snapshot: Tables = (await watched.next()).value;
  expect(snapshot.tables).toEqual(await freshTables(server, cycle));
  await title.decide(cycle, ['Mchezaji 01', 'Mchezaji 02']);
  const after: Tables = (await watched.next()).value;
  expect(after.tables).toEqual(await freshTables(server, cycle));
  expect(after.changed.map(({ groupId }) => groupId)).toEqual([snapshot.tables[0]?.groupId]);
  expect(after.tables[1], 'what has not changed is the same').toBe(snapshot.tables[1]);
  baraza.close();
});
