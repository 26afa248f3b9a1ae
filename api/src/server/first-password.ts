import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { z } from 'zod';

/**
 * Serves `POST /set-password` to who is signed in and has no password, as after a link to an address that was not proven: the
 * library has this for servers only. Refused with its codes: `PASSWORD_TOO_SHORT`, `PASSWORD_TOO_LONG`, and
 * `PASSWORD_ALREADY_SET`, as a password is changed by who knows it.
 */
export const firstPassword = {
  id: 'first-password',
  endpoints: {
    setFirstPassword: createAuthEndpoint(
      '/set-password',
      { method: 'POST', body: z.object({ newPassword: z.string() }), use: [sensitiveSessionMiddleware] },
      async (ctx) => {
        const { newPassword } = ctx.body;
        const { internalAdapter, password, session } = ctx.context;
        const { minPasswordLength, maxPasswordLength } = password.config;
        if (newPassword.length < minPasswordLength) throw refusal('PASSWORD_TOO_SHORT', 'Password too short');
        if (newPassword.length > maxPasswordLength) throw refusal('PASSWORD_TOO_LONG', 'Password too long');
        const userId = session.user.id;
        const known = await internalAdapter.findCredentialAccount(userId);
        if (known?.password) throw refusal('PASSWORD_ALREADY_SET', 'The account has a password');
        const hashed = await password.hash(newPassword);
        if (known) await internalAdapter.updateAccount(known.id, { password: hashed });
        else
          await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password: hashed });
        return ctx.json({ status: true });
      },
    ),
  },
} as const;

function refusal(code: string, message: string): APIError {
  return new APIError('BAD_REQUEST', { code, message });
}
