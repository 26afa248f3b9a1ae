/** A mail as it came in, its body decoded. */
export interface ReceivedMail {
  /** Tells a mail from every other: its Message-ID, or a digest of the whole of it. */
  readonly identity: string;
  /** Who its header says wrote it; null: nobody, or several. `name` empty: it says none. */
  readonly from: { readonly name: string; readonly address: string } | null;
  /** Its subject, decoded; empty where it has none. */
  readonly subject: string;
  /** The plain text, or the HTML as text where there is no other. */
  readonly text: string;
  /** Header fields by their names in small letters, as text. */
  readonly headers: ReadonlyMap<string, string>;
  /** Who is told when it cannot be delivered; empty for what is itself such a report. */
  readonly envelopeFrom: string;
}

const ROBOTS = /^(mailer-daemon|postmaster|no-?reply|bounces?)([+-].*)?@/i;
const MASSES = new Set(['bulk', 'junk', 'list', 'auto_reply', 'auto-reply']);
const TELLING_HEADERS = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-loop', 'list-id', 'feedback-id'];

/**
 * Whether no person wrote this mail in answer: an automatic answer, a report of a failed delivery, or what goes to many.
 * Source: RFC 3834 2, RFC 3464 2.
 */
export function isAutomatic({ headers, envelopeFrom }: Pick<ReceivedMail, 'headers' | 'envelopeFrom'>): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no';
  if (!/^no\b/.test(submitted)) return true;
  if (MASSES.has(headers.get('precedence')?.trim().toLowerCase() ?? '')) return true;
  if (TELLING_HEADERS.some((name) => headers.has(name))) return true;
  if (/^multipart\/report\b/i.test(headers.get('content-type') ?? '')) return true;
  return envelopeFrom === '' || ROBOTS.test(envelopeFrom);
}
