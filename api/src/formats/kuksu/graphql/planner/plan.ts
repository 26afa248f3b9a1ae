import { planKuksu } from '../../application/planner/plan.ts';
import type { ArrangementRefusal } from '../../rules/arrangement.ts';
import type { KuksuPlan, TierPlan } from '../../rules/plan.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

/** The GraphQL names of what becomes of a field. */
export const KUKSU_STATUSES = {
  ok: 'OK',
  short: 'SHORT',
  'too-few': 'TOO_FEW',
  'title-match-open': 'TITLE_MATCH_OPEN',
} as const satisfies Readonly<Record<Exclude<ArrangementRefusal['kind'], 'tier-overfull'> | 'ok', string>>;

/** Whether so many players, or these, can be arranged. */
export const KuksuStatusEnum = builder.enumType('KuksuStatus', {
  description: 'Whether a cycle of leagues can be arranged.',
  values: {
    OK: { description: 'It can.' },
    SHORT: {
      description:
        'One to four players would be left for the lowest tier: its director leaves them out or invites more.',
    },
    TOO_FEW: { description: 'Fewer than five players: there is no league.' },
    TITLE_MATCH_OPEN: {
      description: 'The winner of League A has signed up and neither holds the title nor has lost the match for it.',
    },
  } as const satisfies Readonly<Record<(typeof KUKSU_STATUSES)[keyof typeof KUKSU_STATUSES], object>>,
});

const KuksuTierPlanType = builder.objectRef<TierPlan>('KuksuTierPlan').implement({
  description: 'A tier of a planned cycle.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1, the top.' }),
    sizes: t.intList({
      description: 'The players of each of its leagues, league 1 first.',
      resolve: ({ sizes }) => [...sizes],
    }),
  }),
});

/** The tiers and leagues of a number of players. */
export const KuksuPlanType = builder.objectRef<KuksuPlan>('KuksuPlan').implement({
  description: 'The tiers and leagues of a number of players.',
  fields: (t) => ({
    status: t.field({
      type: KuksuStatusEnum,
      description: 'OK, SHORT or TOO_FEW, by the number of players alone.',
      resolve: ({ kind }) => KUKSU_STATUSES[kind],
    }),
    tiers: t.field({
      type: [KuksuTierPlanType],
      description: 'From the top; empty when there is no plan.',
      resolve: (plan) => (plan.kind === 'ok' ? [...plan.tiers] : []),
    }),
    exclude: t.int({
      nullable: true,
      description: 'How many to leave out of a field that is SHORT, so that the tier above is the lowest; else null.',
      resolve: (plan) => (plan.kind === 'short' ? plan.exclude : null),
    }),
    invite: t.int({
      nullable: true,
      description: 'How many to invite instead, so that the lowest tier has a league of five; else null.',
      resolve: (plan) => (plan.kind === 'short' ? plan.invite : null),
    }),
  }),
});

ruleField('kuksuPlan', (t) =>
  t.field({
    type: KuksuPlanType,
    description: 'Planner: how many tiers and leagues so many players make, and of which sizes.',
    args: {
      players: t.arg.int({ required: true, description: 'How many have signed up, without the holder; 0 to 10,000.' }),
    },
    resolve: (_root, { players }) => answered(planKuksu(players)),
  }),
);
