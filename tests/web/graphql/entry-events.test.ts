import { cacheExchange } from '@urql/exchange-graphcache';
import { gql, type Exchange, type Operation, type OperationResult } from '@urql/vue';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filter, map, pipe, subscribe } from 'wonka';
import { cacheConfig } from '../../../web/src/graphql/cache-config.ts';
import { schemaFacts } from '../../../web/schema-facts.ts';
import { at } from '../../support/answer.ts';
import { openClient } from './slow-server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const facts = schemaFacts(buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8')));

const entry = (withdrawnAt: string | null) => ({ __typename: 'Entry', id: 'e', withdrawnAt });
const cup = { __typename: 'KibaTournament', id: 'c' };
const group = { __typename: 'Group', id: 'g' };

/** What a page of a running tournament shows: the question of each part, and its answer. */
const PARTS = {
  viewer: ['viewerCanEnter', { viewerCanEnter: false }],
  count: ['entries { totalCount }', { entries: { __typename: 'TournamentEntriesConnection', totalCount: 1 } }],
  players: [
    'entries(first: 100) { nodes { __typename id withdrawnAt } }',
    { entries: { __typename: 'TournamentEntriesConnection', nodes: [entry(null)] } },
  ],
  tables: [
    'groups { __typename id standings { __typename rank entry { __typename id withdrawnAt } } }',
    { groups: [{ ...group, standings: [{ __typename: 'Standing', rank: 1, entry: entry(null) }] }] },
  ],
  adjusted: ['groups { __typename id adjustments { __typename points } }', { groups: [{ ...group, adjustments: [] }] }],
  advances: [
    'stages { __typename id advances { __typename rank } }',
    { stages: [{ __typename: 'Stage', id: 's', advances: [] }] },
  ],
  ranking: [
    'ranking(first: 100) { nodes { __typename place } }',
    { ranking: { __typename: 'TournamentRankingConnection', nodes: [] } },
  ],
} as const satisfies Record<string, readonly [string, object]>;
type Part = keyof typeof PARTS;

const EVENT = gql(`subscription { tournamentEvents(tournamentId: "c") { __typename ... on EntryChanged {
  change: kind tournament { __typename id entries { totalCount } } entry { __typename id withdrawnAt } } } }`);

const ENTER = gql(`mutation ($input: Input!) { enterPlayers(input: $input) { __typename ... on EnterTournamentSuccess {
  tournament { __typename id entries { totalCount } } } } }`);

/** What a page with all these parts asks for again after such a change of an entry, told so, and what it shows of the player then. */
async function after(kind: string, withdrawnAt: string | null, totalCount: number, way = EVENT) {
  const asked: Part[] = [];
  const answerTo = (operation: Operation): OperationResult => {
    const part = operation.context['part'] as Part | undefined;
    if (part !== undefined) asked.push(part);
    const told = { ...cup, entries: { __typename: 'TournamentEntriesConnection', totalCount } };
    const event = { __typename: 'EntryChanged', change: kind, tournament: told, entry: entry(withdrawnAt) };
    const done = { __typename: 'EnterTournamentSuccess', tournament: told };
    const news = operation.kind === 'mutation' ? { enterPlayers: done } : { tournamentEvents: event };
    const data = part === undefined ? news : { tournament: { ...cup, ...PARTS[part][1] } };
    return { operation, data, stale: false, hasNext: false };
  };
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind: what }) => what !== 'teardown'),
      map(answerTo),
    );
  const client = openClient(cacheExchange(cacheConfig(facts)), server);
  const shown = new Map<Part, unknown>();
  for (const [part, [fields]] of Object.entries(PARTS) as [Part, readonly [string, object]][]) {
    const question = gql(`query { tournament(id: "c") { __typename id ${fields} } }`);
    pipe(
      client.query(question, {}, { part }),
      subscribe(({ data }) => shown.set(part, at(data, 'tournament'))),
    );
  }
  await vi.advanceTimersByTimeAsync(5_000);
  expect(new Set(asked)).toEqual(new Set(Object.keys(PARTS)));
  asked.length = 0;
  if (way === EVENT) void client.subscription(EVENT, {}).toPromise();
  else void client.mutation(way, { input: { tournamentId: 'c' } }).toPromise();
  await vi.advanceTimersByTimeAsync(5_000);
  return { asked: [...new Set(asked)].toSorted(), shown };
}

test('who withdraws is seen in lists and tables without any of them being asked for again', async () => {
  const { asked, shown } = await after('WITHDRAWN', '2026-11-28', 1);
  expect(asked).toEqual(['adjusted', 'advances', 'ranking', 'viewer']);
  expect(at(shown.get('players'), 'entries.nodes.0.withdrawnAt')).toBe('2026-11-28');
  expect(at(shown.get('tables'), 'groups.0.standings.0.entry.withdrawnAt')).toBe('2026-11-28');
});

test('who enters changes the lists, whose number the event tells', async () => {
  const { asked, shown } = await after('ENTERED', null, 2);
  expect(asked).toEqual(['adjusted', 'advances', 'players', 'ranking', 'tables', 'viewer']);
  expect(at(shown.get('count'), 'entries.totalCount')).toBe(2);
});

test('who is entered from the page changes the lists too, though the answer tells their number', async () => {
  const { asked, shown } = await after('ENTERED', null, 2, ENTER);
  expect(asked).toContain('players');
  expect(asked).not.toContain('count');
  expect(at(shown.get('count'), 'entries.totalCount')).toBe(2);
});

test('a list that another question asked for otherwise meanwhile is not taken for what it was', async () => {
  const connection = { __typename: 'TournamentEntriesConnection' };
  const QUESTIONS = {
    edges: gql(`query { tournament(id: "c") { __typename id entries(first: 100) { edges { cursor } } } }`),
    nodes: gql(`query { tournament(id: "c") { __typename id entries(first: 100) { nodes { __typename id } } } }`),
  };
  const event = { __typename: 'EntryChanged', change: 'ENTERED', tournament: cup, entry: entry(null) };
  let entered: readonly string[] = [];
  const listed = {
    get edges() {
      return entered.map((cursor) => ({ __typename: 'Edge', cursor }));
    },
    get nodes() {
      return entered.map((id) => ({ __typename: 'Entry', id }));
    },
  };
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      map((operation): OperationResult => {
        const part = operation.context['part'] === 'edges' ? 'edges' : 'nodes';
        const answer = { tournament: { ...cup, entries: { ...connection, [part]: listed[part] } } };
        const data = operation.kind === 'subscription' ? { tournamentEvents: event } : answer;
        return { operation, data, stale: false, hasNext: false };
      }),
    );
  const client = openClient(cacheExchange(cacheConfig(facts)), server);
  async function shownBy(part: keyof typeof QUESTIONS): Promise<unknown> {
    const answer = client.query(QUESTIONS[part], {}, { part }).toPromise();
    await vi.advanceTimersByTimeAsync(1_000);
    return at((await answer).data, 'tournament.entries');
  }
  expect(await shownBy('edges')).toMatchObject({ edges: [] });
  expect(await shownBy('nodes')).toMatchObject({ nodes: [] });
  entered = ['e'];
  void client.subscription(EVENT, {}).toPromise();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await shownBy('nodes')).toMatchObject({ nodes: [{ id: 'e' }] });
  expect(await shownBy('edges')).toMatchObject({ edges: [{ cursor: 'e' }] });
});
