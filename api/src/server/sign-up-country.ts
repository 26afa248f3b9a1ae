import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { readCountry } from '../application/input-text.ts';
import { say, STRANGER } from '../application/texts/say.ts';
import { asId, type AccountId } from '../kernel/ids.ts';
import type { Db } from '../store/client.ts';
import { setCountryOfAccount } from '../store/writing/player.ts';
import { isFromOutside } from './sign-in-limits.ts';

/** A country as it comes with a sign-up, two letters; null: not said. Any other is refused as the library refuses. */
export function countryIn(body: unknown): string | null {
  const given = typeof body === 'object' && body !== null && 'country' in body ? body.country : null;
  if (given === null || given === undefined || given === '') return null;
  const country = readCountry('country', typeof given === 'string' ? given : '-');
  if (country.ok) return country.value;
  throw new APIError('BAD_REQUEST', { message: say(STRANGER, country.error.message), code: 'INVALID_INPUT' });
}

/** Takes a `country` with a sign-up that makes its account at once, so that its player stands in the rankings of countries. */
export function signUpCountry(db: Db) {
  return {
    id: 'sign-up-country',
    hooks: {
      before: [
        {
          matcher: isSignUp,
          handler: createAuthMiddleware(async ({ body }) => void countryIn(body)),
        },
      ],
      after: [
        {
          matcher: isSignUp,
          handler: createAuthMiddleware(async ({ body, context: { newSession } }) => {
            const country = countryIn(body);
            if (newSession == null || country === null) return;
            await setCountryOfAccount(db.prisma, asId<AccountId>(newSession.user.id), country);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

function isSignUp(asked: { readonly path?: string | undefined; readonly request?: Request | undefined }): boolean {
  return isFromOutside(asked) && asked.path === '/sign-up/email';
}
