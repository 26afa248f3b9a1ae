import { Client, gql, makeOperation, type Exchange, type Operation } from '@urql/vue';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { empty, fromArray, makeSubject, mergeMap, pipe, publish, tap } from 'wonka';
import { PACE, pacedQuestions } from '../../../web/src/graphql/paced-questions.ts';

const QUESTION = gql`
  query Question($id: ID!) {
    tournament(id: $id) {
      id
    }
  }
`;
const DEED = gql`
  mutation Deed($id: ID!) {
    resign(input: { gameId: $id }) {
      code
    }
  }
`;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** What reaches the server of what a page asks: each operation as its kind and id. */
function openPage() {
  const sent: string[] = [];
  const server: Exchange = () => (operations) =>
    pipe(
      operations,
      tap(({ kind, variables }) => void sent.push(`${kind} ${String(variables?.['id'])}`)),
      mergeMap(() => empty),
    );
  const client = new Client({ url: 'http://page.example/graphql', preferGetMethod: false, exchanges: [server] });
  const asked = makeSubject<Operation>();
  const io = { client, forward: server({ client, forward: () => fromArray([]), dispatchDebug: () => undefined }) };
  publish(pacedQuestions({ ...io, dispatchDebug: () => undefined })(asked.source));
  const question = (id: string) => client.createRequestOperation('query', { ...requestOf(id, QUESTION) });
  return {
    sent,
    ask: (id: string) => asked.next(question(id)),
    act: (id: string) => asked.next(client.createRequestOperation('mutation', requestOf(id, DEED))),
    leave: (id: string) => asked.next(makeOperation('teardown', question(id))),
  };
}

function requestOf(id: string, query: typeof QUESTION) {
  return { key: id.charCodeAt(0), query, variables: { id } };
}

test('the first question is sent at once, all that follow sooner as one; others are not held back by it', () => {
  const page = openPage();
  for (let times = 0; times < 50; times++) page.ask('a');
  page.ask('b');
  page.act('a');
  expect(page.sent).toEqual(['query a', 'query b', 'mutation a']);
  vi.advanceTimersByTime(PACE);
  expect(page.sent.slice(3)).toEqual(['query a']);
  vi.advanceTimersByTime(10 * PACE);
  expect(page.sent).toHaveLength(4);
  page.ask('a');
  expect(page.sent).toHaveLength(5);
});

test('questions that never end are sent in their pace, the last one after the last event', () => {
  const page = openPage();
  for (let times = 0; times < 40; times++) {
    page.ask('a');
    vi.advanceTimersByTime(PACE / 4);
  }
  const during = page.sent.length;
  expect(during).toBeGreaterThanOrEqual(10);
  expect(during).toBeLessThanOrEqual(12);
  vi.advanceTimersByTime(PACE);
  expect(page.sent.length).toBeLessThanOrEqual(during + 1);
});

test('who leaves while a question waits is not asked for, and asks at once when he comes back', () => {
  const page = openPage();
  page.ask('a');
  page.ask('a');
  page.leave('a');
  vi.advanceTimersByTime(10 * PACE);
  expect(page.sent).toEqual(['query a', 'teardown a']);
  page.ask('a');
  page.ask('a');
  expect(page.sent).toEqual(['query a', 'teardown a', 'query a']);
});
