import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { toNodeHandler } from 'better-auth/node';
import { bearer } from 'better-auth/plugins/bearer';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '../kernel/entropy.ts';
import { asId } from '../kernel/ids.ts';
import type { AccountId } from '../kernel/ids.ts';
import { SECOND } from '../kernel/time.ts';
import { requestAccountLink } from '../application/commands/mail/request-account-link.ts';
import { ensurePlayerForAccount } from '../application/commands/player/ensure-for-account.ts';
import type { AppContext } from '../application/context.ts';
import type { SharedCounts } from './budget/shared-counts.ts';
import { acceptedLocale } from './accepted-locale.ts';
import { addressProofs } from './address-proofs.ts';
import { askedEachTime, FACTOR_NOT_SERVED, secondFactor } from './second-factor.ts';
import { accountBlocked, factorNeeded } from './session-refusals.ts';
import { firstPassword } from './first-password.ts';
import { ownAddress } from './own-address.ts';
import { ownExport } from './own-export.ts';
import { ownSessions } from './own-sessions.ts';
import { mailedSignUp } from './mailed-sign-up.ts';
import type { PasswordTurns } from './password-turns.ts';
import { passwordTries } from './password-tries.ts';
import { personName } from './person-name.ts';
import { answeredAlike } from './same-answer.ts';
import { refusesBearer, SESSION_LIVES, sessionAccess, type SignedIn } from './session-access.ts';
import { sessionRules } from './session-rules.ts';
import { signUpCountry } from './sign-up-country.ts';
import { setUp } from './set-up.ts';
import { refusesToken } from './token-access.ts';
import { answerUnavailable, signInFailure, toldByName } from './sign-in-failures.ts';
import { CLIENT_ADDRESS_HEADER, signInLimits } from './sign-in-limits.ts';
import type { SignUp } from '../application/demo/demo-world.ts';
import { ACCOUNT_LINK_LIVES } from '../application/mail/account-link.ts';
import { accountIdByEmail } from '../store/reading/account.ts';
import { proveAddress } from '../store/writing/account.ts';
import { announceSessionEnd, authDatabase, signingIn } from '../store/auth-database.ts';

/** Where sign-up, sign-in and sign-out are served. */
export const AUTH_PATH = '/auth';

const FROM_DATABASE = { disableCookieCache: true };

/** What the library would serve beside: changes of a name past its checks, a page of its own, and a place to try passwords at. */
const NOT_SERVED = ['/update-user', '/update-session', '/error', '/verify-password', ...FACTOR_NOT_SERVED];

export interface SignIn {
  /** Serves everything under `/auth`. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Who the bearer token or the cookie of these headers stands for; see `sessionAccess`. */
  whoIs(headers: Headers): Promise<SignedIn>;
  /** The account with this address, made with its player when there is none yet; that the address is the person's is taken as proven. */
  signUp(person: SignUp): Promise<AccountId>;
}

interface SignInSettings {
  readonly secret: string;
  readonly passwords: PasswordTurns;
  /** What makes somebody the administrator of a server that has none. */
  readonly setUpCode: string;
  /** Whether mails reach people: then an account is made by the link of a mail. */
  readonly mailsPeople: boolean;
  /** Whether directors and administrators act as such with a second factor alone. */
  readonly factorForDirectors: boolean;
  readonly baseUrl: string;
  readonly origins: () => readonly string[];
  /** Where it is counted how often somebody has tried. */
  readonly shared: SharedCounts;
  /** Is told of what went wrong inside. */
  readonly report: (failure: unknown) => void;
}

/**
 * Accounts with a password, sessions by cookie or bearer token. A new account gets its player at once. Who
 * brings the set-up code is the administrator, as long as there is none.
 */
