import { Client, gql, useQuery, type Exchange, type Operation, type OperationResult } from '@urql/vue';
import { cacheExchange } from '@urql/exchange-graphcache';
import fc from 'fast-check';
import { createApp, effectScope } from 'vue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { filter, make, mergeMap, pipe, takeUntil } from 'wonka';
import { askedMeanwhile } from '../../../web/src/graphql/asked-meanwhile.ts';
import { newestAnswer } from '../../../web/src/graphql/newest-answer.ts';
import { pacedQuestions } from '../../../web/src/graphql/paced-questions.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const QUESTION = gql`
  query Question {
    player(id: "x") {
      __typename
      id
      name
    }
  }
`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A server whose player has another name after every change; it looks when it is asked, and answers some time later. */
function slowServer(latencies: readonly number[]) {
  const asked: number[] = [];
  let changes = 0;
  const exchange: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }: Operation) => kind === 'query'),
      mergeMap((operation) => {
        const answer = make<OperationResult>(({ next, complete }) => {
          const player = { __typename: 'Player', id: 'x', name: String(changes) };
          const latency = latencies[asked.push(changes) % latencies.length];
          const timer = setTimeout(() => {
            next({ operation, data: { player }, stale: false, hasNext: false });
            complete();
          }, latency);
          return () => clearTimeout(timer);
        });
        const left = filter(({ kind, key }: Operation) => kind === 'teardown' && key === operation.key)(operations);
        return pipe(answer, takeUntil(left));
      }),
    );
  return { exchange, asked, change: () => void (changes += 1), name: () => String(changes) };
}

/** Parts of one page that ask the same question. */
function openPage(server: Exchange, parts: number) {
  const meanwhile = askedMeanwhile();
  const exchanges = [cacheExchange({}), newestAnswer, meanwhile.exchange, pacedQuestions, server];
  const client = new Client({ url: 'http://page.example/graphql', preferGetMethod: false, exchanges });
  meanwhile.heed(client);
  const app = createApp({ render: () => null });
  app.provide('$urql', { value: client });
  const scope = effectScope();
  const ask = () => useQuery<{ player: { name: string } }>({ query: QUESTION });
  const queries = app.runWithContext(() => scope.run(() => Array.from({ length: parts }, ask))) ?? [];
  return {
    again: (part: number) => void queries[part]?.executeQuery({ requestPolicy: 'network-only' }),
    shown: () => queries.map(({ data, fetching }) => (fetching.value ? 'waits' : data.value?.player.name)),
    close: () => scope.stop(),
  };
}

test('what is asked anew while an answer is on its way to another part of the page is asked once more', async () => {
  const server = slowServer([100]);
  const page = openPage(server.exchange, 2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.shown()).toEqual(['0', '0']);
  page.again(0);
  await vi.advanceTimersByTimeAsync(50);
  server.change();
  page.again(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([page.shown(), server.asked]).toEqual([
    ['1', '1'],
    [0, 0, 1],
  ]);
  page.close();
});

test('every part shows the last change in the end, whenever it was asked for and however slow the answers were', async () => {
  const change = fc.record({ after: fc.integer({ min: 0, max: 600 }), part: fc.nat({ max: 2 }) });
  const latency = fc.integer({ min: 1, max: 900 });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(change, { minLength: 1, maxLength: 10 }),
      fc.array(latency, { minLength: 1, maxLength: 6 }),
      async (parts, changes, latencies) => {
        const server = slowServer(latencies);
        const page = openPage(server.exchange, parts);
        for (const { after, part } of changes) {
          await vi.advanceTimersByTimeAsync(after);
          server.change();
          page.again(part % parts);
        }
        await vi.advanceTimersByTimeAsync(20_000);
        expect(page.shown()).toEqual(Array.from({ length: parts }, () => server.name()));
        page.close();
      },
    ),
    propertyRuns(60, 2_000),
  );
});
