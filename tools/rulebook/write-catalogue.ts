// Writes what can be cited of docs/rules as TypeScript, so that a citation of a rule that there is not is a type error.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citables, readRulebook } from './rulebook.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = join(root, 'api/src/rules/generated');
const rules = citables(readRulebook(join(root, 'docs/rules')));
const ids = [...rules.keys()].map((id) => `  | ${JSON.stringify(id)}`).join('\n');
const rows = [...rules].map(([id, rule]) => `  ${JSON.stringify(id)}: ${JSON.stringify(rule)},`).join('\n');

mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'rulebook.ts'),
  `// Made from docs/rules by tools/rulebook/write-catalogue.ts.

/** Every section and rule that can be cited. */
export type RuleId =
${ids};

/**
 * What docs/rules says under a number: the document (kiba), the number in it (10.3, or 10 for a section), the first paragraph
 * as plain text (of a section its title), and whose rule it is (null for a section).
 */
export interface RulebookRule {
  readonly document: string;
  readonly number: string;
  readonly text: string;
  readonly source: string | null;
}

export const RULEBOOK: Readonly<Record<RuleId, RulebookRule>> = {
${rows}
};
`,
);
