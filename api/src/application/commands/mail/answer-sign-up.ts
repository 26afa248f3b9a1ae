import { createHash } from 'node:crypto';
import { HOUR, minus } from '../../../kernel/time.ts';
import type { Locale } from '../../../kernel/locale.ts';
import { playerIdByEmail } from '../../../store/reading/account.ts';
import { countMailsSince } from '../../../store/reading/outbox.ts';
import { inTransaction } from '../../../store/transaction.ts';
import { insertMails, type NewMail } from '../../../store/writing/outbox.ts';
import type { AppContext } from '../../context.ts';

/** How many such mails an address is sent within an hour; further ones are not made. */
const MOST_IN_AN_HOUR = 5;

/** Somebody who wants an account: an address in small letters, the secret of the link that makes it, and a language that he reads. */
export interface SignUpToAnswer {
  readonly address: string;
  readonly token: string;
  readonly locale: Locale;
}

/**
 * Mails what comes of a sign-up to the address that was given: the link that makes the account, or, where the address has
 * one, that somebody tried. Nobody else is told which of these it was.
 */
export async function answerSignUp(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { address, token, locale }: SignUpToAnswer,
): Promise<void> {
  const at = now();
  const playerId = await playerIdByEmail(db.prisma, address);
  const key = `sign-up:${digest(address)}`;
  const dedupeKey = `${key}:${digest(token)}`;
  const mail: NewMail =
    playerId === null
      ? { kind: 'CONFIRM_SIGN_UP', payload: { token, address, locale }, playerId, dedupeKey, notBefore: at }
      : { kind: 'SIGN_UP_TRIED', payload: {}, playerId, dedupeKey, notBefore: at };
  await inTransaction(db, async (tx) => {
    const earlier = await countMailsSince(tx, playerId, mail.kind, minus(at, HOUR), key);
    if (earlier >= MOST_IN_AN_HOUR) return { keep: false, value: null };
    await insertMails(tx, [mail], at);
    return { keep: true, value: null };
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
