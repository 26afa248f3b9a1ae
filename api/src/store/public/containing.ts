import { isStorable } from '../codecs/storable.ts';

/** A text that contains this one, whatever the case. */
export interface Contains {
  readonly contains: string;
  readonly mode: 'insensitive';
}

/** The condition that such a text contains this one; text that nothing stored can contain finds nothing, an empty one everything. */
export function containing<Where extends object>(
  search: string,
  where: (text: Contains) => Where,
): Where | { readonly id: { in: string[] } } | Record<never, never> {
  if (search.trim() === '') return {};
  if (!isStorable(search)) return { id: { in: [] } };
  return where({ contains: search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`), mode: 'insensitive' });
}
