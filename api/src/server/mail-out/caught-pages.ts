import { simpleParser } from 'mailparser';
import type { CaughtMailRecord } from '../../store/caught-mail.ts';

// The content security policy allows styles of single elements alone.
const BODY =
  'color-scheme:light dark;background:canvas;font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem';
const LIST = 'list-style:none;padding:0';
const ITEM = 'padding:.5rem 0;border-top:1px solid #8886';
const TEXT = 'white-space:pre-wrap;overflow-wrap:anywhere';

const ABOUT =
  '<p>What would be sent with a mail server. Links to an account are shown on the machine of this server alone, and only those to accounts of the demo world.</p>';

/** The mails that were caught and may be looked at, as a page. */
export function caughtListPage(mails: readonly Omit<CaughtMailRecord, 'source'>[]): string {
  const items = mails.map(
    ({ id, recipient, subject, at }) =>
      `<li style="${ITEM}"><a href="/dev/mail/${id}">${escaped(subject)}</a><br><small>to ${escaped(recipient)}, ${shown(at)}</small></li>`,
  );
  return page(
    'Caught mails',
    `${ABOUT}${mails.length === 0 ? '<p>No mail has been caught yet.</p>' : `<ol style="${LIST}">${items.join('')}</ol>`}`,
  );
}

/** One caught mail with its headers and its plain text. */
export async function caughtMailPage({ id, source }: CaughtMailRecord): Promise<string> {
  const { headerLines, text = '', subject = '' } = await simpleParser(source);
  const headers = headerLines.map(({ line }) => escaped(line)).join('\n');
  const links = `<p><a href="/dev/mail">all mails</a> · <a href="/dev/mail/${id}/html">as HTML</a> · <a href="/dev/mail/${id}/source">source</a></p>`;
  const linked = escaped(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
  return page(
    subject,
    `${links}<pre style="${TEXT}">${linked}</pre><h2>Headers</h2><pre style="${TEXT}">${headers}</pre>`,
  );
}

/** The HTML of a caught mail as a mail program shows it. */
export async function caughtMailHtml({ source }: CaughtMailRecord): Promise<string> {
  const { html } = await simpleParser(source);
  return html === false ? page('No HTML', '<p>This mail has no HTML.</p>') : html;
}

function shown(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head><body style="${BODY}"><h1>${escaped(title)}</h1>${body}</body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
