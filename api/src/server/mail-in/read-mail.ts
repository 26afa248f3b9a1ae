import { simpleParser, type ParsedMail } from 'mailparser';
import { createHash } from 'node:crypto';
import type { ReceivedMail } from '../../application/mail/in/received-mail.ts';

const LONGEST_ID = 500;

/**
 * Reads a whole message: its text decoded from whatever encoding and charset, HTML made to text where there is no other;
 * null for one that cannot be read, such as HTML that is nested without end.
 */
export async function readMail(source: Buffer, envelopeFrom: string): Promise<ReceivedMail | null> {
  const parsed = await parse(source);
  if (parsed === null) return null;
  const { messageId, subject, text, headerLines, from } = parsed;
  const headers = new Map(headerLines.map(({ key, line }) => [key, line.slice(line.indexOf(':') + 1).trim()]));
  const known = messageId === undefined || messageId.length > LONGEST_ID ? null : messageId;
  const identity = known ?? createHash('sha256').update(source).digest('base64url');
  const [one, ...others] = from?.value ?? [];
  const writer = one?.address === undefined || others.length > 0 ? null : { name: one.name, address: one.address };
  return { identity, from: writer, subject: subject ?? '', text: text ?? '', headers, envelopeFrom };
}

async function parse(source: Buffer): Promise<ParsedMail | null> {
  try {
    return await simpleParser(source, { skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true });
  } catch {
    return null;
  }
}
