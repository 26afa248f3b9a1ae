import { GraphQLError } from 'graphql';
import type { AppContext } from '../application/context.ts';
import { linkSession } from '../application/link-session.ts';
import { openGameLink } from '../application/queries/game-link.ts';
import { say, STRANGER } from '../application/texts/say.ts';
import { between } from '../kernel/time.ts';
import { acceptedLocale } from './accepted-locale.ts';
import type { SignedIn } from './session-access.ts';

const SCHEME = /^link /i;

/**
 * Who comes by a mailed link, `Authorization: Link TOKEN`; null when the headers have none. A link that opens nothing ends
 * in an error with code `LINK_EXPIRED` or `LINK_FORGED`, so that nobody goes on as somebody else than he thinks.
 */
export async function whoComesByLink(
  context: Pick<AppContext, 'db' | 'now'>,
  headers: Headers,
): Promise<SignedIn | null> {
  const authorization = headers.get('authorization');
  if (authorization === null || !SCHEME.test(authorization)) return null;
  const link = await openGameLink(context, authorization.replace(SCHEME, ''));
  if (!link.ok) {
    const { reason, message } = link.error;
    const why = say({ ...STRANGER, locale: acceptedLocale(headers) }, message);
    throw new GraphQLError(why, { extensions: { code: `LINK_${reason}`, http: { status: 401 } } });
  }
  const { game, playerId, expiresAt } = link.value;
  return {
    actor: { kind: 'link', playerId, gameId: game.id },
    session: { id: linkSession(playerId), lifetime: between(context.now(), expiresAt) },
  };
}
