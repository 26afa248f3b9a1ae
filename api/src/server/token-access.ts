import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Actor, AppContext, Grant } from '../application/context.ts';
import { message, say, STRANGER } from '../application/texts/say.ts';
import { hashOf, TOKEN_PREFIX, tokenSession } from '../application/token.ts';
import { between, minus, MINUTE } from '../kernel/time.ts';
import { tokenByHash, type TokenOwner } from '../store/reading/token.ts';
import { noteTokenUse } from '../store/writing/token.ts';
import { acceptedLocale } from './accepted-locale.ts';
import type { Activity } from './activity.ts';
import { actingAs, bearerInvalid, type SignedIn } from './session-access.ts';

const SCHEME = new RegExp(`^bearer +(?=${TOKEN_PREFIX})`, 'i');

interface TokenParts extends Pick<AppContext, 'db' | 'now'> {
  readonly working: Activity['working'];
  /** Whether directors and administrators act as such with a second factor alone. */
  readonly factorForDirectors: boolean;
}

/**
 * Who comes by a token of a program, `Authorization: Bearer bz_…`; null when the headers have none. One that is wrong, revoked or
 * has ended, or whose account is blocked, ends in an error with code `TOKEN_INVALID`, never in nobody. That it was used is noted
 * beside, at most once a minute. An administrator's directs and no more; a bot's acts as the bot and never as its owner.
 */
export async function whoComesByToken(
  { db, now, working, factorForDirectors }: TokenParts,
  headers: Headers,
): Promise<SignedIn | null> {
  const authorization = headers.get('authorization') ?? '';
  if (!SCHEME.test(authorization)) return null;
  const token = authorization.replace(SCHEME, '').trim();
  const at = now();
  const found = await tokenByHash(db.prisma, hashOf(token));
  if (found === null)
    throw bearerInvalid('TOKEN_INVALID', 'There is no such token; make one on the page of your account.');
  if (found.revokedAt !== null || found.isBlocked) throw bearerInvalid('TOKEN_INVALID', 'This token was revoked.');
  if (found.expiresAt <= at) throw bearerInvalid('TOKEN_INVALID', 'This token has ended; make another.');
  const since = minus(at, MINUTE);
  if (found.lastUsedAt === null || found.lastUsedAt <= since) {
    void working(() => noteTokenUse(db.prisma, found.id, at, since)).catch(() => null);
  }
  return {
    actor: actorOf(found, factorForDirectors),
    session: { id: tokenSession(found.id), lifetime: between(at, found.expiresAt) },
  };
}

function actorOf(token: TokenOwner, factorForDirectors: boolean): Actor {
  const { id: tokenId, verbs, tournamentId, accountId, botId } = token;
  const grant: Grant = { tokenId, verbs, tournamentId };
  if (botId !== null) return { kind: 'bot', playerId: botId, grant, ownerId: accountId };
  const { role, ...acting } = actingAs(token, factorForDirectors);
  return { ...acting, role: role === 'ADMIN' ? 'DIRECTOR' : role, accountId, grant };
}

/** Answers a request to `/auth` that brings a token of a program with 403, since none signs in or out; answers whether it has. */
export function refusesToken({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (!SCHEME.test(headers.authorization ?? '')) return false;
  const asked = new Headers({ 'accept-language': headers['accept-language'] ?? '' });
  const why = say({ ...STRANGER, locale: acceptedLocale(asked) }, message('refused.token.signsNobodyIn'));
  response
    .writeHead(403, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ code: 'FORBIDDEN', message: why }));
  return true;
}
