import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { propertyRuns } from '../../support/property-runs.ts';
import { cacheExchange } from '@urql/exchange-graphcache';
import { gql, type Exchange, type OperationResult } from '@urql/vue';
import { delay, filter, fromValue, mergeMap, pipe, subscribe } from 'wonka';
import { openClient, openPage, slowServer } from './slow-server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what a deed makes the cache forget while it is asked for is asked for once more', async () => {
  const server = slowServer([100]);
  const page = openPage(server.exchange, 1);
  await vi.advanceTimersByTimeAsync(1_000);
  page.again(0);
  await vi.advanceTimersByTimeAsync(50);
  page.rename();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([page.shown(), server.asked]).toEqual([['1'], [0, 0, 1]]);
  page.close();
});

test('every part shows the last change that is made from the page, however slow the answers were', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 10 }),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 }),
      async (parts, pauses, latencies) => {
        const server = slowServer(latencies);
        const page = openPage(server.exchange, parts);
        for (const pause of pauses) {
          await vi.advanceTimersByTimeAsync(pause);
          page.rename();
        }
        await vi.advanceTimersByTimeAsync(20_000);
        expect(page.shown()).toEqual(Array.from({ length: parts }, () => server.name()));
        page.close();
      },
    ),
    propertyRuns(60, 2_000),
  );
});

const NAMES = gql`
  query Names {
    tournament(id: "t") {
      __typename
      id
      version
      entries {
        __typename
        id
        name
      }
    }
  }
`;
const NUMBER = gql`
  query Number {
    tournament(id: "t") {
      __typename
      id
      version
      entries {
        __typename
        id
      }
    }
  }
`;
const ENTER = gql`
  mutation Enter($name: String!) {
    enter(name: $name) {
      __typename
      tournament {
        __typename
        id
        version
        entries {
          __typename
          id
        }
      }
    }
  }
`;

/** A tournament whose players one question shows by name, and another by their number alone; both are asked on one page. */
function openTournament(latencies: readonly number[]) {
  let entered: readonly string[] = [];
  let turn = 0;
  const tournament = (withNames: boolean) => ({
    ...{ __typename: 'Tournament', id: 't', version: entered.length },
    entries: entered.map((name) => ({ __typename: 'Entry', id: name, ...(withNames && { name }) })),
  });
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        const isDeed = operation.kind === 'mutation';
        if (isDeed) entered = [...entered, String(operation.variables?.['name'])];
        const told = tournament(operation.key === names.key);
        const data = isDeed ? { enter: { __typename: 'EnterSuccess', tournament: told } } : { tournament: told };
        const result: OperationResult = { operation, data, stale: false, hasNext: false };
        turn += 1;
        return pipe(fromValue(result), delay(latencies[turn % latencies.length] ?? 0));
      }),
    );
  const askAll = (): void => {
    for (const question of [names, number])
      void client.executeQuery(question, { requestPolicy: 'network-only' }).toPromise();
  };
  const client = openClient(cacheExchange({ keys: { EnterSuccess: () => null } }), server, askAll);
  const names = client.createRequestOperation('query', { key: 1, query: NAMES, variables: {} });
  const number = client.createRequestOperation('query', { key: 2, query: NUMBER, variables: {} });
  let shown: readonly string[] | null = null;
  const parts = [names, number].map((question) =>
    pipe(
      client.executeRequestOperation(question),
      subscribe(({ operation, data }) => {
        if (operation.key === names.key && data) shown = data.tournament.entries.map((entry: Entered) => entry.name);
      }),
    ),
  );
  return {
    /** Somebody is entered from another page. */
    enterElsewhere: (name: string) => void (entered = [...entered, name]),
    enter: (name: string) => void client.mutation(ENTER, { name }).toPromise(),
    /** Somebody else on the page wants the number to be true. */
    count: () => void client.executeQuery(number, { requestPolicy: 'network-only' }).toPromise(),
    shown: () => shown,
    entered: () => entered,
    close: () => parts.forEach(({ unsubscribe }) => unsubscribe()),
  };
}

interface Entered {
  readonly name: string;
}

test('who is new to one question by the answer to another that tells less of him is asked for', async () => {
  const page = openTournament([100]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.shown()).toEqual([]);
  page.enterElsewhere('Asha');
  page.enterElsewhere('Bahati');
  page.count();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(page.shown()).toEqual(['Asha', 'Bahati']);
  page.close();
});

test('all who have entered are shown in the end, whatever of them was told before, and when', async () => {
  const deeds = ['enterElsewhere', 'enter', 'count'] as const;
  const step = fc.record({ after: fc.integer({ min: 0, max: 600 }), does: fc.constantFrom(...deeds) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 6 }),
      async (steps, latencies) => {
        const page = openTournament(latencies);
        for (const [index, { after, does }] of steps.entries()) {
          await vi.advanceTimersByTimeAsync(after);
          page[does](`Player ${index}`);
        }
        // Whoever has entered elsewhere is told of at the latest when all else has been answered.
        await vi.advanceTimersByTimeAsync(5_000);
        page.count();
        await vi.advanceTimersByTimeAsync(20_000);
        expect(page.shown()).toEqual(page.entered());
        page.close();
      },
    ),
    propertyRuns(60, 2_000),
  );
});
