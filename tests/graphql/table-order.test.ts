import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../api/src/store/client.ts';
import { at, listAt, textAt } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

let db: Db;
let world: World;
let api: Api;
let director: Person;

beforeAll(async () => {
  db = await openTestDatabase();
  world = newWorld(db, 5_100);
  api = await openApi(world);
  director = await world.person('Dalila', 'DIRECTOR');
});
afterAll(async () => {
  await api.close();
  await db.close();
});

const by = (name: string, input: object, fields?: string) => mutate(api, director.context, name, input, fields);

test('a director orders the table before the start: points, tie-breaks, what is refused, and what everybody reads of it (Common 5)', async () => {
  const create = (roundRobin: object) =>
    by(
      'createTournament',
      { name: 'Lamu', game: 'OWARE', format: 'ROUND_ROBIN', venue: 'ELSEWHERE', formatSettings: { roundRobin } },
      '... on CreateTournamentSuccess { tournament { id } } ... on InvalidInput { setting }',
    );
  expect(await create({ tieBreaks: ['WINS', 'WINS'] })).toMatchObject({ code: 'INVALID_INPUT', setting: 'tieBreaks' });
  expect(await create({ pointsOfWin: 1.3 })).toMatchObject({ code: 'INVALID_INPUT', setting: 'pointsOfWin' });
  expect(await create({ pointsOfDraw: 2 })).toMatchObject({ code: 'INVALID_INPUT', setting: 'pointsOfDraw' });
  const another = { name: 'Lamu', game: 'GO', format: 'KUKSU', formatSettings: { roundRobin: { tieBreaks: ['SB'] } } };
  expect(await by('createTournament', another, '... on InvalidInput { field message }')).toMatchObject({
    field: 'formatSettings',
    message: 'kuksu is chosen, and these are settings of roundRobin: give those of kuksu, or none.',
  });
  expect(await create({ pointsOfLoss: 0.5 })).toMatchObject({
    message: 'A game lost is worth less than a game drawn, which is 0.5, and may be worth nothing, in half points.',
    setting: 'pointsOfLoss',
  });
  const made = await create({ pointsOfWin: 3, pointsOfDraw: 1, pointsOfLoss: 0.5 });
  const of = { tournamentId: textAt(made, 'tournament.id') };
  const order = { ...of, formatSettings: { roundRobin: { tieBreaks: ['WINS', 'SB'] } } };
  expect(await by('updateTournament', order)).toMatchObject({ __typename: 'TournamentSuccess' });
  const swiss = { ...of, formatSettings: { swiss: { tieBreaks: ['BUCHHOLZ'] } } };
  expect(await by('updateTournament', swiss, '... on InvalidInput { field message }')).toMatchObject({
    field: 'formatSettings',
    message:
      'This tournament is played by ROUND_ROBIN, and these are settings of SWISS: give those of ROUND_ROBIN, or none.',
  });
  await by('openRegistration', of);
  await by('enterPlayers', { ...of, newPlayers: ['Ana', 'Bea', 'Cleo'].map((name) => ({ name })) });
  await by('closeRegistration', of);
  await by('startTournament', of);
  expect(await by('updateTournament', order)).toMatchObject({ code: 'WRONG_STATUS' });
  const PAGE = `query ($id: ID!) { tournament(id: $id) { rules { title text }
    formatSettings { ... on RoundRobinSettings { tieBreaks pointsOfWin pointsOfDraw pointsOfLoss } }
    lastStageStandings { points rank tieBreaks { code value terms { text value } } entry { player { name } } }
    games(first: 10) { edges { node { id } } } } }`;
  const page = async () => at(await api.data(world.anonymous, PAGE, { id: of.tournamentId }), 'tournament');
  const [won, drawn, forfeited] = listAt(await page(), 'games.edges').map((edge) => textAt(edge, 'node.id'));
  const results = [
    { gameId: won, winner: 'FIRST' },
    { gameId: drawn, how: 'DRAWN' },
    { gameId: forfeited, winner: 'FIRST', how: 'FORFEIT' },
  ];
  expect(await by('reportResult', { ...of, results })).toMatchObject({ __typename: 'ReportResultSuccess' });
  const shown = await page();
  expect(at(shown, 'formatSettings')).toEqual({
    tieBreaks: ['WINS', 'SB'],
    pointsOfWin: 3,
    pointsOfDraw: 1,
    pointsOfLoss: 0.5,
  });
  expect(at(shown, 'rules.*.text')).toEqual(
    expect.arrayContaining([
      '3 points for each game won; where a game may end drawn, each gets 1 point; 0.5 points for each game lost that was played.',
      'Games won, then Neustadtl; whom nothing separates share the rank.',
    ]),
  );
  expect(at(shown, 'lastStageStandings.0')).toMatchObject({ points: 4, rank: 1 });
  expect(at(shown, 'lastStageStandings.0.tieBreaks.*.code')).toEqual(['WINS', 'SB']);
  expect(listAt(shown, 'lastStageStandings').reduce((sum, row) => sum + Number(row.points), 0)).toBe(
    3 + 0.5 + 2 * 1 + 3,
  );
});
