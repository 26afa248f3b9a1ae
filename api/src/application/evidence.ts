import { err, ok, type Result } from '../kernel/result.ts';
import { invalidInput, type InvalidInput } from './errors.ts';
import { message } from './texts/say.ts';
import { isWebAddress } from './web-address.ts';

const MOST = 10;
const LONGEST = 500;

/** The addresses of pages that a ruling rests on, without blanks around them. Refuses what leads to no page, and too many. */
export function readEvidence(addresses: readonly string[]): Result<readonly string[], InvalidInput> {
  if (addresses.length > MOST) return err(invalidInput('evidence', message('refused.evidence.many', { most: MOST })));
  const trimmed = addresses.map((address) => address.trim());
  const wrong = trimmed.findIndex((address) => address.length > LONGEST || !isWebAddress(address));
  if (wrong === -1) return ok(trimmed);
  return err(invalidInput('evidence', message('refused.evidence.address', { number: wrong + 1, most: LONGEST })));
}
