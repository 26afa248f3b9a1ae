import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../api/src/application/demo/people.ts';
import { demoJobs } from '../../api/src/application/demo/demo-jobs.ts';
import { asId, type GameId, type TournamentId } from '../../api/src/kernel/ids.ts';
import { millis, SECOND } from '../../api/src/kernel/time.ts';
import { botTurns } from '../../api/src/store/reading/bot-turn.ts';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { crosstableRows } from '../support/crosstable-rows.ts';
import { WHOLE, counted } from '../support/demo-parts.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { readExample, variablesOf } from '../../web/src/graphiql/example.ts';

const TOURNAMENTS = `{ tournaments(first: 20) { edges { node {
  name status venue timeControl gamesTotal gamesDecided minPlayers startsAt
  entries(first: 100) { nodes { player { name isBot } } }
} } } }`;

describe('the first start', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ demo: true });
  });
  afterAll(() => server.close());

  const kibaOne = async (): Promise<string> => {
    const { tournaments } = await server.data('{ tournaments(first: 20) { edges { node { id name } } } }');
    return textAt(
      listAt(at(tournaments, 'edges.*.node')).find(({ name }) => name === 'KIBA I'),
      'id',
    );
  };

  describe('is what the examples of GraphiQL ask of:', () => {
    const folder = join(import.meta.dirname, '../../web/src/graphiql/examples');
    const examples = readdirSync(folder).map((file) => readExample(readFileSync(join(folder, file), 'utf8')));
    const signedIn = async ({ name, email }: { readonly name: string; readonly email: string }) =>
      server.signedIn(name, await server.auth('/sign-in/email', { email, password: DEMO_PASSWORD }));

    test('ten of them', () => {
      expect(examples).toHaveLength(10);
    });

    test.each(examples)('$title', async (example) => {
      const variables = await variablesOf(example, (query) => server.data(query));
      expect(Object.values(variables)).not.toContain('');
      const person = await signedIn(DEMO_ACCOUNTS[example.query.includes('\nmutation ') ? 'director' : 'asha']);
      const watch = server.socket(person).watch(example.query, variables);
      const [answer] = await watch.until(1);
      watch.stop();
      expect(answer?.errors).toBeUndefined();
      const told = JSON.stringify(answer?.data);
      for (const nothing of ['"code"', 'edges":[]', '{"viewer":null', 'games":[]', '{"tournament":null']) {
        expect(told).not.toContain(nothing);
      }
    });
  });

  test('makes thirteen tournaments', async () => {
    const { tournaments } = await server.data(TOURNAMENTS);
    const byName: Fields = Object.fromEntries(listAt(at(tournaments, 'edges.*.node')).map((node) => [node.name, node]));
    expect(Object.keys(byName).toSorted().join('; ')).toBe(
      'Backgammon on the veranda; Bahari Cup; Baraza Open 1; KIBA I; Kuksu title, cycle 1; Kuksu title, cycle 2; ' +
        'Kuksu title, cycle 3; Lamu knock-out; Pwani 1: Zanzibar; Pwani 2: Lamu; Pwani 3: Mombasa; Veranda friendly; Volta Swiss',
    );
    expect(byName).toMatchObject({
      'KIBA I': { status: 'FINISHED', venue: 'ELSEWHERE', timeControl: null, gamesTotal: 20, gamesDecided: 20 },
      'Baraza Open 1': {
        status: 'RUNNING',
        venue: 'HERE',
        timeControl: 'T=(10m+1m)<=15m',
        gamesTotal: 30,
        minPlayers: 6,
      },
      'Veranda friendly': { status: 'RUNNING', venue: 'HERE', timeControl: 'T=(3+1)<=7', gamesTotal: 6 },
      'Bahari Cup': { status: 'REGISTRATION', venue: 'HERE', gamesTotal: 0, minPlayers: 6 },
      'Pwani 1: Zanzibar': { status: 'FINISHED', venue: 'ELSEWHERE', gamesTotal: 32 },
      'Pwani 2: Lamu': { status: 'FINISHED', venue: 'ELSEWHERE', gamesTotal: 33 },
      'Pwani 3: Mombasa': { status: 'RUNNING', venue: 'HERE', timeControl: 'T=(3+1)<=7', gamesTotal: 30 },
    });
    const bots = (name: string) =>
      listAt(byName[name], 'entries.nodes').filter(({ player }) => at(player, 'isBot')).length;
    expect(['KIBA I', 'Baraza Open 1', 'Veranda friendly', 'Bahari Cup'].map(bots)).toEqual([0, 6, 2, 4]);
    expect(Date.parse(textAt(byName['Bahari Cup'], 'startsAt')) - server.clock.now()).toBe(14 * 86_400_000);
    expect(await counted(server.db)).toEqual(WHOLE);
  });

  test("gives KIBA's published crosstable and final table digit for digit", async () => {
    const { rows, winner } = await crosstableRows(server, await kibaOne());
    expect(rows).toEqual([
      [1, 'Oscar', 'CO', 2069, 7, 10.5, 522, 'Jan++ Kobe+- Peter++ Sock++'],
      [2, 'Kobe', 'IT', 1926, 5, 7.5, 540, 'Jan-+ Oscar-+ Peter++ Sock-+'],
      [3, 'Jan', 'NL', 1808, 4, 4.5, 355, 'Kobe+- Oscar-- Peter++ Sock+-'],
      [4, 'Sock', 'FR', 1694, 4, 4.5, 187, 'Jan-+ Kobe+- Oscar-- Peter++'],
      [5, 'Peter', 'IT', 1675, 0, 0, 171, 'Jan-- Kobe-- Oscar-- Sock--'],
    ]);
    expect(winner).toBe('Oscar');
  });

  test('has a championship in its third tournament, with points and countries of the first two', async () => {
    const { seriesList } = await server.data(`{ seriesList(first: 5) { edges { node { name ... on KibaChampionship {
      state legs { number isFinished tournament { name } } standings { isFinal cutTied rows { points } }
      nations { rows { country } } } } } } }`);
    const championship = listAt(at(seriesList, 'edges.*.node')).find(({ name }) => name === 'Pwani championship');
    expect(championship).toMatchObject({
      name: 'Pwani championship',
      state: 'TOURNAMENTS',
      legs: [
        { number: 1, isFinished: true, tournament: { name: 'Pwani 1: Zanzibar' } },
        { number: 2, isFinished: true, tournament: { name: 'Pwani 2: Lamu' } },
        { number: 3, isFinished: false, tournament: { name: 'Pwani 3: Mombasa' } },
        { number: 4, isFinished: false, tournament: null },
      ],
      standings: { isFinal: false, cutTied: false },
    });
    const points = listAt(championship, 'standings.rows').map((row) => Number(row.points));
    expect(points).toHaveLength(9);
    expect(points.reduce((sum, won) => sum + won, 0)).toBe(2 * (18 + 2 * 12 + 4) + 3 * 5);
    const countries = listAt(championship, 'nations.rows').map(({ country }) => country);
    expect(new Set(countries)).toEqual(new Set(['KE', 'TZ', 'UG']));
  });

  test('keeps no record of games that were played elsewhere', async () => {
    const { tournament } = await server.data(
      `query ($id: ID!) { tournament(id: $id) {
        games(first: 20) { edges { node { __typename ply record clock { control } moves(first: 1) { edges { cursor } } } } }
      } }`,
      { id: await kibaOne() },
    );
    const games = listAt(tournament, 'games.edges').map((edge) => edge.node);
    expect(games).toHaveLength(20);
    for (const game of games) {
      expect(game).toEqual({ __typename: 'ReportedGame', ply: 0, record: null, clock: null, moves: null });
    }
  });

  test('has a Kuksu title in its third cycle, with who held it and where everybody comes from', async () => {
    const { seriesList } = await server.data(`{ seriesList(first: 5) { edges { node { name ... on KuksuTitle {
      state holder { name } hallOfFame { number isDefence opponent { player { name } } score holder { player { name } } }
      current { seriesNumber entries { totalCount } tiers { number leagues { name group { entries { id } } } }
        paths { entry { player { isBot } } steps { number change } } } } } } } }`);
    const title = listAt(at(seriesList, 'edges.*.node')).find(({ name }) => name === 'Kuksu title');
    expect(title).toMatchObject({
      state: 'LEAGUES',
      holder: { name: 'Élodie' },
      hallOfFame: [
        { number: 2, isDefence: true, opponent: { player: { name: 'Akane' } }, score: [3, 1] },
        { number: 1, isDefence: false, opponent: null, score: null, holder: { player: { name: 'Élodie' } } },
      ],
      current: { seriesNumber: 3 },
    });
    const leagues = listAt(title, 'current.tiers').flatMap((tier) => listAt(tier, 'leagues'));
    expect(leagues.map(({ name, group }) => `${String(name)} ${listAt(group, 'entries').length}`)).toEqual([
      'A 10',
      'B1 10',
      'B2 10',
      'C1 7',
      'C2 7',
      'C3 7',
      'C4 6',
    ]);
    const paths = listAt(title, 'current.paths');
    expect(paths).toHaveLength(58);
    const changes = Map.groupBy(paths, (path) => listAt(path, 'steps').at(-1)?.change);
    const count = (change: string) => changes.get(change)?.length ?? 0;
    expect([count('HOLDS_TITLE'), count('FROM_TITLE'), count('NEW'), count('RETURNED')]).toEqual([1, 1, 6, 3]);
    expect(Math.min(count('UP'), count('SAME'), count('DOWN'))).toBeGreaterThan(5);
  });

  test('its lower leagues play one game after another to its end', async () => {
    await server.clock.advance(millis(25 * SECOND));
    const games = await server.db.prisma.game.findMany({
      where: { tournament: { name: 'Kuksu title, cycle 3' } },
      include: { moves: true, results: true },
    });
    const begun = games.filter(({ moves }) => moves.length > 0);
    expect(begun).toHaveLength(1);
    for (const { key, status, moves, results } of begun) {
      expect([key.startsWith('l.A.'), status, results.map(({ how }) => how)]).toEqual([false, 'FINISHED', ['PLAYED']]);
      expect(new Set(moves.map(({ cause }) => cause))).toEqual(new Set(['BOT']));
    }
    const { isOwnTurn } = await demoJobs(server.db);
    const turns = await botTurns(
      server.db.prisma,
      games.map(({ id }) => asId<GameId>(id)),
    );
    const own = Map.groupBy(turns, isOwnTurn);
    expect([turns.length, own.get(true)?.length]).toEqual([3 * 45 + 3 * 21 + 15 - 1, 2 * 45 + 3 * 21 + 15 - 1]);
    expect(own.get(false)?.every(({ key }) => key.startsWith('l.A.'))).toBe(true);
    expect(turns.some((turn) => isOwnTurn({ ...turn, tournamentId: asId<TournamentId>('another') }))).toBe(false);
  });

  test('has a knock-out in its second round, with seven lucky losers, its dice sealed and thrown', async () => {
    const { tournaments } =
      await server.data(`{ tournaments(first: 20) { edges { node { name ... on KnockoutTournament {
      rounds { size drawnAt bye { id } matches { how sides { isLuckyLoser } currentGame { ... on BackgammonGame { dice { seed } } } }
    } } } } } }`);
    const knockout = listAt(tournaments, 'edges.*.node').find(({ name }) => name === 'Lamu knock-out');
    const [first, second, ...later] = listAt(knockout, 'rounds');
    expect(listAt(first, 'matches').map(({ how }) => how)).toEqual(Array.from({ length: 8 }, () => 'POINTS'));
    const sides = listAt(second, 'matches').flatMap((match) => listAt(match, 'sides'));
    expect([sides.length, sides.filter(({ isLuckyLoser }) => isLuckyLoser).length]).toEqual([16, 7]);
    expect(later.map(({ size, drawnAt }) => [size, drawnAt])).toEqual([4, 2, 1].map((size) => [size, null]));
    expect(at(second, 'matches.*.currentGame.dice.seed')).toEqual(Array.from({ length: 8 }, () => null));
    const opened = await server.db.prisma.move.findMany({
      where: { cause: 'CHANCE', game: { tournament: { name: 'Lamu knock-out' } } },
    });
    expect(new Set(opened.map(({ gameId }) => gameId)).size).toBe(8);
  });

  test('has a Swiss of oware in its second round, whose first was played to its end, one game of it drawn', async () => {
    const { tournaments } = await server.data('{ tournaments(first: 20) { edges { node { id name } } } }');
    const id = listAt(tournaments, 'edges.*.node').find(({ name }) => name === 'Volta Swiss')?.id;
    const { tournament: swiss } = await server.data(
      `query ($id: ID!) { tournament(id: $id) { status
        groups { standings { points } } games(first: 20) { edges { node { result { how } } } } } }`,
      { id },
    );
    expect(swiss).toMatchObject({ status: 'RUNNING' });
    const games = listAt(at(swiss, 'games.edges.*.node'));
    const hows = games.map(({ result }) => (result === null ? 'open' : textAt(result, 'how')));
    expect(hows.toSorted()).toEqual(['DRAWN', 'PLAYED', 'PLAYED', 'PLAYED', 'open', 'open', 'open', 'open']);
    const points = listAt(swiss, 'groups.0.standings').map((row) => Number(row.points));
    expect(points, 'two have had the bye').toEqual([1, 1, 1, 1, 1, 0.5, 0.5, 0, 0]);
  });

  test.each(Object.values(DEMO_ACCOUNTS))('lets $email sign in as $role', async ({ email, role, name }) => {
    const response = await fetch(`${server.url}/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    expect(response.status).toBe(200);
    const token = response.headers.get('set-auth-token');
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ viewer { name role games { id } directs { name } } }' }),
    });
    const { data } = (await answer.json()) as { data: { viewer: unknown } };
    expect(data.viewer).toMatchObject({ name, role });
    expect(at(data, 'viewer.games')).toHaveLength(name === 'Asha' ? 5 : 0);
    expect(at(data, 'viewer.directs')).toHaveLength(role === 'DIRECTOR' ? 13 : 0);
  });
});

test('--no-demo makes nothing', async () => {
  const server = await startServer({ demo: false });
  expect(server.composed.hasDemo).toBe(false);
  expect(Object.values(await counted(server.db))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  await server.close();
});
