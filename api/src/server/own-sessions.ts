import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { message } from '../application/texts/say.ts';
import { authRefusal } from './auth-refusal.ts';

/**
 * Serves one's own sessions in place of the library, which would show the secret token of each: `GET /list-sessions` answers
 * those that have not ended, the newest first, and `POST /revoke-session` with the `id` of one ends it. Refused with code
 * `SESSION_NOT_FOUND` when there is none of one's own with this id.
 */
export const ownSessions = {
  id: 'own-sessions',
  endpoints: {
    listSessions: createAuthEndpoint(
      '/list-sessions',
      { method: 'GET', use: [sensitiveSessionMiddleware], requireHeaders: true },
      async (ctx) => {
        const { internalAdapter, session } = ctx.context;
        const sessions = await internalAdapter.listSessions(session.user.id, { onlyActiveSessions: true });
        const shown = sessions.map(({ id, createdAt, updatedAt, expiresAt, ipAddress, userAgent }) => {
          return { id, createdAt, updatedAt, expiresAt, ipAddress, userAgent, isCurrent: id === session.session.id };
        });
        return ctx.json(shown.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt)));
      },
    ),
    revokeSession: createAuthEndpoint(
      '/revoke-session',
      {
        method: 'POST',
        body: z.object({ id: z.string() }),
        use: [sensitiveSessionMiddleware],
        requireHeaders: true,
      },
      async (ctx) => {
        const { internalAdapter, session } = ctx.context;
        const sessions = await internalAdapter.listSessions(session.user.id);
        const meant = sessions.find(({ id }) => id === ctx.body.id);
        if (meant === undefined) {
          const why = message('refused.notFound.session');
          throw authRefusal('NOT_FOUND', { code: 'SESSION_NOT_FOUND', why, request: ctx.request });
        }
        await internalAdapter.deleteSession(meant.token);
        return ctx.json({ status: true });
      },
    ),
  },
} as const;
