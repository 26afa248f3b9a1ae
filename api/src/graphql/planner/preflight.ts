import { cited } from '../../application/queries/rule-refs.ts';
import type { PreflightIssue } from '../../rules/formats/format.ts';
import { builder } from '../builder.ts';
import { ruleRefs } from '../rule-ref.ts';
import { sentence } from '../said.ts';

/** Something that does not work, or is worth knowing, at a number of players. */
export const PreflightIssueType = builder.objectRef<PreflightIssue>('PreflightIssue').implement({
  description: 'Something that does not work, or is worth knowing, at a number of players.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'For programs, such as TOO_FEW_PLAYERS.' }),
    message: t.string(sentence('One sentence for people.', ({ message }: PreflightIssue) => message)),
    rule: t.string({ description: 'The rule, such as `KIBA 2.2`.', resolve: ({ rules }) => cited(rules) }),
    ruleRefs: t.field(ruleRefs('The same rule with its text.', ({ rules }: PreflightIssue) => rules)),
    blocking: t.exposeBoolean('blocking', {
      description: 'True: a tournament cannot start like this. False: it can, and its director should know.',
    }),
  }),
});
