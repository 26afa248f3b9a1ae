import { sentence } from '../said.ts';
import { cited } from '../../application/queries/rule-refs.ts';
import type { AgreedRule } from '../../rules/agreed-rule.ts';
import { builder } from '../builder.ts';
import { ruleRefs } from '../rule-ref.ts';

/** One agreed setting in words. */
export const TournamentRuleType = builder.objectRef<AgreedRule>('TournamentRule').implement({
  description: 'One agreed setting in words.',
  fields: (t) => ({
    title: t.string(sentence('What it is about.', ({ title }: AgreedRule) => title)),
    text: t.string(sentence('What was agreed.', ({ text }: AgreedRule) => text)),
    source: t.string({
      nullable: true,
      description: 'The rules that say so, such as `KIBA 9.4`; null for the director’s own choice.',
      resolve: ({ rules }) => (rules.length === 0 ? null : cited(rules)),
    }),
    ruleRefs: t.field(
      ruleRefs(
        'The same rules with their texts; none for the director’s own choice.',
        ({ rules }: AgreedRule) => rules,
      ),
    ),
  }),
});
