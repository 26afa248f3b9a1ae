import type { ServerResponse } from 'node:http';

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** The dashboard: everything from here, nothing from elsewhere, no inline script; `framedBy` are the pages that may frame it. */
const pagePolicy = (framedBy: string): string =>
  "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; " +
  `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${framedBy}`;

/** GraphiQL: nothing from elsewhere either, but it has fonts in its styles, and sets some of those while it is shown. */
const GRAPHIQL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What is served: a page of the dashboard, GraphiQL, or a part of the dashboard that pages of others may frame. */
export type ServedPage = 'dashboard' | 'graphiql' | 'embed';

const POLICIES: Readonly<Record<ServedPage, string>> = {
  dashboard: pagePolicy("'none'"),
  graphiql: GRAPHIQL_POLICY,
  embed: pagePolicy('*'),
};

/** Sets the headers that every answer carries, with the content policy of what is served. Nothing but an embed may be framed. */
export function setSecurityHeaders(response: ServerResponse, page: ServedPage): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', POLICIES[page]);
  if (page !== 'embed') response.setHeader('X-Frame-Options', 'DENY');
}
