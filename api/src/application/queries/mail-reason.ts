import { message, type Message } from '../../kernel/message.ts';
import type { HOLDS, Suppression } from '../mail/decision.ts';
import type { FAILURES } from '../mail/deliver-mails.ts';

type Known = Suppression | (typeof HOLDS)[number] | (typeof FAILURES)[number];

const KNOWN: Readonly<Record<Known, Message>> = {
  NO_MAIL_SERVER: message('mail.reason.NO_MAIL_SERVER'),
  NO_ADDRESS: message('mail.reason.NO_ADDRESS'),
  NOT_WRITTEN: message('mail.reason.NOT_WRITTEN'),
  STOPPED: message('mail.reason.STOPPED'),
  MOVES_OFF: message('mail.reason.MOVES_OFF'),
  NOTICES_OFF: message('mail.reason.NOTICES_OFF'),
  OVERTAKEN: message('mail.reason.OVERTAKEN'),
  UNPROVEN: message('mail.reason.UNPROVEN'),
  BLOCKED: message('mail.reason.BLOCKED'),
  EXPIRED: message('mail.reason.EXPIRED'),
  QUIET_HOURS: message('mail.reason.QUIET_HOURS'),
  DIGEST: message('mail.reason.DIGEST'),
  LATER_DEADLINE: message('mail.reason.LATER_DEADLINE'),
};

/** What each reason that this program itself gives means. */
export const MAIL_REASONS: Readonly<Record<string, Message>> = KNOWN;
