import type { Instant } from '../../kernel/time.ts';

/** One entry of a feed; `id` is an IRI that it has for ever, `address` where it can be read about. */
export interface AtomEntry {
  readonly id: string;
  readonly title: string;
  readonly at: Instant;
  readonly address: string;
}

/** A feed: `self` is its own address, `address` that of the page that it tells of. */
export interface AtomFeed {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: Instant;
  readonly self: string;
  readonly address: string;
  readonly entries: readonly AtomEntry[];
}

/**
 * A feed as XML. Written here, since the package `feed` marks the titles of entries as HTML, where a `<` would be markup, and
 * lets through characters that XML cannot hold. Source: RFC 4287.
 */
export function atomText({ id, title, updatedAt, self, address, entries }: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${iso(updatedAt)}</updated>`,
    '<author><name>Baraza</name></author>',
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
    ...entries.flatMap((entry) => [
      '<entry>',
      `<id>${escaped(entry.id)}</id>`,
      `<title>${escaped(entry.title)}</title>`,
      `<published>${iso(entry.at)}</published>`,
      `<updated>${iso(entry.at)}</updated>`,
      `<link rel="alternate" type="text/html" href="${escaped(entry.address)}"/>`,
      '</entry>',
    ]),
    '</feed>',
    '',
  ];
  return lines.join('\n');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as XML can hold it; the characters that XML has no way to write are left out. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

function iso(at: Instant): string {
  return new Date(at).toISOString();
}
