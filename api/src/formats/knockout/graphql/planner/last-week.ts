import { planLastWeek, planRuling } from '../../application/planner.ts';
import type { LastWeek } from '../../rules/last-week.ts';
import type { Ruling } from '../../rules/ruling.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleRefs } from '../../../../graphql/rule-ref.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { listCost } from '../../../../graphql/planner/cost.ts';

const SeventyFivePercentType = builder.objectRef<LastWeek>('SeventyFivePercent').implement({
  description: 'The 75 % rule of a round: once so many matches are decided, the others have one week.',
  fields: (t) => ({
    needed: t.exposeInt('needed', { description: 'How many decided matches it takes: three in four, rounded up.' }),
    reachedAt: t.expose('reachedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When so many were decided; null: not yet, or never in a round of three matches or fewer.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the week of the others ends; null as `reachedAt`.',
    }),
    enforce: t.exposeBoolean('isOver', { description: 'Whether it has ended with a match open: it is ruled on now.' }),
  }),
});

ruleField('seventyFivePercent', (t) =>
  t.field({
    type: SeventyFivePercentType,
    description: 'Planner: the 75 % rule of a round of a knock-out at a moment.',
    complexity: ({ matches }) => ({ field: 1, multiplier: listCost(matches) }),
    args: {
      matches: t.arg.int({ required: true, description: 'The matches of the round, 1 to 10,000; a bye is none.' }),
      decidedAt: t.arg({
        type: ['DateTime'],
        required: true,
        description: 'When matches were decided, forfeits too, in any order.',
      }),
      now: t.arg({ type: 'DateTime', required: true, description: 'The moment that is asked for.' }),
    },
    resolve: (_root, { matches, decidedAt, now }) => answered(planLastWeek(matches, decidedAt, now)),
  }),
);

const RulingSideIn = builder.inputType('RulingSideIn', {
  description: 'A player of an open match as you give him to a planner.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Who he is.' }),
    points: t.int({ required: true, description: 'His points in the match.' }),
    lastGameUsed: t.int({ description: 'Seconds that he used in the last finished game; null: not known.' }),
    currentGameUsed: t.int({ description: 'Seconds that he has used in the running game; null: not known.' }),
  }),
});

const RulingType = builder.objectRef<Ruling>('MatchRuling').implement({
  description: 'Who wins a match that is open after the last week of its round.',
  fields: (t) => ({
    winner: t.exposeID('winner', { nullable: true, description: 'Null: the director decides.' }),
    rule: t.exposeInt('rule', {
      nullable: true,
      description: '1: more points; 2: less time used in the last finished game; 3: in the running one; null: none.',
    }),
    ruleRefs: t.field(ruleRefs('The rules by which it is so, with their texts.', ({ rules }: Ruling) => rules)),
  }),
});

ruleField('rulingAfterWeek', (t) =>
  t.field({
    type: RulingType,
    description: 'Planner: the ruling on a match that is open when the last week of its round ends.',
    args: {
      first: t.arg({ type: RulingSideIn, required: true, description: 'One player.' }),
      second: t.arg({ type: RulingSideIn, required: true, description: 'The other.' }),
      finishedGames: t.arg.int({ required: true, description: 'How many games of the match are finished.' }),
    },
    resolve: (_root, { first, second, finishedGames }) =>
      answered(planRuling(sideOf(first), sideOf(second), finishedGames)),
  }),
);

function sideOf({ id, points, lastGameUsed, currentGameUsed }: typeof RulingSideIn.$inferInput) {
  return { id, points, lastGameUsed: lastGameUsed ?? null, currentGameUsed: currentGameUsed ?? null };
}
