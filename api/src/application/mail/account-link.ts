import { DAY, HOUR, MINUTE, millis, type Millis } from '../../kernel/time.ts';
import type { MailKind } from '../../store/codecs/mail-payload.ts';

/** How long each kind of mail about an account, or to who has none, and the link in it, is good for. */
export const ACCOUNT_LINK_LIVES = {
  MAGIC_LINK: millis(10 * MINUTE),
  PASSWORD_RESET: millis(HOUR),
  CONFIRM_SIGN_UP: DAY,
  CONFIRM_NEW_ADDRESS: DAY,
  ADDRESS_CHANGED: millis(7 * DAY),
  ACCOUNT_MERGED: millis(7 * DAY),
  ENTRY_REQUEST_ANSWERED: millis(7 * DAY),
  SIGN_UP_TRIED: DAY,
  CONFIRM_ADDRESS: millis(7 * DAY),
} as const satisfies Partial<Record<MailKind, Millis>>;

/** A kind of mail about its reader's account, which is sent whatever mails he wants. */
export type AccountLink = keyof typeof ACCOUNT_LINK_LIVES;

/** Where another password is chosen by such a token. */
export function passwordPage(publicUrl: string, token: string): string {
  return `${publicUrl}/sign-in/password#${token}`;
}

/** Whether a mail of this kind is about an account; a token in it is kept no longer than it has to be. */
export function isAccountLink(kind: MailKind): kind is AccountLink {
  return Object.hasOwn(ACCOUNT_LINK_LIVES, kind);
}
