import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { message } from '../application/texts/say.ts';
import { authRefusal } from './auth-refusal.ts';
import { proveBy, requestProof } from '../application/commands/mail/prove-address.ts';
import type { AppContext } from '../application/context.ts';
import { asId } from '../kernel/ids.ts';
import type { AccountId } from '../kernel/ids.ts';

/**
 * Showing that an address is one's own: `POST /request-confirmation` mails who is signed in a link, and `POST
 * /confirm-address` with its `token` notes it, signed in or not. Refused there with `LINK_SPENT` what is forged or out of date.
 */
export function addressProofs(app: Pick<AppContext, 'db' | 'now'>, secret: string) {
  return {
    id: 'address-proofs',
    endpoints: {
      requestConfirmation: createAuthEndpoint(
        '/request-confirmation',
        { method: 'POST', use: [sensitiveSessionMiddleware], requireHeaders: true },
        async (ctx) => {
          await requestProof(app, asId<AccountId>(ctx.context.session.user.id));
          return ctx.json({ status: true });
        },
      ),
      confirmAddress: createAuthEndpoint(
        '/confirm-address',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const proven = await proveBy(app, secret, ctx.body.token);
          if (!proven.ok) {
            const why = message('refused.addressLinkSpent');
            throw authRefusal('BAD_REQUEST', { code: 'LINK_SPENT', why, request: ctx.request });
          }
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
