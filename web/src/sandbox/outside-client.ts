import { Client, fetchExchange } from '@urql/vue';
import { languageHeaders } from '../graphql/request-headers.ts';

/** What a page that shows a sandbox asks the world outside: of the sandbox itself, and nothing kept. */
export const outsideClient = new Client({
  url: '/graphql',
  preferGetMethod: false,
  requestPolicy: 'network-only',
  fetchOptions: () => ({ credentials: 'same-origin', headers: languageHeaders() }),
  exchanges: [fetchExchange],
});
