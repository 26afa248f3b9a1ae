import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, type APIError } from 'better-auth/api';
import { message } from '../application/texts/say.ts';
import type { Instant, Millis } from '../kernel/time.ts';
import { SECOND } from '../kernel/time.ts';
import { authRefusal } from './auth-refusal.ts';
import { FACTOR_CHANGES, FACTOR_CODES } from './second-factor.ts';
import type { SharedCounts } from './budget/shared-counts.ts';
import { createRateLimit } from './rate-limit.ts';

/** The header in which the address of the client is handed on; whatever a client sends under this name is replaced. */
export const CLIENT_ADDRESS_HEADER = 'x-baraza-client-address';

/** How many requests of a kind are taken from one address within a minute. */
const PER_MINUTE: Readonly<Record<string, number>> = {
  '/sign-in/email': 30,
  '/sign-in/magic-link': 20,
  '/magic-link/verify': 30,
  '/sign-up/email': 200,
  '/request-password-reset': 20,
  '/reset-password': 30,
  '/change-password': 30,
  '/set-password': 30,
  '/change-address': 20,
  '/export': 10,
  '/confirm-new-address': 30,
  ...Object.fromEntries([...FACTOR_CODES, ...FACTOR_CHANGES].map((path) => [path, 30])),
};
const ANY_OTHER = 600;

/** Bounds how often an address asks for something of sign-in. */
export function signInLimits(now: () => Instant, shared: SharedCounts) {
  const limitOf = (name: string, most: number) => ({ most, limit: shared.limit(name, createRateLimit(now, most)) });
  const limits = new Map(Object.entries(PER_MINUTE).map(([path, most]) => [path, limitOf(path, most)]));
  const others = limitOf('/…', ANY_OTHER);
  return {
    id: 'sign-in-limits',
    hooks: {
      before: [
        {
          matcher: isFromOutside,
          handler: createAuthMiddleware(async ({ path, request }) => {
            const { most, limit } = limits.get(path) ?? others;
            const caller = `${addressOf(request)} ${path}`;
            if (!limit.take(caller)) throw tooMany('requests', { request, wait: limit.wait(caller), most });
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Whether a request came over HTTP, and is not asked by this program itself. */
export function isFromOutside({ request }: { readonly request?: Request | undefined }): boolean {
  return request !== undefined;
}

/** The address of the client of a request; see `ClientAddress`. */
export function addressOf(request: Request | undefined): string {
  return request?.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown';
}

type Limited = 'requests' | 'setUpCodes' | 'passwords' | 'signUps';

/** A request beyond what is allowed: at most so many within so many minutes, by itself one; how long it has to wait. */
interface Exceeded {
  readonly request: Request | undefined;
  readonly wait: Millis;
  readonly most: number;
  readonly minutes?: number;
}

/** The refusal, with status 429, of who has done so much as is allowed from one address and has to wait so long. */
export function tooMany(what: Limited, { request, wait, most, minutes = 1 }: Exceeded): APIError {
  const seconds = Math.ceil(wait / SECOND);
  const why = message(`refused.tooMany.${what}`, { most, minutes, seconds });
  return authRefusal(
    'TOO_MANY_REQUESTS',
    { code: 'TOO_MANY_REQUESTS', why, request },
    { 'Retry-After': String(seconds) },
  );
}
