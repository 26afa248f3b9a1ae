import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';

/** What the library would serve beside: codes by mail, which are no second thing that one has, and the secret once more. */
export const FACTOR_NOT_SERVED = ['/two-factor/send-otp', '/two-factor/verify-otp', '/two-factor/get-totp-uri'];

/** Where a password is asked for once more, so that a session that somebody has left open changes no factor. */
export const FACTOR_CHANGES = ['/two-factor/enable', '/two-factor/disable', '/two-factor/generate-backup-codes'];

/** Where a code is answered. */
export const FACTOR_CODES = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

/**
 * A code of an app (RFC 6238) after the password, and recovery codes for who has lost it; secret and codes are sealed in the
 * database. A challenge takes 5 codes, an account 10 wrong ones in a row, then none for 15 minutes. To be named before the
 * plugin for bearer tokens, which else hands out the token of the session that the challenge has ended.
 */
export const secondFactor = twoFactor({ issuer: 'Baraza', schema: { twoFactor: { modelName: 'secondFactor' } } });

/** No browser is remembered: each sign-in asks for a code. */
export const askedEachTime = {
  id: 'asked-each-time',
  hooks: {
    before: [
      {
        matcher: ({ path }) => FACTOR_CODES.includes(path ?? ''),
        handler: createAuthMiddleware(async ({ body }) => ({ context: { body: { ...body, trustDevice: false } } })),
      },
    ],
  },
} satisfies BetterAuthPlugin;
