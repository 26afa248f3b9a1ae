import type { InvalidLines } from '../errors.ts';
import { message } from '../texts/say.ts';
import { isHindrance, type PastedLine } from './pasted-line.ts';

/** Why nothing is done of lines of which all are done or none; null: nothing stands against it. */
export function hindrance(lines: readonly PastedLine[]): InvalidLines | null {
  const n = lines.filter(isHindrance).length;
  if (n === 0) return null;
  return { kind: 'invalid-lines', message: message('pasted.hindered', { n, lines: lines.length }), lines };
}
