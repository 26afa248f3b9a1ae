import { Client, fetchExchange } from '@urql/vue';
import { requestHeaders } from '../graphql/request-headers.ts';
import { graphqlPath } from '../sandbox/place.ts';

/**
 * A client without the page's cache: what it asks, it asks as who is signed in now, while the page is still that of who was before and is
 * told nothing of it.
 */
export const clientApart = (): Client =>
  new Client({
    url: graphqlPath,
    preferGetMethod: false,
    fetchOptions: () => ({ credentials: 'same-origin', headers: requestHeaders() }),
    exchanges: [fetchExchange],
  });
