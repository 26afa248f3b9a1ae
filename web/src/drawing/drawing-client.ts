import { Client, makeResult, type ExecutionResult, type Operation } from '@urql/vue';
import { filter, map, pipe, tap } from 'wonka';
import { graphCache } from '../graphql/cache.ts';

/** What is known while a page is drawn. */
interface KnownAnswers {
  /** The answer to the question of this key; undefined: it was not asked yet. */
  answerTo(key: number): ExecutionResult | undefined;
  /** Notes a question that is not answered. */
  note(question: Operation): void;
  /** Notes what a browser would follow. */
  follow(subscription: Operation): void;
}

/** The GraphQL client of a page that is being drawn: it answers what is known, at once, and nothing else. No event reaches it. */
export const createDrawingClient = ({ answerTo, note, follow }: KnownAnswers): Client =>
  new Client({
    url: '/graphql',
    preferGetMethod: false,
    exchanges: [
      graphCache,
      () => (operations) =>
        pipe(
          operations,
          tap((operation) => {
            if (operation.kind === 'subscription') follow(operation);
          }),
          filter(({ kind }) => kind === 'query'),
          map((operation) => ({ operation, answer: answerTo(operation.key) })),
          tap(({ operation, answer }) => {
            if (answer === undefined) note(operation);
          }),
          filter(({ answer }) => answer !== undefined),
          map(({ operation, answer }) => makeResult(operation, answer ?? {})),
        ),
    ],
  });
