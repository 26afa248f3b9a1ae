import type { AgreedRule } from '../../rules/agreed-rule.ts';
import { builder } from '../builder.ts';

/** One agreed setting in words. */
export const TournamentRuleType = builder.objectRef<AgreedRule>('TournamentRule').implement({
  description: 'One agreed setting in words.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is about.' }),
    text: t.exposeString('text', { description: 'What was agreed.' }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Where the rule comes from; null for the director’s own choice.',
    }),
  }),
});
