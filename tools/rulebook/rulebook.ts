import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRuleDocument, type RuleDocument } from './rule-document.ts';

/** Every document of a folder by its place, those without one last, by name. */
export function readRulebook(folder: string): readonly RuleDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => readRuleDocument(file.slice(0, -'.md'.length), readFileSync(join(folder, file), 'utf8')))
    .sort((one, other) => (one.place ?? LAST) - (other.place ?? LAST));
}

const LAST = Number.MAX_SAFE_INTEGER;

/** What can be cited: every section and every rule, by the name of its document and its number. */
export interface Citable {
  readonly document: string;
  readonly number: string;
  readonly text: string;
  /** Whose rule it is; null for a section. */
  readonly source: string | null;
}

/** Everything that can be cited, by its id such as `KIBA 10` or `KIBA 10.3`. */
export function citables(documents: readonly RuleDocument[]): ReadonlyMap<string, Citable> {
  const found = new Map<string, Citable>();
  for (const { slug: document, name, sections } of documents) {
    for (const section of sections) {
      found.set(`${name} ${section.number}`, { document, number: section.number, text: section.title, source: null });
      for (const { number, text, source } of section.rules) {
        found.set(`${name} ${number}`, { document, number, text, source });
      }
    }
  }
  return found;
}
