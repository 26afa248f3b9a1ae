import type { HOLDS, Suppression } from '../mail/decision.ts';
import type { FAILURES } from '../mail/deliver-mails.ts';

type Known = Suppression | (typeof HOLDS)[number] | (typeof FAILURES)[number];

const SENTENCES: Readonly<Record<Known, string>> = {
  NO_MAIL_SERVER: 'This server sends no mail.',
  NO_ADDRESS: 'There is no address to send it to.',
  NOT_WRITTEN: 'It could not be written.',
  STOPPED: 'You have stopped all mails.',
  MOVES_OFF: 'You want no mails about moves.',
  NOTICES_OFF: 'You want no notices of tournaments.',
  OVERTAKEN: 'The game had moved on before it could be sent.',
  UNPROVEN: 'Nobody has shown yet that this address is yours.',
  BLOCKED: 'Your account was blocked.',
  EXPIRED: 'It was out of date before it could be sent.',
  QUIET_HOURS: 'These are your quiet hours.',
  DIGEST: 'It waits for the next digest.',
  LATER_DEADLINE: 'There is more time than before.',
};

/** The sentence for each reason that this program itself gives. */
export const MAIL_REASONS: Readonly<Record<string, string>> = SENTENCES;
