import type { ServerResponse } from 'node:http';

const EVERYWHERE = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/** The dashboard: everything from here, nothing from elsewhere, no inline script. */
const PAGE_POLICY =
  "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; connect-src 'self'; " +
  "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** GraphiQL: nothing from elsewhere either, but it has fonts in its styles, and sets some of those while it is shown. */
const GRAPHIQL_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets the headers that every answer carries, with the content policy of what is served. */
export function setSecurityHeaders(response: ServerResponse, page: 'dashboard' | 'graphiql'): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', page === 'graphiql' ? GRAPHIQL_POLICY : PAGE_POLICY);
}
