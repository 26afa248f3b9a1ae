import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import type { Plugin } from 'graphql-yoga';

/** Headers that say that a browser has asked before it sent them: a form sends none of its own. */
export const PREFLIGHT_HEADERS = ['x-graphql-yoga-csrf', 'apollo-require-preflight', 'graphql-preflight'];

/**
 * Refuses what a page of another origin may send unasked and with effects: a form or a plain text. What is asked by GET is
 * let through, as it changes nothing: the library refuses mutations there. No cache keeps the answers, which are made for who
 * asks.
 */
export function preflighted(): Plugin {
  const { onRequestParse } = useCSRFPrevention({ requestHeaders: PREFLIGHT_HEADERS });
  return {
    onRequestParse: (payload) => (payload.request.method === 'GET' ? undefined : onRequestParse?.(payload)),
    onResponse({ request, response }) {
      if (request.method === 'GET' && !response.headers.has('cache-control')) {
        response.headers.set('Cache-Control', 'no-store');
      }
    },
  };
}