export function createSignIn(app: Pick<AppContext, 'db' | 'now' | 'entropy'>, settings: SignInSettings): SignIn {
  const { db } = app;
  const { shared } = settings;
  const auth = betterAuth({
    secret: settings.secret,
    baseURL: settings.baseUrl,
    basePath: AUTH_PATH,
    disabledPaths: NOT_SERVED,
    trustedOrigins: () => [...settings.origins()],
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (_level, message, ...told) =>
        settings.report(told.find((one) => one instanceof Error) ?? new Error(message)),
    },
    database: toldByName(authDatabase(db)),
    onAPIError: {
      onError(failure) {
        const told = signInFailure(failure);
        if (told !== failure) throw told;
        if (!(failure instanceof APIError)) settings.report(failure);
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 200,
      resetPasswordTokenExpiresIn: ACCOUNT_LINK_LIVES.PASSWORD_RESET / SECOND,
      revokeSessionsOnPasswordReset: true,
      password: { hash: settings.passwords.hash, verify: settings.passwords.verify },
      sendResetPassword: ({ user: { email }, token }) =>
        requestAccountLink(app, { kind: 'PASSWORD_RESET', email, token }),
      // Who has read the mail has the address.
      onPasswordReset: ({ user }) => proveAddress(db.prisma, asId<AccountId>(user.id)),
    },
    verification: { storeIdentifier: 'hashed' },
    user: {
      modelName: 'account',
      additionalFields: {
        role: { type: 'string', required: false, defaultValue: 'PLAYER', input: false },
        locale: { type: 'string', required: false, input: false, returned: false },
      },
    },
    account: { modelName: 'credential' },
    session: SESSION_LIVES,
    rateLimit: { enabled: false },
    advanced: {
      // Every request that changes something has passed the server's own check of its origin.
      disableCSRFCheck: true,
      useSecureCookies: settings.baseUrl.startsWith('https:'),
      // Joined, an account and its password are one query, as none are; apart, the library tells the console where one fails.
      database: { joins: true, generateId: () => newId<AccountId>(app.entropy) },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: {
        create: {
          // What he reads now is what he is written in, until he chooses another language.
          before: async (user, ctx) => ({
            data: {
              ...user,
              ...{ name: personName(user.name), image: null, role: 'PLAYER' },
              locale: ctx?.headers === undefined ? null : acceptedLocale(ctx.headers),
            },
          }),
        },
      },
      session: {
        create: {
          // Sign-up begins a session too, so every account that is signed in has its player.
          before: async ({ userId }, ctx) => {
            const accountId = asId<AccountId>(userId);
            const { name, blockedReason: reason, twoFactorEnabled } = await signingIn(db, accountId);
            if (reason !== null) throw accountBlocked(reason, ctx?.request);
            if (twoFactorEnabled && ctx?.path === '/magic-link/verify') throw factorNeeded(ctx.request);
            await ensurePlayerForAccount(app, { accountId, name });
          },
        },
        delete: { after: (session) => announceSessionEnd(db, session.id) },
      },
    },
    plugins: [
      signInLimits(app.now, shared),
      passwordTries(app.now, shared),
      secondFactor,
      askedEachTime,
      bearer({ requireSignature: true }),
      sessionRules,
      ownSessions,
      firstPassword,
      setUp({ ...app, shared, code: settings.setUpCode }),
      addressProofs(app, settings.secret),
      ownAddress({ ...app, mailsPeople: settings.mailsPeople }),
      ownExport(app),
      signUpCountry(db),
      ...(settings.mailsPeople ? [mailedSignUp(app, shared)] : []),
      magicLink({
        disableSignUp: true,
        storeToken: 'hashed',
        expiresIn: ACCOUNT_LINK_LIVES.MAGIC_LINK / SECOND,
        sendMagicLink: ({ email, token }) => requestAccountLink(app, { kind: 'MAGIC_LINK', email, token }),
      }),
    ],
  });
  const handler = toNodeHandler(answeredAlike(auth.handler));

  const rules = { db, factorForDirectors: settings.factorForDirectors };
  const whoIs = sessionAccess((headers) => auth.api.getSession({ headers, query: FROM_DATABASE }), rules);

  return {
    handle: answerUnavailable(async (request, response) => {
      if (refusesToken(request, response) || (await refusesBearer(request, response, whoIs))) return;
      await settings.passwords.within(request, () => handler(request, response));
    }),
    whoIs,
    async signUp(person) {
      const known = await accountIdByEmail(db.prisma, person.email);
      if (known !== null) return known;
      try {
        const { user } = await auth.api.signUpEmail({ body: { ...person } });
        await proveAddress(db.prisma, asId<AccountId>(user.id));
        return asId<AccountId>(user.id);
      } catch (failure) {
        // Another process may have made it at the same moment.
        const made = await accountIdByEmail(db.prisma, person.email);
        if (made === null) throw failure;
        return made;
      }
    },
  };
}
