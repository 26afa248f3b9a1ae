import { acceptedLocale } from './accepted-locale.ts';
import { message } from '../application/texts/say.ts';
import { authRefusal } from './auth-refusal.ts';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, createAuthMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { answerSignUp } from '../application/commands/mail/answer-sign-up.ts';
import type { AppContext } from '../application/context.ts';
import { ACCOUNT_LINK_LIVES } from '../application/mail/account-link.ts';
import { base32 } from '../kernel/entropy.ts';
import { MINUTE, millis } from '../kernel/time.ts';
import { personName } from './person-name.ts';
import type { SharedCounts } from './budget/shared-counts.ts';
import { createRateLimit } from './rate-limit.ts';
import { asId, type AccountId } from '../kernel/ids.ts';
import { setCountryOfAccount } from '../store/writing/player.ts';
import { countryIn } from './sign-up-country.ts';
import { isSignUpWithCode } from './set-up.ts';
import { addressOf, isFromOutside, tooMany } from './sign-in-limits.ts';
import { untilRealBeat } from './timers.ts';

/** How many sign-ups are taken from one address of a client within so many minutes: each is a mail to somebody. */
const SIGN_UPS = 20;
const MINUTES = 10;

/** Milliseconds; several times what writing takes, whether there is an account or not. */
const BEAT = 100;

/** Who wants an account, as it is kept until the link of the mail is opened. */
const WAITING = z.object({
  name: z.string(),
  email: z.string(),
  password: z.string(),
  country: z.string().nullable(),
});

const GIVEN = z.object({ name: z.string(), email: z.email(), password: z.string() });

/**
 * Signing up where mails reach people: `POST /sign-up/email` answers `{ "confirmation": "MAILED" }` whether the address has
 * an account or not, and the account is made by `POST /confirm-sign-up` with the `token` of the mail, which signs in. Refused
 * there: `LINK_SPENT`, and `USER_ALREADY_EXISTS` where the address has got an account meanwhile. Who brings the set-up code
 * has the server, and needs no mail.
 */
export function mailedSignUp({ db, now, entropy }: Pick<AppContext, 'db' | 'now' | 'entropy'>, shared: SharedCounts) {
  const limit = shared.limit('sign-ups', createRateLimit(now, SIGN_UPS, millis(MINUTES * MINUTE)));
  return {
    id: 'mailed-sign-up',
    hooks: {
      before: [
        {
          matcher: (asked) => isFromOutside(asked) && asked.path === '/sign-up/email' && !isSignUpWithCode(asked),
          handler: createAuthMiddleware(async ({ body, request, context }) => {
            const given = GIVEN.safeParse(body);
            if (!given.success) throw invalid(given.error.issues[0]?.path[0] === 'email', request);
            const { password, email } = given.data;
            const name = personName(given.data.name);
            const country = countryIn(body);
            const { minPasswordLength, maxPasswordLength } = context.password.config;
            if (password.length < minPasswordLength) throw refusal('PASSWORD_TOO_SHORT', 'Password too short');
            if (password.length > maxPasswordLength) throw refusal('PASSWORD_TOO_LONG', 'Password too long');
            const caller = addressOf(request);
            if (!limit.take(caller))
              throw tooMany('signUps', { request, wait: limit.wait(caller), most: SIGN_UPS, minutes: MINUTES });
            const hashed = await context.password.hash(password);
            const begun = performance.now();
            const address = email.toLowerCase();
            const token = base32(entropy.bytes(20));
            // What nobody has opened in time is forgotten.
            const isPast = { field: 'expiresAt', operator: 'lt', value: new Date() } as const;
            await context.adapter.deleteMany({ model: 'verification', where: [isPast] });
            await context.internalAdapter.createVerificationValue({
              identifier: identifierOf(token),
              value: JSON.stringify({ name, email: address, password: hashed, country } satisfies z.infer<
                typeof WAITING
              >),
              expiresAt: new Date(Date.now() + ACCOUNT_LINK_LIVES.CONFIRM_SIGN_UP),
            });
            await answerSignUp({ db, now }, { address, token, locale: acceptedLocale(request?.headers) });
            await untilRealBeat(begun, BEAT);
            return { token: null, user: null, confirmation: 'MAILED' };
          }),
        },
      ],
    },
    endpoints: {
      confirmSignUp: createAuthEndpoint(
        '/confirm-sign-up',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const waiting = await internalAdapter.consumeVerificationValue(identifierOf(ctx.body.token));
          if (waiting === null) throw spent(ctx.request);
          const { name, email, password, country } = WAITING.parse(JSON.parse(waiting.value));
          const isTaken = async () => (await internalAdapter.findUserByEmail(email)) !== null;
          if (await isTaken()) throw taken(ctx.request);
          const user = await internalAdapter
            .createUser({ name, email, emailVerified: true }, { method: 'email-password' })
            .catch(async (failure: unknown) => {
              // Another link to this address may have been opened at the same moment.
              throw (await isTaken()) ? taken(ctx.request) : failure;
            });
          const userId = user.id;
          await internalAdapter.linkAccount({ userId, providerId: 'credential', accountId: userId, password });
          const session = await internalAdapter.createSession(userId);
          if (country !== null) await setCountryOfAccount(db.prisma, asId<AccountId>(userId), country);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token, user: { id: userId, name, email, emailVerified: true } });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

function identifierOf(token: string): string {
  return `sign-up:${token}`;
}

function invalid(isEmail: boolean, request: Request | undefined): APIError {
  if (isEmail) return refusal('INVALID_EMAIL', 'Invalid email');
  return authRefusal('BAD_REQUEST', { code: 'VALIDATION_ERROR', why: message('refused.signUp.incomplete'), request });
}

function refusal(code: string, message: string): APIError {
  return new APIError('BAD_REQUEST', { code, message });
}

function spent(request: Request | undefined): APIError {
  return authRefusal('BAD_REQUEST', { code: 'LINK_SPENT', why: message('refused.signUp.linkSpent'), request });
}

function taken(request: Request | undefined): APIError {
  return authRefusal('CONFLICT', { code: 'USER_ALREADY_EXISTS', why: message('refused.signUp.taken'), request });
}
