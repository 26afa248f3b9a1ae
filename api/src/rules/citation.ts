import type { RuleId } from './generated/rulebook.ts';

export type { RuleId };

/** The rules by which something is as it is, the one that says most first; empty: nobody's but the director's choice. */
export type Citation = readonly RuleId[];

/** A citation in words: `KIBA 10.3, KIBA 9.5`. */
export function cited(rules: Citation): string {
  return rules.join(', ');
}
