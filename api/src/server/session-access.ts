import { GraphQLError } from 'graphql';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountId } from '../kernel/ids.ts';
import { asId } from '../kernel/ids.ts';
import type { Millis } from '../kernel/time.ts';
import { millis } from '../kernel/time.ts';
import type { Actor } from '../application/context.ts';
import { findSignedInAccount, type SignedInAccount } from '../store/auth-database.ts';
import type { Db } from '../store/client.ts';

/** Who makes a request, and the session that says so (null: nobody is signed in). */
export interface SignedIn {
  readonly actor: Actor;
  readonly session: { readonly id: string; readonly lifetime: Millis } | null;
}

/** Finds the session of a request by its headers; null: there is none, or it has ended. */
export type FindSession = (headers: Headers) => Promise<{
  readonly session: { readonly id: string; readonly createdAt: Date; readonly expiresAt: Date };
  readonly user: { readonly id: string };
} | null>;

/** Where accounts are kept, and whether directors and administrators act as such with a second factor alone. */
export interface AccountRules {
  readonly db: Db;
  readonly factorForDirectors: boolean;
}

const NOBODY: SignedIn = { actor: { kind: 'anonymous' }, session: null };

/**
 * Who comes by a session: by `Authorization: Bearer TOKEN`, else by a cookie. A bearer token that is wrong, or whose session
 * has ended, ends in an error with code `SESSION_INVALID`, whatever cookie comes with it: a program has to hear of it. A page
 * cannot take its own cookie away, so one that has ended is nobody, who may read what everybody may.
 */
export async function whoComesBySession(
  find: FindSession,
  { db, factorForDirectors }: AccountRules,
  headers: Headers,
): Promise<SignedIn> {
  const isBearer = hasBearer(headers);
  if (!isBearer && !headers.has('cookie')) return NOBODY;
  const asked = new Headers(headers);
  if (isBearer) asked.delete('cookie');
  else asked.delete('authorization');
  const found = await find(asked);
  const accountId = asId<AccountId>(found?.user.id ?? '');
  const account = found === null ? null : await findSignedInAccount(db, accountId);
  if (found === null || account === null) {
    if (isBearer) throw sessionInvalid();
    return NOBODY;
  }
  const lifetime = millis(Math.max(0, found.session.expiresAt.getTime() - Date.now()));
  const signedInFor = millis(Math.max(0, Date.now() - found.session.createdAt.getTime()));
  const actor = { ...actingAs(account, factorForDirectors), accountId, signedInFor };
  return { actor, session: { id: found.session.id, lifetime } };
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
