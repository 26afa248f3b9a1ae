import { asId, type GameId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { keyExpiry, readExpiry, seatOfSign, seatSign, writeExpiry, type SealedKey } from './game-key.ts';
import { mailSecret, sealOf } from './mail-secret.ts';

const MAILBOX =
  /^move\+(?<open>(?<game>[\da-z]{16})-(?<seat>[sn])(?<ply>[\da-z]{1,4})-(?<expiry>[\da-z]{1,8}))-(?<seal>[\da-z]{26})$/;

/** A reply address taken apart: a key to one ply of one game. */
export interface ReplyKey extends SealedKey {
  readonly ply: number;
}

/**
 * The address that plays the move of a seat at the game's present ply, `move+KEY@DOMAIN`: small letters, digits and
 * hyphens, at most 64 before the `@`, since some servers forget capitals. It is worth nothing from a day beyond the
 * deadline, 30 days at most, and answers only what it is when that ply has been played.
 */
export async function replyAddress(context: AppContext, game: GameRecord, seat: Seat, domain: string): Promise<string> {
  const expiry = writeExpiry(keyExpiry(context.now(), game.clock?.deadline ?? null));
  const open = `${game.id}-${seatSign(seat)}${game.ply.toString(36)}-${expiry}`;
  return `move+${open}-${sealOf(await mailSecret(context, game.players[seat]), sealed(open))}@${domain}`;
}

/** The part of a reply address before its `@`, taken apart, nothing checked but its form; null for any other mailbox. */
export function readReplyMailbox(mailbox: string): ReplyKey | null {
  const parts = MAILBOX.exec(mailbox.toLowerCase())?.groups;
  if (parts === undefined) return null;
  const { open = '', game = '', seat = '', ply = '', expiry = '', seal = '' } = parts;
  const says = { gameId: asId<GameId>(game), seat: seatOfSign(seat), expiresAt: readExpiry(expiry) };
  return { says, ply: Number.parseInt(ply, 36), text: sealed(open), seal };
}

/** A reply address's seal is never a link's. */
function sealed(open: string): string {
  return `reply ${open}`;
}
