import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OriginCheck } from './origins.ts';
import { PREFLIGHT_HEADERS } from './preflighted.ts';
import { REQUEST_ID_HEADER } from './request-ids.ts';

/** What a page of another origin may read of an answer beside its body. */
const EXPOSED = ['ETag', 'RateLimit', 'RateLimit-Policy', 'Retry-After', 'set-auth-token', REQUEST_ID_HEADER].join(
  ', ',
);

const METHODS = 'GET, HEAD, POST, OPTIONS';
/** `*` would not cover `Authorization`. */
const HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'If-Modified-Since',
  'If-None-Match',
  'Last-Event-ID',
  ...PREFLIGHT_HEADERS,
].join(', ');
const REMEMBERED_SECONDS = 7_200;

/** Takes the cookie from what a page sends that is not trusted with it: it comes as nobody, or as the token that it brings. */
export function dropForeignCookie({ headers }: IncomingMessage, isTrusted: OriginCheck): void {
  if (!isTrusted(headers.origin)) delete headers.cookie;
}

/**
 * Tells the browser what the page that asks may read: everything for one that is trusted, what `isOpen` to everybody for any
 * other, without its cookie. True when that was all that was asked, and the answer is sent.
 */
export function answerPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  { isTrusted, isOpen }: { readonly isTrusted: OriginCheck; readonly isOpen: boolean },
): boolean {
  const { origin } = request.headers;
  response.appendHeader('Vary', 'Origin');
  dropForeignCookie(request, isTrusted);
  if (origin === undefined) return false;
  if (isTrusted(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
  } else if (isOpen) response.setHeader('Access-Control-Allow-Origin', '*');
  else return false;
  response.setHeader('Access-Control-Expose-Headers', EXPOSED);
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return false;
  response
    .writeHead(204, {
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': HEADERS,
      'Access-Control-Max-Age': REMEMBERED_SECONDS,
    })
    .end();
  return true;
}
