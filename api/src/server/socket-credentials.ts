import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { hasBearer, isBearerInvalid } from './session-access.ts';

/** The close code of a connection whose bearer token signs nobody in. Source: graphql-transport-ws, "Forbidden". */
const FORBIDDEN = 4403;

/**
 * What says who asks, and in which language: the headers of the connection's opening, and before them the `authorization` and the
 * `accept-language` of its `connection_init`, in any case of letters.
 */
export function credentialsOf(
  { headers: opening }: Pick<IncomingMessage, 'headers'>,
  params: Readonly<Record<string, unknown>> | undefined,
): Headers {
  const headers = new Headers();
  if (opening.cookie !== undefined) headers.set('cookie', opening.cookie);
  for (const header of ['authorization', 'accept-language'] as const) {
    const [, given] = Object.entries(params ?? {}).find(([name]) => name.toLowerCase() === header) ?? [];
    const value = given ?? opening[header];
    if (typeof value === 'string') headers.set(header, value);
  }
  return headers;
}

/** Whether a connection may go on under these credentials; one with a bearer token that signs nobody in is closed. */
export async function isWelcome(
  socket: WebSocket,
  credentials: Headers,
  whoIs: (credentials: Headers) => Promise<unknown>,
): Promise<boolean> {
  if (!hasBearer(credentials)) return true;
  return whoIs(credentials).then(
    () => true,
    (failure: unknown) => !closesConnection(socket, failure),
  );
}

/** Closes the connection when this failure is that of its bearer token; answers whether it is. */
export function closesConnection(socket: WebSocket, failure: unknown): boolean {
  if (!isBearerInvalid(failure)) return false;
  socket.close(FORBIDDEN, failure.message);
  return true;
}
