import { planPreflight } from '../../application/queries/planner/preflight.ts';
import { cited } from '../../application/queries/rule-refs.ts';
import type { PreflightIssue } from '../../rules/formats/format.ts';
import { builder } from '../builder.ts';
import { pureQueryField } from '../pure-query.ts';
import { ruleRefs } from '../rule-ref.ts';
import { FormatKeyEnum, RoundRobinPresetEnum } from '../vocabulary.ts';
import { answered } from './answered.ts';

/** Something that does not work, or is worth knowing, at a number of players. */
export const PreflightIssueType = builder.objectRef<PreflightIssue>('PreflightIssue').implement({
  description: 'Something that does not work, or is worth knowing, at a number of players.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'For programs, such as TOO_FEW_PLAYERS.' }),
    message: t.exposeString('message', { description: 'One sentence for people.' }),
    rule: t.string({ description: 'The rule, such as `KIBA 2.2`.', resolve: ({ rules }) => cited(rules) }),
    ruleRefs: t.field(ruleRefs('The same rule with its text.', ({ rules }: PreflightIssue) => rules)),
    blocking: t.exposeBoolean('blocking', {
      description: 'True: a tournament cannot start like this. False: it can, and its director should know.',
    }),
  }),
});

pureQueryField('preflight', (t) =>
  t.field({
    type: [PreflightIssueType],
    description: 'Planner: what breaks when a format is played by so many; empty when nothing does.',
    args: {
      format: t.arg({ type: FormatKeyEnum, required: true, description: 'The system of play.' }),
      players: t.arg.int({ required: true, description: 'How many players, 0 to 10,000.' }),
      preset: t.arg({
        type: RoundRobinPresetEnum,
        description: 'Of a round robin only; null: what the format takes, 3 to 34 players.',
      }),
    },
    resolve: (_root, { format, players, preset }) => [...answered(planPreflight(format, players, preset ?? null))],
  }),
);
