import type { RuleId } from '../../rules/citation.ts';
import { RULEBOOK } from '../../rules/generated/rulebook.ts';

export { cited } from '../../rules/citation.ts';

/** A rule as it is cited: its id, what it says, whose it is (null of a section), and its place on the page, such as `/rules/kiba#10.3`. */
export interface RuleRef {
  readonly id: RuleId;
  readonly text: string;
  readonly source: string | null;
  readonly path: string;
}

/** What docs/rules says under an id. */
export function ruleRef(id: RuleId): RuleRef {
  const { document, number, text, source } = RULEBOOK[id];
  return { id, text, source, path: `/rules/${document}#${number}` };
}
