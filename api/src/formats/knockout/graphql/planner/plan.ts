import { planKnockout, planKnockoutRound } from '../../application/planner.ts';
import type { KnockoutPlan } from '../../rules/plan.ts';
import type { DrawnRound } from '../../rules/round.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { listCost } from '../../../../graphql/planner/cost.ts';

const KnockoutStatusEnum = builder.enumType('KnockoutStatus', {
  description: 'Whether a knock-out can be played by so many.',
  values: {
    OK: { value: 'ok', description: 'It can.' },
    TOO_FEW: { value: 'too-few', description: 'Fewer than two players: there is nothing to play.' },
  } as const,
});

const KnockoutPlanType = builder.objectRef<KnockoutPlan>('KnockoutPlan').implement({
  description: 'What a field of a knock-out comes to; all numbers are 0 when it is TOO_FEW.',
  fields: (t) => ({
    status: t.expose('kind', { type: KnockoutStatusEnum, description: 'Whether it can be played.' }),
    firstRoundMatches: t.exposeInt('firstRoundMatches', { description: 'Matches of round 1.' }),
    bye: t.exposeBoolean('hasBye', { description: 'Whether one player goes on from round 1 without playing.' }),
    goOn: t.exposeInt('goOn', { description: 'How many go on from round 1, the bye counted.' }),
    luckyLosers: t.exposeInt('luckyLosers', {
      description: 'How many losers of round 1 come back in round 2, to fill it up to a power of two.',
    }),
    rounds: t.exposeInt('rounds', { description: 'Rounds until one is left.' }),
    allMatches: t.exposeInt('allMatches', { description: 'Matches of all rounds.' }),
  }),
});

ruleField('knockoutPlan', (t) =>
  t.field({
    type: KnockoutPlanType,
    description: 'Planner: matches, bye, lucky losers and rounds of a knock-out of so many players.',
    args: { players: t.arg.int({ required: true, description: 'How many have signed on, 0 to 10,000.' }) },
    resolve: (_root, { players }) => answered(planKnockout(players)),
  }),
);

const KnockoutPairType = builder.objectRef<DrawnRound['matches'][number]>('KnockoutPair').implement({
  description: 'A match of a drawn round.',
  fields: (t) => ({
    first: t.id({
      description: 'The one who was drawn first; against a lucky loser the other one.',
      resolve: ([first]) => first,
    }),
    second: t.id({ description: 'His opponent.', resolve: ([, second]) => second }),
  }),
});

const KnockoutRoundType = builder.objectRef<DrawnRound>('KnockoutRound').implement({
  description: 'A drawn round of a knock-out.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Which round, from 1.' }),
    matches: t.field({
      type: [KnockoutPairType],
      description: 'Who meets whom; in round 2 those with a lucky loser first.',
      resolve: ({ matches }) => [...matches],
    }),
    bye: t.exposeID('bye', { nullable: true, description: 'Who goes on without playing; null: nobody.' }),
  }),
});

ruleField('knockoutRound', (t) =>
  t.field({
    type: KnockoutRoundType,
    description:
      'Planner: a round of a knock-out from the order that chance gave. Neighbours meet, the last of an odd number in round 1 rests; in round 2 the first ones meet the lucky losers. At most 2,000 players.',
    complexity: ({ alive }) => ({ field: 1, multiplier: listCost(alive.length) }),
    args: {
      round: t.arg.int({ required: true, description: 'Which round, from 1.' }),
      alive: t.arg.idList({ required: true, description: 'Who is still in it.' }),
      luckyLosers: t.arg.idList({
        required: true,
        defaultValue: [],
        description: 'In round 2 who comes back, in the order in which they were drawn.',
      }),
      order: t.arg.idList({
        required: true,
        description: 'Those alive in the order that chance gave them; the lucky losers may be among them.',
      }),
    },
    resolve: (_root, { round: number, alive, luckyLosers, order }) =>
      answered(planKnockoutRound({ number, alive, luckyLosers, order })),
  }),
);
