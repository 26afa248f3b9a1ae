import { HOUR, MINUTE, millis, type Millis } from '../../kernel/time.ts';
import type { MailKind } from '../../store/codecs/mail-payload.ts';

/** How long each kind of link to an account is good for. */
export const ACCOUNT_LINK_LIVES = {
  MAGIC_LINK: millis(10 * MINUTE),
  PASSWORD_RESET: millis(HOUR),
} as const satisfies Partial<Record<MailKind, Millis>>;

/** A kind of mail that has a link to its reader's account, which he has asked for. */
export type AccountLink = keyof typeof ACCOUNT_LINK_LIVES;

/** Whether a mail of this kind is sent for a link to an account, whose token is kept no longer than it has to be. */
export function isAccountLink(kind: MailKind): kind is AccountLink {
  return Object.hasOwn(ACCOUNT_LINK_LIVES, kind);
}
