import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { ClientAddress } from './client-address.ts';
import { compressed } from './compressed.ts';
import { answerPreflight } from './cross-origin.ts';
import type { OriginCheck } from './origins.ts';
import { onRequest, REQUEST_ID_HEADER } from './request-ids.ts';
import { sandboxAt } from './sandbox/address.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { isUnavailable } from '../store/failure.ts';
import { CLIENT_ADDRESS_HEADER } from './sign-in-limits.ts';
import { AUTH_PATH } from './sign-in.ts';
import { realMillis } from './timers.ts';
import { UNAVAILABLE, UNAVAILABLE_HTTP } from './unavailable.ts';

/** The most bytes that a request for sign-up, sign-in or sign-out may carry. */
const AUTH_MESSAGE_LIMIT = 16 * 1024;

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'];

type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What answers under each address. */
export interface Routes {
  readonly graphql: Handler;
  /** What answers at the address of a sandbox's API, whether there is one or not. */
  readonly sandbox: Handler;
  readonly auth: Handler;
  readonly page: Handler;
  /** GraphiQL, for who comes to `/graphql` with a browser. */
  readonly graphiql: Handler;
  /** What answers at the address of a text or a picture such as `/games/<id>.txt`; null for any other address. */
  readonly document: (path: string) => Handler | null;
  /** What answers a request about mail; null for any other. Never open to pages of other origins. */
  readonly mail: (method: string, path: string) => Handler | null;
  /** Whether the server can do its work; asked for by `/ready`. */
  readonly ready: () => Promise<boolean>;
}

interface HttpParts {
  readonly routes: Routes;
  readonly isTrusted: OriginCheck;
  readonly addressOf: ClientAddress;
  /** Another id for each request. */
  readonly nextRequestId: () => string;
  readonly log: Logger;
}

/**
 * The HTTP server, not yet listening: `/graphql`, that of sandboxes, `/auth/*`, `/health`, `/ready`, texts and pictures such as `/games/<id>.txt`, `/dev/mail`,
 * and the dashboard for everything else. Every page may use `/graphql` and read the texts, as nobody or by a token; `/auth`,
 * mails, and the cookie of who is signed in are for pages of trusted origins.
 */
export function createHttpServer({ routes, isTrusted, addressOf, nextRequestId, log }: HttpParts): Server {
  return createServer({ requestTimeout: 60_000, headersTimeout: 15_000 }, (request, response) => {
    const id = nextRequestId();
    response.setHeader(REQUEST_ID_HEADER, id);
    const begun = realMillis();
    const answer = async () => {
      response.once('close', () => {
        const { method, url } = request;
        const taken = Math.round(realMillis() - begun);
        log.info(
          { method, path: pathOf(url), status: response.statusCode, millis: taken, client: addressOf(request) },
          'answered',
        );
      });
      const path = pathOf(request.url);
      const isGraphiql = isLookedAt(request, path);
      setSecurityHeaders(response, isGraphiql ? 'graphiql' : path.startsWith('/embed/') ? 'embed' : 'dashboard');
      if (!METHODS.includes(request.method ?? '')) return refuse(response, 405, 'This method is not known here.');
      const document = routes.document(path);
      const mail = routes.mail(request.method ?? '', path);
      const isSandbox = sandboxAt(path) !== null;
      const isGraphql = isAt(path, '/graphql') || isSandbox;
      const isOpen = isGraphql || document !== null || ['/health', '/ready'].includes(path);
      if (answerPreflight(request, response, { isTrusted, isOpen })) return;
      const isPrivate = !isReading(request) || isAt(path, AUTH_PATH) || mail !== null;
      if (isPrivate && !isOpen && !isTrusted(request.headers.origin))
        return refuse(response, 403, 'This page may not do that here.');
      if ((isGraphql && !isGraphiql) || document !== null) compressed(request, response);
      if (isGraphiql) return routes.graphiql(request, response);
      if (isSandbox) return routes.sandbox(request, response);
      if (isGraphql) return routes.graphql(request, response);
      if (path === '/health') return plain(response, 200, 'alive');
      if (path === '/ready')
        return (await routes.ready()) ? plain(response, 200, 'ready') : plain(response, 503, 'not ready');
      if (isAt(path, AUTH_PATH)) {
        if (!isShort(request)) return refuse(response, 413, 'This request is too large.');
        request.headers[CLIENT_ADDRESS_HEADER] = addressOf(request);
        return routes.auth(request, response);
      }
      if (mail !== null) return mail(request, response);
      if (!isReading(request)) return refuse(response, 405, 'This address can only be read.');
      return (document ?? routes.page)(request, response);
    };
    const failed = (error: unknown) => {
      log.error({ err: error, path: pathOf(request.url), client: addressOf(request) }, 'a request failed');
      if (response.headersSent) response.destroy();
      else if (isUnavailable(error)) refuseForNow(response);
      else refuse(response, 500, `Something went wrong on the server; its log has more about the request ${id}.`);
    };
    void onRequest(id, () => answer().catch(failed));
  });
}

function pathOf(url = '/'): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}

/** Whether an address is this one or lies below it. */
function isAt(path: string, top: string): boolean {
  return path === top || path.startsWith(`${top}/`);
}

/** Whether a browser goes to the address of the API, and asks it nothing. */
function isLookedAt(request: IncomingMessage, path: string): boolean {
  const asksNothing = !new URLSearchParams(request.url?.split('?')[1]).has('query');
  return path === '/graphql' && isReading(request) && asksNothing && wantsPage(request);
}

function wantsPage({ headers }: IncomingMessage): boolean {
  return String(headers.accept).includes('text/html');
}

function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/** Whether a request says how long it is (nothing counts as no length) and is short. */
function isShort({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= AUTH_MESSAGE_LIMIT;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`);
}

function refuseForNow(response: ServerResponse): void {
  const { status, headers } = UNAVAILABLE_HTTP;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  refuse(response, status, `${UNAVAILABLE.code}: ${UNAVAILABLE.message}`);
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Connection', 'close');
  plain(response, status, text);
}
