import { GraphQLError } from 'graphql';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Millis } from '../kernel/time.ts';
import { millis } from '../kernel/time.ts';
import type { Actor } from '../application/context.ts';
import { liveSession, type LiveSession, type SignedInAccount } from '../store/auth-database.ts';
import type { Db } from '../store/client.ts';
import { SEEN_EVERY } from '../store/reading/last-seen.ts';

/** Who makes a request, and the session that says so (null: nobody is signed in). */
export interface SignedIn {
  readonly actor: Actor;
  readonly session: { readonly id: string; readonly lifetime: Millis } | null;
}

/** Finds the session of a request by its headers, and renews it when that is due; null: there is none, or it has ended. */
export type FindSession = (headers: Headers) => Promise<{ readonly session: { readonly id: string } } | null>;

/** Where accounts are kept, and whether directors and administrators act as such with a second factor alone. */
export interface AccountRules {
  readonly db: Db;
  readonly factorForDirectors: boolean;
}

const NOBODY: SignedIn = { actor: { kind: 'anonymous' }, session: null };

/**
 * How long a session lives from its beginning or its last renewal, and when it is renewed at the earliest, in seconds: by that a
 * director knows when somebody was here last.
 */
export const SESSION_LIVES = { expiresIn: 60 * 86_400, updateAge: SEEN_EVERY } as const;

/** The most credentials whose session is remembered. */
const MOST_KNOWN = 10_000;

/**
 * Who comes by a session: by `Authorization: Bearer TOKEN`, else by a cookie. A bearer token that is wrong, or whose session
 * has ended, ends in an error with code `SESSION_INVALID`, whatever cookie comes with it: a program has to hear of it. A page
 * cannot take its own cookie away, so one that has ended is nobody, who may read what everybody may. Which session credentials
 * stand for never changes and is remembered, by a digest of them; that it lives, and what its account may, is asked each time, so
 * that what is ended or taken away in any process is gone in all.
 */
export function sessionAccess(
  find: FindSession,
  { db, factorForDirectors }: AccountRules,
): (headers: Headers) => Promise<SignedIn> {
  const known = new Map<string, string>();

  async function sessionOf(headers: Headers): Promise<LiveSession | null> {
    const key = createHash('sha256')
      .update(headers.get('authorization') ?? `cookie ${headers.get('cookie')}`)
      .digest('base64');
    const id = known.get(key);
    const remembered = id === undefined ? null : await liveSession(db, id);
    if (remembered !== null && !isToBeRenewed(remembered)) return remembered;
    known.delete(key);
    const found = await find(headers);
    if (found === null) return null;
    const [oldest] = known.size < MOST_KNOWN ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(key, found.session.id);
    return liveSession(db, found.session.id);
  }

  return async (headers) => {
    const isBearer = hasBearer(headers);
    if (!isBearer && !headers.has('cookie')) return NOBODY;
    const asked = new Headers(headers);
    asked.delete(isBearer ? 'cookie' : 'authorization');
    const found = await sessionOf(asked);
    if (found === null) {
      if (isBearer) throw sessionInvalid();
      return NOBODY;
    }
    const { id, accountId, createdAt, expiresAt } = found;
    const lifetime = millis(Math.max(0, expiresAt.getTime() - Date.now()));
    const signedInFor = millis(Math.max(0, Date.now() - createdAt.getTime()));
    return { actor: { ...actingAs(found, factorForDirectors), accountId, signedInFor }, session: { id, lifetime } };
  };
}

/** Also of one that has expired. */
function isToBeRenewed({ expiresAt }: LiveSession): boolean {
  const left = (expiresAt.getTime() - Date.now()) / 1_000;
  return left <= SESSION_LIVES.expiresIn - SESSION_LIVES.updateAge;
}

/** As what an account acts: as a player alone while it lacks a second factor that this server asks of it. */
export function actingAs(
  { role, playerId, hasSecondFactor }: SignedInAccount,
  factorForDirectors: boolean,
): Pick<AccountActor, 'kind' | 'playerId' | 'role' | 'lacksSecondFactor'> {
  const lacksSecondFactor = factorForDirectors && role !== 'PLAYER' && !hasSecondFactor;
  return { kind: 'account', playerId, role: lacksSecondFactor ? 'PLAYER' : role, lacksSecondFactor };
}

type AccountActor = Extract<Actor, { readonly kind: 'account' }>;

/** Whether these headers bring a bearer token. */
export function hasBearer(headers: Headers): boolean {
  return /^bearer\b/i.test(headers.get('authorization') ?? '');
}

/** Whether a failure is that of a bearer token that is good for nothing. */
export function isBearerInvalid(failure: unknown): failure is GraphQLError {
  if (!(failure instanceof GraphQLError)) return false;
  const { code } = failure.extensions;
  return code === 'SESSION_INVALID' || code === 'TOKEN_INVALID';
}

const CHALLENGE = 'Bearer error="invalid_token"';

/**
 * Answers a request to `/auth` whose bearer token signs nobody in with 401 and that code; answers whether it has. Whoever signs
 * in or up anew may still bring his old token.
 */
export async function refusesBearer(
  request: IncomingMessage,
  response: ServerResponse,
  whoIs: (headers: Headers) => Promise<unknown>,
): Promise<boolean> {
  const { authorization = '' } = request.headers;
  const headers = new Headers({ authorization });
  if (!hasBearer(headers) || /\/(?:sign-in|sign-up|magic-link|request-|reset-|confirm-)/.test(request.url ?? ''))
    return false;
  const failure = await whoIs(headers).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (failure === null) return false;
  if (!isBearerInvalid(failure)) throw failure;
  response
    .writeHead(401, { 'Content-Type': 'application/json', 'WWW-Authenticate': CHALLENGE })
    .end(JSON.stringify({ code: failure.extensions['code'], message: failure.message }));
  return true;
}

function sessionInvalid(): GraphQLError {
  return bearerInvalid('SESSION_INVALID', 'This token is wrong or its session has ended; sign in again.');
}

/** That a bearer token is good for nothing: status 401 over HTTP. */
export function bearerInvalid(code: 'SESSION_INVALID' | 'TOKEN_INVALID', why: string): GraphQLError {
  return new GraphQLError(why, {
    extensions: { code, http: { status: 401, headers: { 'WWW-Authenticate': CHALLENGE } } },
  });
}
