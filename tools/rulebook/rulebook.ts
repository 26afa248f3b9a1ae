import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRuleDocument, type RuleDocument } from './rule-document.ts';

/** The order in which the documents are listed; what is missing here comes last. */
const ORDER = ['common', 'clocks', 'ratings', 'round-robin', 'swiss', 'kiba', 'championship', 'kuksu', 'knockout'];

/** Every document of a folder, first those about tournaments, then the games. */
export function readRulebook(folder: string): readonly RuleDocument[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -'.md'.length))
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((slug) => readRuleDocument(slug, readFileSync(join(folder, `${slug}.md`), 'utf8')));
}

function place(slug: string): number {
  const index = ORDER.indexOf(slug);
  return index < 0 ? ORDER.length : index;
}

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
