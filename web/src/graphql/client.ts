import { Client, fetchExchange, mapExchange, subscriptionExchange } from '@urql/vue';
import { languageEpoch } from '../i18n/language-epoch.ts';
import { leaveRefusedLink } from '../link/refused-link.ts';
import { graphqlPath } from '../sandbox/place.ts';
import { live } from '../ui/live.ts';
import { learnServerTime } from '../ui/server-time.ts';
import { askedInLanguage } from './asked-in-language.ts';
import { askedMeanwhile } from './asked-meanwhile.ts';
import { graphCache } from './cache.ts';
import { handedAnswers, type HandedAnswers } from './handed-answers.ts';
import { newestAnswer } from './newest-answer.ts';
import { askAgainIn, waitUntilReady } from './outage.ts';
import { pacedQuestions } from './paced-questions.ts';
import { requestHeaders } from './request-headers.ts';
import { openSocket } from './socket.ts';
import { subscribe } from './subscribing.ts';
import { wholeAnswers } from './whole-answers.ts';

/**
 * The GraphQL client of a page in a browser: answers from the cache where it can, from what came with the page, over HTTP where it must, and
 * events over the socket.
 */
export function createBrowserClient(handed: HandedAnswers): Client {
  const socket = openSocket();
  const meanwhile = askedMeanwhile();
  const whole = wholeAnswers();
  const client = new Client({
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
      handedAnswers(handed),
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
            unsubscribe: subscribe(socket, query ?? '', (variables ?? {}) as Record<string, unknown>, sink),
          }),
        }),
      }),
    ],
  });
  meanwhile.heed(client);
  return client;
}
