import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { Letter } from './letter.ts';
import { capital, type LetterDesk } from './letter-desk.ts';

/** A webhook of the reader is off: why, and where he turns it on again. */
export function webhookStoppedLetter({ post, wording }: LetterDesk, payload: MailPayload<'WEBHOOK_STOPPED'>): Letter {
  const { say } = wording;
  const { host, reason } = payload;
  return {
    subject: capital(say('letter.webhookStopped.subject', { host })),
    parts: [
      { kind: 'text', text: capital(say(`letter.webhookStopped.why.${reason}`, { host })) },
      { kind: 'text', text: say('letter.webhookStopped.waits') },
      { kind: 'link', label: say('letter.webhookStopped.open'), url: post.pages.webhooks },
    ],
    replyTo: null,
  };
}
