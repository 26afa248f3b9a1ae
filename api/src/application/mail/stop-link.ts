import { createHmac, timingSafeEqual } from 'node:crypto';
import { asId, type PlayerId } from '../../kernel/ids.ts';
import type { MailSettings } from './post.ts';

/** Where a mail program stops a player's mails at one click; the token follows. Source: RFC 8058. */
export const STOP_PATH = '/mail/stop/';

/** The address that stops all mails to a player without signing in; it does nothing else, so it never expires. */
export function stopUrl({ pageUrl, secret }: MailSettings, playerId: PlayerId): string {
  return `${pageUrl}${STOP_PATH}${playerId}-${seal(secret, playerId)}`;
}

/** The player whose mails a token stops; null for a token that was not given out. */
export function stoppedPlayer(secret: string, token: string): PlayerId | null {
  const [id = '', given = '', ...rest] = token.split('-');
  const right = Buffer.from(seal(secret, id));
  const mine = Buffer.from(given);
  const isRight = rest.length === 0 && mine.length === right.length && timingSafeEqual(mine, right);
  return isRight ? asId<PlayerId>(id) : null;
}

function seal(secret: string, playerId: string): string {
  return createHmac('sha256', secret).update(`stop mails of ${playerId}`).digest('hex').slice(0, 32);
}
