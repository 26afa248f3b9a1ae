import type { BetterAuthPlugin } from 'better-auth';
import { type APIError, createAuthEndpoint, createAuthMiddleware, sensitiveSessionMiddleware } from 'better-auth/api';
import { becomeAdministrator } from '../application/commands/account/become-administrator.ts';
import type { AppContext } from '../application/context.ts';
import type { AccountId } from '../kernel/ids.ts';
import { asId } from '../kernel/ids.ts';
import { hasAdministrator } from '../store/reading/account.ts';
import type { SharedCounts } from './budget/shared-counts.ts';
import { createRateLimit } from './rate-limit.ts';
import { isSetUpCode } from './set-up-code.ts';
import { message } from '../application/texts/say.ts';
import { authRefusal } from './auth-refusal.ts';
import { addressOf, tooMany } from './sign-in-limits.ts';

/** The header that brings the set-up code. */
const SET_UP_HEADER = 'x-setup-code';

const WRONG_A_MINUTE = 10;

interface SetUpParts extends Pick<AppContext, 'db' | 'now'> {
  readonly shared: SharedCounts;
  readonly code: string;
}

/**
 * Makes whoever brings the set-up code the administrator, as long as the server has none: at sign-up, by the header
 * `x-setup-code`, and by `POST /set-up` with the same header for who is signed in. Refused with the codes `SETUP_CODE_WRONG`,
 * `SETUP_OVER` where there is an administrator, and `TOO_MANY_REQUESTS`.
 */
export function setUp({ db, now, code, shared }: SetUpParts) {
  const wrong = shared.limit('wrong set-up codes', createRateLimit(now, WRONG_A_MINUTE), 'at once');

  async function check(request: Request | undefined): Promise<void> {
    const address = addressOf(request);
    const wait = wrong.wait(address);
    if (wait > 0) throw tooMany('setUpCodes', { request, wait, most: WRONG_A_MINUTE });
    if (await hasAdministrator(db.prisma)) throw over(request);
    if (isSetUpCode(code, request?.headers.get(SET_UP_HEADER) ?? '')) return;
    wrong.take(address);
    throw authRefusal('FORBIDDEN', { code: 'SETUP_CODE_WRONG', why: message('refused.setUp.wrongCode'), request });
  }

  return {
    id: 'set-up',
    endpoints: {
      setUp: createAuthEndpoint(
        '/set-up',
        { method: 'POST', use: [sensitiveSessionMiddleware], requireHeaders: true },
        async (ctx) => {
          await check(ctx.request);
          const isMade = await becomeAdministrator({ db }, asId<AccountId>(ctx.context.session.user.id));
          if (!isMade) throw over(ctx.request);
          return ctx.json({ role: 'ADMIN' });
        },
      ),
    },
    hooks: {
      before: [
        {
          matcher: isSignUpWithCode,
          handler: createAuthMiddleware(({ request }) => check(request)),
        },
      ],
      after: [
        {
          matcher: isSignUpWithCode,
          handler: createAuthMiddleware(async ({ context: { returned } }) => {
            if (!isSignedUp(returned)) return undefined;
            const isMade = await becomeAdministrator({ db }, asId<AccountId>(returned.user.id));
            return {
              ...returned,
              user: { ...returned.user, role: isMade ? 'ADMIN' : 'PLAYER', emailVerified: isMade },
            };
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

/** Whether somebody signs up and brings a set-up code, right or wrong. */
export function isSignUpWithCode({ path, request }: SignUpRequest): boolean {
  return path === '/sign-up/email' && (request?.headers.get(SET_UP_HEADER) ?? '') !== '';
}

interface SignUpRequest {
  readonly path?: string | undefined;
  readonly request?: Request | undefined;
}

function isSignedUp(value: unknown): value is { readonly user: { readonly id: string } } {
  if (typeof value !== 'object' || value === null || !('user' in value)) return false;
  const { user } = value;
  return typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'string';
}

function over(request: Request | undefined): APIError {
  return authRefusal('CONFLICT', { code: 'SETUP_OVER', why: message('refused.setUp.over'), request });
}
