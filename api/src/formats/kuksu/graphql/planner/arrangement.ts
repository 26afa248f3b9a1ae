import { planKuksuArrangement, type PlannedKuksu } from '../../application/planner/arrangement.ts';
import type { ArrangedLeague, Placement } from '../../rules/arrangement.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { listCost } from '../../../../graphql/planner/cost.ts';
import { KUKSU_STATUSES, KuksuPlanType, KuksuStatusEnum } from './plan.ts';
import { withPlacement } from './placement.ts';

const KuksuEntryIn = builder.inputType('KuksuEntryIn', {
  description:
    'A player who has signed up for a cycle of leagues. Who was not in the last cycle has no last tier and rank.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Your own text, unique in the call.' }),
    name: t.string({ description: 'For your own reading; it decides nothing.' }),
    rating: t.int({ required: true, description: 'The overall rating when sign-up closed.' }),
    lastTier: t.int({ description: 'The tier in which he played the last cycle, 1 the top; null: he did not.' }),
    lastRank: t.int({ description: 'His place in his league there, 1 to 10, given together with the tier.' }),
    lastLeague: t.string({ description: 'The name of that league, such as B2, if you like it checked with the tier.' }),
    disqualified: t.boolean({
      defaultValue: false,
      description: 'Whether he was disqualified in the last cycle, for time or otherwise: he has no award then.',
    }),
    timedOut: t.boolean({
      defaultValue: false,
      description: 'Whether he is timed out now and may be left out when players are left over.',
    }),
  }),
});

const KuksuTitleIn = builder.inputType('KuksuTitleIn', {
  description: 'The title after its last match.',
  fields: (t) => ({
    holder: t.id({ description: 'Who holds it: he is in no league, signed up or not. Null: nobody.' }),
    loser: t.id({ description: 'Who has lost the match for it: he is placed in League A if he has signed up.' }),
  }),
});

const KuksuLeagueType = builder.objectRef<ArrangedLeague>('KuksuLeague').implement({
  description: 'A league of a planned cycle.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'A, B1, B2, C1 and so on.' }),
    tier: t.exposeInt('tier', { description: 'From 1, the top.' }),
    players: t.idList({
      description: 'As the snake has dealt them, the highest rating first.',
      resolve: ({ players }) => [...players],
    }),
  }),
});

const KuksuPlacementType = withPlacement(
  builder.objectRef<Placement>('KuksuPlacement').implement({
    description: 'Where a player is placed, and why.',
    fields: (t) => ({ id: t.exposeID('entry', { description: 'Your own text.' }) }),
  }),
);

const KuksuArrangementType = builder.objectRef<PlannedKuksu>('KuksuArrangement').implement({
  description: 'A planned cycle of leagues.',
  fields: (t) => ({
    status: t.field({
      type: KuksuStatusEnum,
      description: 'Whether it can be arranged; only when it is OK there are leagues and placements.',
      resolve: ({ refusal }) => KUKSU_STATUSES[refusal ?? 'ok'],
    }),
    plan: t.expose('plan', { type: KuksuPlanType, description: 'What the number of players alone makes.' }),
    leagues: t.field({
      type: [KuksuLeagueType],
      description: 'From League A downwards.',
      resolve: ({ leagues }) => [...leagues],
    }),
    placements: t.field({
      type: [KuksuPlacementType],
      description: 'One for each player, in the order of the leagues.',
      resolve: ({ placements }) => [...placements],
    }),
    exclusionCandidates: t.idList({
      description: 'When the field is SHORT, those who are timed out, in the order given: its director chooses.',
      resolve: ({ exclusionCandidates }) => [...exclusionCandidates],
    }),
  }),
});

ruleField('kuksuArrangement', (t) =>
  t.field({
    type: KuksuArrangementType,
    description:
      'Planner: the leagues of a new Kuksu cycle from those who have signed up and the last one. At most 2,000 players.',
    complexity: ({ registered }) => ({ field: 1, multiplier: listCost(registered.length) }),
    args: {
      registered: t.arg({ type: [KuksuEntryIn], required: true, description: 'Everybody who has signed up.' }),
      title: t.arg({ type: KuksuTitleIn, description: 'After the last title match; null: there was never one.' }),
      excluded: t.arg.idList({
        required: true,
        defaultValue: [],
        description: 'Those of them whom the director leaves out.',
      }),
    },
    resolve: (_root, { registered, title, excluded }) =>
      answered(planKuksuArrangement({ registered, title: title ?? null, excluded })),
  }),
);
