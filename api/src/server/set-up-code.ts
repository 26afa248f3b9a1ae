import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { base32 } from '../kernel/entropy.ts';

/** How many bytes of a seal make a code: 16 letters and digits. */
const BYTES = 10;

/**
 * The code with which somebody becomes the administrator of a server that has none: the one that is given, or else one that
 * follows from the secret, so that it is the same after every start and on all servers of a database. Four groups of four.
 */
export function setUpCode(secret: string, given: string | undefined): string {
  if (given !== undefined) return given;
  const text = base32(createHmac('sha256', secret).update('set-up code').digest().subarray(0, BYTES));
  return text.match(/.{4}/g)?.join('-') ?? text;
}

/** Whether somebody has brought this code; capitals, blanks and hyphens make no difference, and a wrong one takes as long as the right one. */
export function isSetUpCode(code: string, brought: string): boolean {
  return timingSafeEqual(digest(code), digest(brought));
}

/** What a code is without the signs that are there to read it by. */
export function bareCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}

function digest(code: string): Buffer {
  return createHash('sha256').update(bareCode(code)).digest();
}
