import type { AnyId } from '../kernel/ids.ts';
import { idNamed } from './global-id.ts';

/** The id in the database of what an argument names, one of these types; null: it names nothing. */
export function idOrNull<Id extends AnyId>(text: string | null | undefined, names: readonly string[]): Id | null {
  return text == null ? null : idNamed<Id>(text, names);
}
