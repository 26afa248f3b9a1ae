import { at, listAt, textAt, type Fields } from './answer.ts';
import type { ApiClient, TestPerson } from './api-client.ts';
import { done, nameAt, type ApiTournament } from './api-tournament.ts';

/** The countries that meet, the better first. */
const COUNTRIES = ['KE', 'TZ'];
const OPEN = `query ($id: ID!) { tournament(id: $id) { status games(first: 100) { edges { node {
  id status seats { seat player { name } } } } } } }`;

/** A championship of this director in which countries meet after each tournament; answers its id. */
export async function apiChampionship(server: ApiClient, director: TestPerson): Promise<string> {
  const input = { name: 'Kombe la Bingwa', nationMatch: 'EACH' };
  const ask = (query: string, variables: Record<string, unknown>) => server.ask(query, variables, director);
  return textAt(await done(ask, 'createChampionship', input, '... on SeriesSuccess { series { id } }'), 'series.id');
}

/**
 * A match of countries that runs here, between three of these six people and the other three: the first tournament of its championship
 * was played elsewhere before it, and whoever is named earlier has won every game there.
 */
export async function runningCountryMatch(
  server: ApiClient,
  names: readonly string[],
  director: TestPerson,
): Promise<ApiTournament> {
  const run = (mutation: string, input: Fields, fields = '', by = director) =>
    done((query, variables) => server.ask(query, variables, by), mutation, input, fields);
  const seriesId = await apiChampionship(server, director);
  const made = await run(
    'createTournament',
    {
      ...{ name: 'Wa kwanza', game: 'BAO', format: 'KIBA', venue: 'ELSEWHERE', seriesId },
      formatSettings: { kiba: { groups: 1, approvalHours: 0 } },
    },
    '... on CreateTournamentSuccess { tournament { id } }',
  );
  const tournamentId = textAt(made, 'tournament.id');
  await run('openRegistration', { tournamentId });
  const players = new Map<string, TestPerson>();
  for (const [index, name] of names.entries()) {
    const person = await server.signUp(name);
    players.set(name, person);
    await run('changeProfile', { name, country: COUNTRIES[index % 2] }, '', person);
    await run('enterTournament', { tournamentId }, '', person);
  }
  await run('closeRegistration', { tournamentId });
  await run('startTournament', { tournamentId });
  for (;;) {
    const { tournament } = await server.data(OPEN, { id: tournamentId });
    if (at(tournament, 'status') !== 'RUNNING') break;
    const open = listAt(at(tournament, 'games.edges.*.node')).filter(({ status }) => status !== 'FINISHED');
    const results = open.map((game) => {
      const isFirst = names.indexOf(nameAt(game, 'FIRST')) < names.indexOf(nameAt(game, 'SECOND'));
      return { gameId: game.id, how: 'PLAYED', winner: isFirst ? 'FIRST' : 'SECOND' };
    });
    await run('reportResult', { tournamentId, results });
  }
  const opening = { seriesId, number: 1, venue: 'HERE', timeControl: 'T=(3+1)<=7' };
  const opened = await run(
    'openCountryMatch',
    opening,
    '... on SeriesTournamentSuccess { tournament { id pagePath } }',
  );
  const id = textAt(opened, 'tournament.id');
  await run('startTournament', { tournamentId: id });
  return { id, path: textAt(opened, 'tournament.pagePath'), director, players };
}
