import { createTransport } from 'nodemailer';
import type { MailCarrier, Posted, WrittenMail } from '../../application/mail/post.ts';

/** Seconds that another server may take to connect, to greet, and to say nothing in between. */
const PATIENCE = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Gives mails to the server at `url` over a few connections that are kept; `from` stands in each. */
export function smtpCarrier(url: string, from: string): MailCarrier {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    pool: true,
    maxConnections: 3,
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...PATIENCE,
  });
  return {
    send: (mail) =>
      transport.sendMail(messageOf(mail, from)).then(
        ({ response }): Posted => ({ kind: 'accepted', reply: response }),
        (failure: unknown) => refusalOf(failure),
      ),
    close: async () => transport.close(),
  };
}

/** A written mail as nodemailer takes it. */
export function messageOf(mail: WrittenMail, from: string) {
  const { to, subject, text, html, pictures, messageId, replyTo, stopUrl, at, locale } = mail;
  return {
    from,
    to: { name: to.name, address: to.address },
    subject,
    text,
    html,
    date: new Date(at),
    messageId: `<${messageId}>`,
    ...(replyTo === null ? {} : { replyTo }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': locale,
      ...(stopUrl === null
        ? {}
        : { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    attachments: pictures.map(({ contentId, fileName, bytes }) => ({
      cid: contentId,
      filename: fileName,
      content: Buffer.from(bytes),
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
    })),
  };
}

/** A reply of 500 to 599 is for good; anything else may go better later. */
function refusalOf(failure: unknown): Posted {
  const { responseCode, response, message } = failure as {
    readonly responseCode?: number;
    readonly response?: string;
    readonly message?: string;
  };
  const isForGood = responseCode !== undefined && responseCode >= 500 && responseCode < 600;
  return { kind: isForGood ? 'refused' : 'failed', reply: (response ?? message ?? 'no answer').slice(0, 300) };
}
