import { Client, gql, type Exchange, type Operation, type OperationResult } from '@urql/vue';
import { expect, test } from 'vitest';
import { empty, makeSubject, merge, mergeMap, pipe, subscribe, tap } from 'wonka';
import { newestAnswer } from '../../../web/src/graphql/newest-answer.ts';

const QUESTION = gql`
  query Question($id: ID!) {
    tournament(id: $id) {
      id
      version
    }
  }
`;
const EVENTS = gql`
  subscription Events($id: ID!) {
    tournamentEvents(id: $id) {
      tournament {
        id
        version
      }
    }
  }
`;

const DEED = gql`
  mutation Deed($input: Input!) {
    open(input: $input) {
      tournament {
        id
        version
      }
    }
  }
`;

/** A page over a server that says what the test says, when the test says it. */
function openPage() {
  const asked: Operation[] = [];
  const said = makeSubject<OperationResult>();
  let overtaken = 0;
  const server: Exchange = () => (operations) =>
    merge([
      said.source,
      pipe(
        operations,
        tap((operation) => void (operation.kind === 'teardown' ? null : asked.push(operation))),
        mergeMap(() => empty),
      ),
    ]);
  const client = new Client({
    url: 'http://page.example/graphql',
    preferGetMethod: false,
    exchanges: [newestAnswer(() => void (overtaken += 1)), server],
  });
  const shown: unknown[] = [];
  return {
    /** How often something that became of a deed was older than what was told before. */
    overtaken: () => overtaken,
    asked,
    /** What the page was given to show, in the order in which it was given. */
    shown,
    ask(id: string) {
      const answers = client.query(QUESTION, { id }, { requestPolicy: 'network-only' });
      pipe(
        answers,
        subscribe(({ data }) => void shown.push(data?.tournament)),
      );
    },
    give: (input: object) => void client.mutation(DEED, { input }).toPromise(),
    watch: (id: string) =>
      void pipe(
        client.subscription(EVENTS, { id }),
        subscribe(() => undefined),
      ),
    /** The server answers, or tells on, the operation with this number. */
    say(number: number, data: unknown) {
      const operation = asked[number];
      if (operation === undefined) throw new Error(`Only ${asked.length} things were asked`);
      said.next({ operation, data, stale: false, hasNext: operation.kind === 'subscription' });
    },
  };
}

const told = (id: string, version: number) => ({ tournamentEvents: { tournament: { id, version } } });
const answer = (id: string, version: number) => ({ tournament: { id, version } });

test('an answer that is older than an event is not shown but asked for again, until it has caught up', () => {
  const page = openPage();
  page.watch('a');
  page.ask('a');
  expect(page.asked.map(({ kind }) => kind)).toEqual(['subscription', 'query']);
  page.say(0, told('a', 7));
  page.say(1, answer('a', 6));
  expect(page.shown).toEqual([]);
  expect(page.asked).toHaveLength(3);
  expect(page.asked[2]).toMatchObject({
    kind: 'query',
    variables: { id: 'a' },
    context: { requestPolicy: 'network-only' },
  });
  page.say(2, answer('a', 7));
  expect(page.shown).toEqual([{ id: 'a', version: 7 }]);
  expect(page.asked).toHaveLength(3);
});

test.each([
  ['before any event', [], answer('a', 1)],
  ['as new as the event', [told('a', 7)], answer('a', 7)],
  ['newer than the event', [told('a', 7)], answer('a', 8)],
  ['about another tournament', [told('a', 7)], answer('b', 1)],
  ['that says no version', [told('a', 7)], { tournament: { id: 'a' } }],
  ['about nothing', [told('a', 7)], { tournament: null }],
  ['after an event without a tournament', [{ tournamentEvents: {} }], answer('a', 1)],
])('an answer %s is shown and not asked for again', (_what, news, data) => {
  const page = openPage();
  page.watch('a');
  page.ask('a');
  for (const event of news) page.say(0, event);
  page.say(1, data);
  expect(page.shown).toEqual([data.tournament]);
  expect(page.asked).toHaveLength(2);
});

test('an event that comes late does not make an earlier one forgotten', () => {
  const page = openPage();
  page.watch('a');
  page.ask('a');
  page.say(0, told('a', 9));
  page.say(0, told('a', 8));
  page.say(1, answer('a', 8));
  expect(page.shown).toEqual([]);
});

test('an answer that is older than what a deed was answered with, or another question, is asked for again; a tried deed tells nothing', async () => {
  const page = openPage();
  page.ask('a');
  page.give({ dryRun: true });
  page.say(1, { open: answer('a', 9) });
  page.say(0, answer('a', 6));
  expect(page.shown).toEqual([{ id: 'a', version: 6 }]);
  page.ask('a');
  page.give({});
  page.say(3, { open: answer('a', 7) });
  page.say(2, answer('a', 6));
  expect(page.asked).toHaveLength(5);
  page.say(4, answer('a', 8));
  page.ask('a');
  page.say(5, answer('a', 7));
  expect(page.asked).toHaveLength(7);
  expect(page.overtaken()).toBe(0);
  page.give({ late: true });
  page.say(7, { open: answer('a', 7) });
  await Promise.resolve();
  expect(page.overtaken()).toBe(1);
});
