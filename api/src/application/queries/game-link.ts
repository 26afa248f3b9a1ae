import type { PlayerId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { openKey, type KeyRefusal } from '../mail/game-key.ts';
import { readLinkToken } from '../mail/game-link.ts';

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
  readonly message: string;
}

const WHY: Readonly<Record<KeyRefusal, string>> = {
  EXPIRED: 'The time of this link is over: sign in, or take the link of a later mail.',
  FORGED: 'This link was never given out, or it has been taken back: sign in, or take the link of a later mail.',
};

/** What a mailed link opens, by its token. */
export async function openGameLink(
  context: Pick<AppContext, 'db' | 'now'>,
  token: string,
): Promise<Result<OpenedLink, LinkRefused>> {
  const key = readLinkToken(token);
  const opened = await openKey(context, key);
  if (!opened.ok) return err({ kind: 'link-refused', reason: opened.error, message: WHY[opened.error] });
  const { game, seat, playerId } = opened.value;
  return ok({ kind: 'opened-link', game, seat, playerId, expiresAt: opened.value.expiresAt });
}
