import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, gql, type Exchange, type Operation, type OperationResult } from '@urql/vue';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filter, map, pipe, subscribe } from 'wonka';
import { cacheConfig } from '../../../web/src/graphql/cache-config.ts';
import { schemaFacts } from '../../../web/schema-facts.ts';

const facts = schemaFacts(buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8')));

const LISTS = {
  seriesList: 'seriesList(first: 20) { edges { node { __typename id name } } }',
  tournaments: 'tournaments(first: 20) { edges { node { __typename id name } } }',
  players: 'players(first: 20) { edges { node { __typename id name } } }',
  hallOfFame: 'hallOfFame { edges { node { __typename kind } } }',
  liveGames: 'liveGames { nodes { __typename id } }',
  viewer: 'viewer { name }',
  title: 'series(id: "t") { __typename id name log { edges { node { text } } } }',
};
type Shown = keyof typeof LISTS;

const connection = { __typename: 'Connection', edges: [] };
const ANSWERS: Record<Shown, object> = {
  seriesList: { seriesList: { ...connection, __typename: 'QuerySeriesListConnection' } },
  tournaments: { tournaments: { ...connection, __typename: 'QueryTournamentsConnection' } },
  players: { players: { ...connection, __typename: 'QueryPlayersConnection' } },
  hallOfFame: { hallOfFame: { ...connection, __typename: 'QueryHallOfFameConnection' } },
  liveGames: { liveGames: { __typename: 'QueryLiveGamesConnection', nodes: [{ __typename: 'BaoGame', id: 'g' }] } },
  viewer: { viewer: { __typename: 'Viewer', name: 'Nino' } },
  title: {
    series: {
      __typename: 'KuksuTitle',
      id: 't',
      name: 'Kuksu',
      log: { ...connection, __typename: 'SeriesLogConnection' },
    },
  },
};

const title = { __typename: 'KuksuTitle', id: 't', name: 'Kuksu' };
const cup = { __typename: 'KibaTournament', id: 'c', name: 'Kombe' };
const game = { __typename: 'BaoGame', id: 'g' };

/** Which of these a page that shows all of them asks for again after a deed that is answered so. */
async function askedAgain(deed: string, answer: object, input: object): Promise<readonly Shown[]> {
  const shown = Object.keys(LISTS) as Shown[];
  const asked: string[] = [];
  const answerTo = (operation: Operation): OperationResult => {
    const name = operation.context['shown'] as Shown | undefined;
    if (name !== undefined) asked.push(name);
    const data = name === undefined ? { [deed]: answer } : ANSWERS[name];
    return { operation, data, stale: false, hasNext: false };
  };
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      map(answerTo),
    );
  const exchanges = [cacheExchange(cacheConfig(facts)), server];
  const client = new Client({ url: 'http://page.example/graphql', preferGetMethod: false, exchanges });
  for (const name of shown) {
    pipe(
      client.query(gql(`{ ${LISTS[name]} }`), {}, { shown: name }),
      subscribe(() => undefined),
    );
  }
  expect(asked).toEqual(shown);
  asked.length = 0;
  const told = `... on Tournament { id name } ... on Series { id name } ... on Game { id }`;
  const fields = `tournament { ${told} } series { ${told} } game { ${told} }`;
  const mutation = gql(`mutation ($input: Input!) { ${deed}(input: $input) { __typename ${fields} } }`);
  await client.mutation(mutation, { input }).toPromise();
  return shown.filter((name) => asked.includes(name));
}

const SERIES: readonly Shown[] = ['seriesList', 'players', 'hallOfFame'];
const TOURNAMENTS: readonly Shown[] = ['tournaments', 'hallOfFame', 'viewer'];

test.each<[string, string, object, object, readonly Shown[]]>([
  ['a title that is made', 'createTitle', { __typename: 'SeriesSuccess', series: { ...title, id: 'u' } }, {}, SERIES],
  ['one that is tried', 'createTitle', { __typename: 'SeriesSuccess', series: null }, { dryRun: true }, []],
  ['one that is refused', 'createTitle', { __typename: 'Forbidden', message: 'You may not.' }, {}, []],
  [
    'a tournament that is made',
    'createTournament',
    { __typename: 'CreateTournamentSuccess', tournament: cup },
    {},
    TOURNAMENTS,
  ],
  [
    'one in a series, though only the deed names that',
    'createTournament',
    { __typename: 'CreateTournamentSuccess', tournament: cup },
    { seriesId: 't' },
    [...TOURNAMENTS, 'title'],
  ],
  [
    'a cycle, which belongs to both',
    'openCycle',
    { __typename: 'SeriesTournamentSuccess', series: title, tournament: cup },
    { seriesId: 't' },
    ['seriesList', ...TOURNAMENTS, 'players', 'title'],
  ],
  [
    'players who are entered, and may be new',
    'enterPlayers',
    { __typename: 'EnterTournamentSuccess', tournament: cup },
    { tournamentId: 'c' },
    [...TOURNAMENTS, 'players'],
  ],
  ['a move, which its answer tells', 'playMove', { __typename: 'PlayMoveSuccess', game }, { gameId: 'g' }, []],
])(
  '%s: the lists that it may change are asked for again, and nothing else',
  async (_what, deed, answer, input, lists) => {
    expect((await askedAgain(deed, answer, input)).toSorted()).toEqual(lists.toSorted());
  },
);
