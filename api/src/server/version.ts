import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of Baraza that this is: `0.1.0`. */
export function ownVersion(): string {
  const told: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  const isTold = typeof told === 'object' && told !== null && 'version' in told && typeof told.version === 'string';
  return isTold ? String(told.version) : '';
}
