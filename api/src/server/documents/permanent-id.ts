import { createHash } from 'node:crypto';

/** The name space of this server's things, a random UUID of its own. */
const SPACE = Buffer.from('5d0f7f0c8f5e4c0b9d1c3e6a2b7a4f18', 'hex');

/**
 * The same UUID for the same name, for ever and on every server: what a reader of a calendar or a feed knows a thing by.
 * Source: RFC 9562 5.5 (version 5).
 */
export function permanentId(name: string): string {
  const bytes = createHash('sha1').update(SPACE).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
