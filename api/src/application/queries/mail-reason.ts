import { message, type Message } from '../../kernel/message.ts';
import type { HOLDS, Suppression } from '../mail/decision.ts';
import type { FAILURES } from '../mail/deliver-mails.ts';

/** Why this program itself has not sent a mail, or not at once. */
export type MailReason = Suppression | (typeof HOLDS)[number] | (typeof FAILURES)[number];

/** What each of its reasons means. */
export const MAIL_REASONS: Readonly<Record<MailReason, Message>> = {
  NO_MAIL_SERVER: message('mail.reason.NO_MAIL_SERVER'),
  NO_ADDRESS: message('mail.reason.NO_ADDRESS'),
  NOT_WRITTEN: message('mail.reason.NOT_WRITTEN'),
  STOPPED: message('mail.reason.STOPPED'),
  MOVES_OFF: message('mail.reason.MOVES_OFF'),
  UNTIL_VISIT: message('mail.reason.UNTIL_VISIT'),
  NOTICES_OFF: message('mail.reason.NOTICES_OFF'),
  OVERTAKEN: message('mail.reason.OVERTAKEN'),
  UNPROVEN: message('mail.reason.UNPROVEN'),
  BLOCKED: message('mail.reason.BLOCKED'),
  EXPIRED: message('mail.reason.EXPIRED'),
  QUIET_HOURS: message('mail.reason.QUIET_HOURS'),
  DIGEST: message('mail.reason.DIGEST'),
  LATER_DEADLINE: message('mail.reason.LATER_DEADLINE'),
};

/** The reason that is stored so; null: none is, or another server gave its own words. */
export function mailReason(stored: string | null): MailReason | null {
  return stored !== null && isMailReason(stored) ? stored : null;
}

function isMailReason(text: string): text is MailReason {
  return Object.hasOwn(MAIL_REASONS, text);
}
