import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, parse, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';

const address = new URL('/graphql', location.origin);

/** The way to the server: queries and mutations over HTTP, subscriptions over WebSocket, both as who has the token. */
export interface Connection {
  readonly fetcher: Fetcher;
  /** Asks without variables; what comes back, or nothing where that is refused. */
  ask(query: string): Promise<unknown>;
  /** Ends what is watched. */
  end(): void;
}

/** Connects by a token; without one, as who is signed in on the page, if anybody is. */
export function connect(token: string): Connection {
  const credentials: Readonly<Record<string, string>> = token === '' ? {} : { Authorization: `Bearer ${token}` };
  const socket = createClient({
    url: Object.assign(new URL(address), { protocol: address.protocol.replace('http', 'ws') }).href,
    connectionParams: credentials,
  });
  const send = async (
    body: FetcherParams,
    headers: Readonly<Record<string, unknown>> = {},
  ): Promise<ExecutionResult> => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...credentials, ...headers },
      body: JSON.stringify(body),
    });
    return (await response.json()) as ExecutionResult;
  };
  return {
    fetcher: (asked, options) =>
      isWatched(asked)
        ? (socket.iterate({ ...asked }) as AsyncIterable<ExecutionResult>)
        : send(asked, options?.headers),
    ask: async (query) => (await send({ query })).data,
    end: () => void socket.dispose(),
  };
}

function isWatched({ query, operationName }: FetcherParams): boolean {
  return getOperationAST(parse(query), operationName)?.operation === 'subscription';
}
