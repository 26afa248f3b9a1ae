import { cacheExchange } from '@urql/exchange-graphcache';
import { Client, gql, type Exchange, type Operation, type OperationResult } from '@urql/vue';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filter, map, pipe, subscribe } from 'wonka';
import { swissRoundFragment } from '../../../../web/src/formats/swiss/swiss-rounds.ts';
import { cacheConfig } from '../../../../web/src/graphql/cache-config.ts';
import { schemaFacts } from '../../../../web/schema-facts.ts';
import { listAt, textAt } from '../../../support/answer.ts';

const facts = schemaFacts(buildSchema(readFileSync(join(import.meta.dirname, '../../../../schema.graphql'), 'utf8')));

const side = (round: number, seat: string, mark: string) => {
  const player = { __typename: 'Player', id: `p${seat}`, handle: seat, name: seat, country: null, isBot: false };
  const game = { __typename: 'BaoGame', id: `g${round}`, pagePath: `/g/cup/${round}` };
  return {
    __typename: 'SwissSide',
    pointsBefore: round,
    float: null,
    entry: { __typename: 'Entry', id: seat, player },
    game: { __typename: 'CrosstableGame', number: 1, mark, how: null, overridden: false, game },
  };
};
const round = (number: number, mark: string) => ({
  __typename: 'SwissRound',
  number,
  boards: [
    {
      __typename: 'SwissBoard',
      pairing: { __typename: 'Pairing', id: `m${number}`, number: 1 },
      first: side(number, 'a', mark),
      second: side(number, 'b', mark),
      why: '',
      ruleRefs: [],
    },
  ],
  bye: null,
});
const cup = { __typename: 'SwissTournament', id: 'c' };

const PAGE = gql`
  query {
    tournament(id: "c") {
      __typename
      id
      ... on SwissTournament {
        rounds {
          ...SwissRound
        }
      }
    }
  }
  ${swissRoundFragment}
`;
const EVENTS = gql`
  subscription {
    tournamentEvents(tournamentId: "c") {
      __typename
      ... on StandingsChanged {
        tournament {
          __typename
          id
        }
        swissRounds {
          ...SwissRound
        }
      }
    }
  }
  ${swissRoundFragment}
`;

/** What a page shows of the rounds after an event that carries these, and how often it has asked for them. */
async function shownAfter(swissRounds: readonly object[] | null) {
  let asked = 0;
  const answerTo = (operation: Operation): OperationResult => {
    const event = { __typename: 'StandingsChanged', tournament: cup, swissRounds };
    const rounds = [round(1, 'WON'), round(2, 'RUNNING')];
    if (operation.kind === 'query') asked += 1;
    const data = operation.kind === 'query' ? { tournament: { ...cup, rounds } } : { tournamentEvents: event };
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
  let shown: readonly string[] = [];
  pipe(
    client.query(PAGE, {}),
    subscribe(({ data }) => {
      shown = listAt(data, 'tournament.rounds').map(
        (one) => `${String(one['number'])} ${textAt(one, 'boards.0.first.game.mark')}`,
      );
    }),
  );
  await client.subscription(EVENTS, {}).toPromise();
  return { shown, asked };
}

test('the round of a decided game takes the place of the one that is there, and a new one comes after it, without asking', async () => {
  expect(await shownAfter([round(2, 'WON')])).toEqual({ shown: ['1 WON', '2 WON'], asked: 1 });
  expect(await shownAfter([round(2, 'WON'), round(3, 'RUNNING')])).toEqual({
    shown: ['1 WON', '2 WON', '3 RUNNING'],
    asked: 1,
  });
  expect(await shownAfter([round(1, 'LOST'), round(2, 'RUNNING')])).toEqual({
    shown: ['1 LOST', '2 RUNNING'],
    asked: 1,
  });
});

test('an event that carries no rounds changes none', async () => {
  expect(await shownAfter(null)).toEqual({ shown: ['1 WON', '2 RUNNING'], asked: 1 });
});
