import { asId, type GameId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { awaitedSeats } from '../state/awaited.ts';
import { keyExpiry, readExpiry, seatOfSign, seatSign, writeExpiry, type SealedKey } from './game-key.ts';
import { mailSecret, sealOf } from './mail-secret.ts';

const TOKEN = /^(?<open>(?<game>[\da-z]{16})-(?<seat>[sn])-(?<expiry>[\da-z]{1,8}))-(?<seal>[\da-z]{26})$/;

/** Where the page opens links; the token follows as a fragment, which no browser sends to anybody. */
export const LINK_PATH = '/play';

/**
 * The address under which one player plays one game without signing in, `ORIGIN/play#TOKEN`. It opens that game for him
 * and nothing else, as often as he likes, until a day beyond his deadline and for 30 days at most.
 */
export async function gameLink(context: AppContext, game: GameRecord, seat: Seat, origin: string): Promise<string> {
  return `${origin}${LINK_PATH}#${await linkToken(context, game, seat)}`;
}

/** The token of `gameLink`. */
export async function linkToken(context: AppContext, game: GameRecord, seat: Seat): Promise<string> {
  const deadline = awaitedSeats(game).includes(seat) ? (game.clock?.deadline ?? null) : null;
  const open = `${game.id}-${seatSign(seat)}-${writeExpiry(keyExpiry(context.now(), deadline))}`;
  return `${open}-${sealOf(await mailSecret(context, game.players[seat]), sealed(open))}`;
}

/** A token taken apart, nothing checked but its form; null for a text that is none. */
export function readLinkToken(token: string): SealedKey | null {
  const parts = TOKEN.exec(token)?.groups;
  if (parts === undefined) return null;
  const { open = '', game = '', seat = '', expiry = '', seal = '' } = parts;
  const says = { gameId: asId<GameId>(game), seat: seatOfSign(seat), expiresAt: readExpiry(expiry) };
  return { says, text: sealed(open), seal };
}

/** A link's seal is never a reply address's. */
function sealed(open: string): string {
  return `link ${open}`;
}
