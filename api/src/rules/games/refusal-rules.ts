import type { Citation, RuleId } from '../citation.ts';

/** What tells the rules of a refusal by its name, from a table that has one rule for each; none for a name that is not in it. */
export function rulesByKey(table: Readonly<Record<string, RuleId>>): (key: string) => Citation {
  const rules = new Map(Object.entries(table));
  return (key) => {
    const rule = rules.get(key);
    return rule === undefined ? [] : [rule];
  };
}
