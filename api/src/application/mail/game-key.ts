import type { GameId, PlayerId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import { DAY, instant, millis, plus, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { gamesByIds, type GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { isSealOf, findMailSecret } from './mail-secret.ts';

/** What a mailed key says in the open: which seat of which game, and until when. */
export interface GameKeyText {
  readonly gameId: GameId;
  readonly seat: Seat;
  readonly expiresAt: Instant;
}

/** Why a mailed key opens nothing: it was never given out or has been taken back, or its time is over. */
export type KeyRefusal = 'FORGED' | 'EXPIRED';

/** The player who was given a key, and his game. */
export interface KeyHolder {
  readonly game: GameRecord;
  readonly seat: Seat;
  readonly playerId: PlayerId;
  readonly expiresAt: Instant;
}

/** A key that its player was really given, whether or not its time is over. */
export interface GenuineKey extends KeyHolder {
  readonly isExpired: boolean;
}

/** A key as it was read: what it says, the text that was sealed, and the seal. */
export interface SealedKey {
  readonly says: GameKeyText;
  readonly text: string;
  readonly seal: string;
}

const LONGEST = millis(30 * DAY);

/** Until when a key given out at an instant opens its game: a day beyond the deadline, at most 30 days, in whole minutes. */
export function keyExpiry(at: Instant, deadline: Instant | null): Instant {
  const latest = plus(at, LONGEST);
  const wanted = deadline === null ? latest : plus(deadline, DAY);
  return instant(Math.floor(Math.min(latest, wanted) / 60_000) * 60_000);
}

/** The letter of a seat in a key. */
export function seatSign(seat: Seat): 's' | 'n' {
  return seat === 'first' ? 's' : 'n';
}

/** The seat of a letter that `seatSign` gives. */
export function seatOfSign(sign: string): Seat {
  return sign === 's' ? 'first' : 'second';
}

/** An expiry as a key has it: minutes in base 36. */
export function writeExpiry(expiresAt: Instant): string {
  return Math.floor(expiresAt / 60_000).toString(36);
}

/** The expiry that `writeExpiry` has written. */
export function readExpiry(text: string): Instant {
  return instant(Number.parseInt(text, 36) * 60_000);
}

/** Whose key this is; null for one that was never given out or has been taken back. */
export async function genuineKey(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  key: SealedKey,
): Promise<GenuineKey | null> {
  const holder = await holderOf(db, key.says);
  if (holder === null) return null;
  const secret = await findMailSecret(db, holder.playerId);
  if (secret === null || !isSealOf(secret, key.text, key.seal)) return null;
  return { ...holder, isExpired: now() > key.says.expiresAt };
}

/** Whose key this is, if it still opens its game. */
export async function openKey(
  context: Pick<AppContext, 'db' | 'now'>,
  key: SealedKey | null,
): Promise<Result<KeyHolder, KeyRefusal>> {
  const genuine = key === null ? null : await genuineKey(context, key);
  if (genuine === null) return err('FORGED');
  return genuine.isExpired ? err('EXPIRED') : ok(genuine);
}

async function holderOf(db: Db, { gameId, seat, expiresAt }: GameKeyText): Promise<KeyHolder | null> {
  const [game] = await gamesByIds(db.prisma, [gameId]);
  return game === undefined ? null : { game, seat, playerId: game.players[seat], expiresAt };
}
