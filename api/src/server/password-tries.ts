import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, isAPIError } from 'better-auth/api';
import { createHash } from 'node:crypto';
import type { Instant } from '../kernel/time.ts';
import { HOUR, MINUTE, millis } from '../kernel/time.ts';
import { FACTOR_CHANGES } from './second-factor.ts';
import type { SharedCounts } from './budget/shared-counts.ts';
import { createRateLimit } from './rate-limit.ts';
import { addressOf, isFromOutside, tooMany } from './sign-in-limits.ts';

/** How many passwords for one account are tried from one address within so many minutes. */
const TRIES = 10;
const MINUTES = 15;

/** After so many wrong ones within an hour, from all addresses together, each try counts as several at its address. */
const WRONG_IN_AN_HOUR = 20;
const COST_WHEN_ATTACKED = 3;

const SIGN_IN = '/sign-in/email';
/** Where who is signed in says his password once more. */
const ONCE_MORE = ['/change-password', '/change-address', ...FACTOR_CHANGES];

/**
 * Bounds the trying of passwords by address and account together. Strangers keep nobody out of his account: what they try at
 * other addresses only lessens how often he may mistake himself at his own, and his sessions go on. An account that does not
 * exist is counted like one that does.
 */
export function passwordTries(now: () => Instant, shared: SharedCounts) {
  const tries = shared.limit('tries', createRateLimit(now, TRIES, millis(MINUTES * MINUTE)), 'at once');
  const wrong = shared.limit('wrong passwords', createRateLimit(now, WRONG_IN_AN_HOUR, HOUR), 'at once');
  return {
    id: 'password-tries',
    hooks: {
      before: [
        {
          matcher: (asked) => isFromOutside(asked) && [SIGN_IN, ...ONCE_MORE].includes(asked.path ?? ''),
          handler: createAuthMiddleware(async ({ path, request, body }) => {
            // Who says his password once more has a session that says whose it is, and is known by his address alone.
            const account = path === SIGN_IN ? accountOf(body) : 'signed in';
            const cost = wrong.wait(account) === 0 ? 1 : COST_WHEN_ATTACKED;
            const caller = `${account} ${addressOf(request)}`;
            if (tries.take(caller, cost)) return;
            const most = Math.floor(TRIES / cost);
            throw tooMany('passwords', { request, wait: tries.wait(caller, cost), most, minutes: MINUTES });
          }),
        },
      ],
      after: [
        {
          matcher: (asked) => isFromOutside(asked) && asked.path === SIGN_IN,
          handler: createAuthMiddleware(async ({ request, body, context: { returned } }) => {
            const account = accountOf(body);
            if (!isAPIError(returned)) tries.giveBack(`${account} ${addressOf(request)}`, TRIES);
            else if (returned.status === 'UNAUTHORIZED') wrong.take(account);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** The account that somebody means, in a name of one length whatever he sends. */
function accountOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return createHash('sha256')
    .update(typeof email === 'string' ? email.toLowerCase() : '')
    .digest('base64url');
}
