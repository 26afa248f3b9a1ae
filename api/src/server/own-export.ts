import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import type { AppContext } from '../application/context.ts';
import { ownData } from '../application/queries/own-data.ts';
import { asId, type AccountId } from '../kernel/ids.ts';

/** Serves `GET /export`: all that is kept of who is signed in, as one JSON file to be saved. */
export function ownExport(app: Pick<AppContext, 'db' | 'now'>) {
  return {
    id: 'own-export',
    endpoints: {
      exportAccount: createAuthEndpoint(
        '/export',
        { method: 'GET', use: [sensitiveSessionMiddleware], requireHeaders: true },
        async (ctx) => {
          const data = await ownData(app, asId<AccountId>(ctx.context.session.user.id));
          ctx.setHeader('Content-Disposition', 'attachment; filename="baraza-account.json"');
          ctx.setHeader('Cache-Control', 'no-store');
          return ctx.json(data);
        },
      ),
    },
  } as const;
}
