import type { MailId, PlayerId, TokenId } from '../../kernel/ids.ts';
import { DAY, millis, minus, type Instant } from '../../kernel/time.ts';
import type { TokenRecord } from '../../store/reading/token.ts';
import { mailId, type NewMail } from '../../store/writing/outbox.ts';

/** How many days before a token ends its owner is written. */
const DAYS_BEFORE = [14, 2] as const;

/** The letters that a token ends, each for its day; none for a day that is past at `at`. */
export function tokenLetters(
  playerId: PlayerId,
  { id, name, expiresAt }: Pick<TokenRecord, 'id' | 'name' | 'expiresAt'>,
  at: Instant,
): readonly NewMail[] {
  return DAYS_BEFORE.map((days) => ({ days, notBefore: minus(expiresAt, millis(days * DAY)) }))
    .filter(({ notBefore }) => notBefore > at)
    .map(({ days, notBefore }) => {
      const payload = { name, expiresAt };
      return { kind: 'TOKEN_ENDS', payload, playerId, dedupeKey: keyOf(id, days), notBefore } as const;
    });
}

/** The ids of all letters that this token ends. */
export function tokenLetterIds(id: TokenId): readonly MailId[] {
  return DAYS_BEFORE.map((days) => mailId(keyOf(id, days)));
}

function keyOf(id: TokenId, days: number): string {
  return `token-ends:${id}:${days}`;
}
