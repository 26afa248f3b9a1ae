import type { IncomingMessage } from 'node:http';
import { extname } from 'node:path';
import { acceptedLocale } from '../accepted-locale.ts';
import type { AskedPage } from './drawing-messages.ts';

/** What of a request decides how its page is drawn. */
export type WantedPage = Pick<AskedPage, 'address' | 'language' | 'isNarrow'>;

/** The headers that it depends on. */
export const DRAWN_BY = 'Accept-Language, Cookie, Sec-CH-UA-Mobile, User-Agent';

/** A session's cookie, over HTTPS or not. */
const SESSION = /session_token=/;
/** Pages of copies in which one tries things out, which are their owners' alone. */
const SANDBOX = /^\/sandbox(?:\/|$)/;
/** A longer address leads nowhere, and is not worth keeping. */
const LONGEST = 500;

/**
 * The page that is drawn for a request, in the language that its address asks for by `?lang=`, or else in the first that its reader
 * prefers. Null: none. Who is signed in has the page drawn by his browser: much of it is about him, and what there is for him the API
 * alone can say, so a page that is drawn for nobody would be put right before his eyes.
 */
export function wantedPage({ url = '/', headers }: IncomingMessage): WantedPage | null {
  const { pathname, search, searchParams } = new URL(url.replace(/^\/+/, '/'), 'http://page');
  if (SESSION.test(headers.cookie ?? '') || SANDBOX.test(pathname) || extname(pathname) !== '') return null;
  const address = pathname + search;
  if (address.length > LONGEST) return null;
  const preferred = [...searchParams.getAll('lang'), headers['accept-language'] ?? ''].join(',');
  return {
    address,
    language: acceptedLocale(new Headers({ 'accept-language': preferred })),
    isNarrow: isPhone(headers),
  };
}

/** By what a browser says of itself, of which Safari and Firefox say it in words alone. */
function isPhone(headers: IncomingMessage['headers']): boolean {
  const told = headers['sec-ch-ua-mobile'];
  return told === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : told === '?1';
}
