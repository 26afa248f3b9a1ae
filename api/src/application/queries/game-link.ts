import type { PlayerId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { openKey, type KeyRefusal } from '../mail/game-key.ts';
import { readLinkToken } from '../mail/game-link.ts';
import type { Message } from '../../kernel/message.ts';
import { message } from '../texts/say.ts';

/** A link that opens its game. */
export interface OpenedLink {
  readonly kind: 'opened-link';
  readonly game: GameRecord;
  readonly seat: Seat;
  readonly playerId: PlayerId;
  readonly expiresAt: Instant;
}

/** A link that opens nothing. */
export interface LinkRefused {
  readonly kind: 'link-refused';
  readonly reason: KeyRefusal;
  /** One clear sentence for a person. */
  readonly message: Message;
}

/** What a mailed link opens, by its token. */
export async function openGameLink(
  context: Pick<AppContext, 'db' | 'now'>,
  token: string,
): Promise<Result<OpenedLink, LinkRefused>> {
  const key = readLinkToken(token);
  const opened = await openKey(context, key);
  if (!opened.ok)
    return err({ kind: 'link-refused', reason: opened.error, message: message(`refused.link.${opened.error}`) });
  const { game, seat, playerId } = opened.value;
  return ok({ kind: 'opened-link', game, seat, playerId, expiresAt: opened.value.expiresAt });
}
