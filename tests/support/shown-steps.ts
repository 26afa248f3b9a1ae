import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';

/** What a page of `docs` shows to be typed in a shell, by the titles of its sections, block by block. */
export function shownSteps(page: string): ReadonlyMap<string, readonly string[]> {
  const steps = new Map<string, string[]>();
  let section = '';
  for (const token of lexer(readFileSync(join(import.meta.dirname, '../../docs', page), 'utf8'))) {
    if (token.type === 'heading') section = token.text;
    if (token.type === 'code' && token.lang === 'sh') steps.set(section, [...(steps.get(section) ?? []), token.text]);
  }
  return steps;
}
