import { createTransport } from 'nodemailer';
import type { MailCarrier } from '../../application/mail/post.ts';
import type { Entropy } from '../../kernel/entropy.ts';
import { forgetCaughtMails, keepCaughtMail } from '../../store/caught-mail.ts';
import type { Db } from '../../store/client.ts';
import { messageOf } from './smtp-carrier.ts';

/** How many caught mails are kept. */
const KEPT = 500;

/** Keeps mails in a table in place of sending them, to be read at `/dev/mail`. */
export function catchingCarrier(db: Db, entropy: Entropy, from: string): MailCarrier {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const source = Buffer.isBuffer(message) ? message.toString('utf8') : '';
      const { kind, subject, messageId, at, to } = mail;
      await keepCaughtMail(db.prisma, entropy, { kind, subject, messageId, at, recipient: to.address, source });
      await forgetCaughtMails(db.prisma, KEPT);
      return { kind: 'accepted', reply: 'caught for /dev/mail' };
    },
    close: async () => transport.close(),
  };
}
