import { planKiba, type KibaPlan } from '../../application/planner/plans.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { KibaSettingsInput } from '../settings.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { KibaPathEnum } from './groups.ts';
import { PreflightIssueType } from '../../../../graphql/planner/preflight.ts';

const KibaPlanType = builder.objectRef<KibaPlan>('KibaPlan').implement({
  description: 'What a KIBA tournament of so many players would be.',
  fields: (t) => ({
    players: t.exposeInt('players', { description: 'How many play.' }),
    sizes: t.intList({
      description: 'The sizes of its groups, the largest first; empty when there can be no such tournament.',
      resolve: ({ sizes }) => [...sizes],
    }),
    path: t.expose('path', {
      type: KibaPathEnum,
      nullable: true,
      description: 'What follows the qualification; null when there can be no such tournament.',
    }),
    issues: t.field({
      type: [PreflightIssueType],
      description: 'What breaks, or is worth knowing.',
      resolve: ({ issues }) => [...issues],
    }),
  }),
});

ruleField('kibaPlans', (t) =>
  t.field({
    type: [KibaPlanType],
    description: 'Planner: a KIBA tournament with these settings at every number of players that KIBA knows, 6 to 34.',
    args: { kiba: t.arg({ type: KibaSettingsInput, required: true, description: 'Its settings.' }) },
    resolve: (_root, { kiba }) => [...answered(planKiba(kiba))],
  }),
);
