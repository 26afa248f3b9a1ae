import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';

/**
 * What holds for sessions whatever a client says: with the password all other sessions end, and the only token that is ever
 * answered is the signed one, which is good as a bearer token. To be named after the plugin for bearer tokens, which makes it.
 */
export const sessionRules = {
  id: 'session-rules',
  hooks: {
    before: [
      {
        matcher: ({ path }) => path === '/change-password',
        handler: createAuthMiddleware(async (ctx) => ({
          context: { body: { ...ctx.body, revokeOtherSessions: true } },
        })),
      },
    ],
    after: [
      {
        matcher: () => true,
        handler: createAuthMiddleware(async (ctx) => {
          const { returned, responseHeaders } = ctx.context;
          if (!isObject(returned)) return undefined;
          const signed = typeof returned['token'] === 'string' ? responseHeaders?.get('set-auth-token') : null;
          return {
            ...returned,
            ...(signed == null ? {} : { token: signed }),
            ...(isObject(returned['session']) ? { session: { ...returned['session'], token: undefined } } : {}),
          };
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
