import { Client, fetchExchange, mapExchange, subscriptionExchange } from '@urql/vue';
import type { ExecutionResult } from '@urql/vue';
import { isEndedElsewhere } from '../account/sign.ts';
import { languageEpoch } from '../i18n/language-epoch.ts';
import { leaveRefusedLink } from '../link/refused-link.ts';
import { graphqlPath } from '../sandbox/place.ts';
import { live } from '../ui/live.ts';
import { learnServerTime } from '../ui/server-time.ts';
import { askedInLanguage } from './asked-in-language.ts';
import { askedMeanwhile } from './asked-meanwhile.ts';
import { graphCache } from './cache.ts';
import { newestAnswer } from './newest-answer.ts';
import { askAgainIn, waitUntilReady } from './outage.ts';
import { pacedQuestions } from './paced-questions.ts';
import { requestHeaders } from './request-headers.ts';
import { resumption } from './resumption.ts';
import { socket } from './socket.ts';
import { wholeAnswers } from './whole-answers.ts';

interface Sink {
  next(value: ExecutionResult): void;
  error(error: unknown): void;
  complete(): void;
}

const hasCode = (error: unknown, code: string): boolean =>
  Array.isArray(error) && error.some((item: { extensions?: { code?: unknown } }) => item.extensions?.code === code);

const tryAgain = 15_000;

/**
 * Subscribes over the socket. A place in the log that the server does not know any more is given up for a fresh start; a
 * subscription that is refused is said on the page, which then is not live, and is tried again.
 */
function subscribe(query: string, given: Record<string, unknown>, sink: Sink): () => void {
  const place = resumption(query, given);
  let stop = (): void => undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let refused = false;
  const refuse = (errors: unknown): void => {
    const seconds = Array.isArray(errors) ? askAgainIn(errors) : null;
    if (seconds !== null) void waitUntilReady(seconds);
    // Who looks at the page is another than before, or nobody.
    if (hasCode(errors, 'SESSION_ENDED')) void isEndedElsewhere().then((isIt) => isIt && live.gap());
    if (!refused) live.refused(1);
    refused = true;
    clearTimeout(waiting);
    waiting = setTimeout(begin, seconds === null ? tryAgain : seconds * 1_000);
  };
  const accept = (): void => {
    if (!refused) return;
    refused = false;
    live.refused(-1);
    live.gap();
  };
  function begin(): void {
    stop();
    stop = socket.subscribe<Record<string, unknown>>(
      { query, variables: place.variables },
      {
        next(result) {
          if (result.errors && !result.data) return refuse(result.errors);
          accept();
          if (place.seen(result)) live.gap();
          sink.next(result as ExecutionResult);
        },
        error(error) {
          if (!hasCode(error, 'AFTER_UNKNOWN')) return refuse(error);
          place.restart();
          live.gap();
          begin();
        },
        complete: () => (refused ? undefined : sink.complete()),
      },
    );
  }
  begin();
  return () => {
    clearTimeout(waiting);
    if (refused) live.refused(-1);
    stop();
  };
}

const meanwhile = askedMeanwhile();
const whole = wholeAnswers();

/** The page's GraphQL client: answers from the cache where it can, over HTTP where it must, and events over the socket. */
export const client = new Client({
  url: graphqlPath,
  preferGetMethod: false,
  fetchOptions: () => ({ credentials: 'same-origin', headers: requestHeaders() }),
  exchanges: [
    askedInLanguage(() => languageEpoch.value),
    whole.before,
    graphCache,
    whole.behind,
    newestAnswer(() => live.gap()),
    meanwhile.exchange,
    pacedQuestions,
    mapExchange({
      onResult(result) {
        learnServerTime(result.data);
        leaveRefusedLink(result.error);
        const seconds = askAgainIn(result.error?.graphQLErrors);
        if (seconds !== null) void waitUntilReady(seconds);
      },
    }),
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query, variables }) => ({
        subscribe: (sink) => ({
          unsubscribe: subscribe(query ?? '', (variables ?? {}) as Record<string, unknown>, sink),
        }),
      }),
    }),
  ],
});
meanwhile.heed(client);
