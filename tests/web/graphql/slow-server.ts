import { Client, gql, useQuery, type Exchange, type Operation, type OperationResult } from '@urql/vue';
import { cacheExchange } from '@urql/exchange-graphcache';
import { createApp, effectScope } from 'vue';
import { filter, fromValue, make, mergeMap, pipe, takeUntil } from 'wonka';
import { askedMeanwhile } from '../../../web/src/graphql/asked-meanwhile.ts';
import { newestAnswer } from '../../../web/src/graphql/newest-answer.ts';
import { pacedQuestions } from '../../../web/src/graphql/paced-questions.ts';
import { wholeAnswers } from '../../../web/src/graphql/whole-answers.ts';

const QUESTION = gql`
  query Question {
    player(id: "x") {
      __typename
      id
      name
    }
  }
`;

const DEED = gql`
  mutation Deed {
    rename {
      __typename
      id
    }
  }
`;

/**
 * A server whose player has another name after every change; it looks when it is asked, and answers some time later. What is done
 * from the page is answered at once, without the name.
 */
export function slowServer(latencies: readonly number[]) {
  const asked: number[] = [];
  let changes = 0;
  const answerTo = (operation: Operation) =>
    make<OperationResult>(({ next, complete }) => {
      const player = { __typename: 'Player', id: 'x', name: String(changes) };
      const timer = setTimeout(
        () => {
          next({ operation, data: { player }, stale: false, hasNext: false });
          complete();
        },
        latencies[asked.push(changes) % latencies.length],
      );
      return () => clearTimeout(timer);
    });
  const done = (operation: Operation) => {
    changes += 1;
    const data = { rename: { __typename: 'Player', id: 'x' } };
    return fromValue<OperationResult>({ operation, data, stale: false, hasNext: false });
  };
  const exchange: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }: Operation) => kind !== 'teardown'),
      mergeMap((operation) => {
        const left = filter(({ kind, key }: Operation) => kind === 'teardown' && key === operation.key)(operations);
        return pipe(operation.kind === 'mutation' ? done(operation) : answerTo(operation), takeUntil(left));
      }),
    );
  return {
    exchange,
    asked,
    change: () => void (changes += 1),
    name: () => String(changes),
  };
}

/** Forgets of what is done from the page what the answer leaves out. */
const cache = cacheExchange({
  updates: { Mutation: { rename: (_answer, _args, known) => known.invalidate('Player:x', 'name') } },
});

/** A page's client over this cache and this server. */
export function openClient(known: Exchange, server: Exchange, overtaken: () => void = () => undefined): Client {
  const meanwhile = askedMeanwhile();
  const whole = wholeAnswers();
  const exchanges = [
    whole.before,
    known,
    whole.behind,
    newestAnswer(overtaken),
    meanwhile.exchange,
    pacedQuestions,
    server,
  ];
  const client = new Client({ url: 'http://page.example/graphql', preferGetMethod: false, exchanges });
  meanwhile.heed(client);
  return client;
}

/** Parts of one page that ask the same question. */
export function openPage(server: Exchange, parts: number) {
  const client = openClient(cache, server);
  const app = createApp({ render: () => null });
  app.provide('$urql', { value: client });
  const scope = effectScope();
  const ask = () => useQuery<{ player: { name: string } }>({ query: QUESTION });
  const queries = app.runWithContext(() => scope.run(() => Array.from({ length: parts }, ask)));
  return {
    rename: () => void client.mutation(DEED, {}).toPromise(),
    again: (part: number) => void queries?.[part]?.executeQuery({ requestPolicy: 'network-only' }),
    shown: () => queries?.map(({ data, fetching }) => (fetching.value ? 'waits' : data.value?.player.name)),
    close: () => scope.stop(),
  };
}
