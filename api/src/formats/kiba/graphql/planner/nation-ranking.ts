import { planNationRanking } from '../../application/planner/nation-ranking.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import type { NationRanking, NationRow } from '../../rules/championship/nation-ranking.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';

const NationPlayerIn = builder.inputType('NationPlayerIn', {
  description: 'A player of one tournament, for the ranking by country.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Your own text, unique in the call.' }),
    country: t.string({
      required: true,
      description: 'As stored when entries closed; the same text, the same country.',
    }),
    points: t.int({ required: true, description: 'His championship points of that tournament, 0 to 1,000,000.' }),
  }),
});

const NationRowType = builder.objectRef<NationRow<EntryId>>('NationRow').implement({
  description: 'One country of a planned ranking.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'From 1; countries whose counted scores are all equal share it.' }),
    shared: t.exposeBoolean('shared', { description: 'True when another country has the same rank.' }),
    country: t.exposeString('country', { description: 'Your own text.' }),
    players: t.exposeInt('players', { description: 'How many of its players were in the tournament.' }),
    points: t.exposeInt('points', { description: 'The sum of its best four scores.' }),
    counted: t.idList({
      description: 'Whose scores those are, best first.',
      resolve: ({ counted }) => counted.map(({ id }) => id),
    }),
    team: t.idList({
      description: 'Its three best players, or two, best first: who would play the match of countries.',
      resolve: ({ team }) => team.map(({ id }) => id),
    }),
    teamTied: t.exposeBoolean('teamTied', {
      description: 'True when the third and the fourth have the same score: your order has chosen between them.',
    }),
  }),
});

const NationRankingType = builder.objectRef<NationRanking<EntryId>>('NationRanking').implement({
  description: 'A planned ranking by country.',
  fields: (t) => ({
    rows: t.field({ type: [NationRowType], description: 'Best first.', resolve: ({ rows }) => [...rows] }),
    finalists: t.stringList({
      description: 'The first two countries, who meet; fewer when fewer are ranked.',
      resolve: ({ finalists }) => [...finalists],
    }),
    cutTied: t.exposeBoolean('cutTied', {
      description:
        'True when only their names separate the second country from the third: a director has to decide who meets the first.',
    }),
  }),
});

ruleField('nationRanking', (t) =>
  t.field({
    type: NationRankingType,
    description:
      'Planner: the ranking by country after a tournament: the best four scores added, then the best single score, the second best and so on. At most 1,000 players.',
    args: {
      players: t.arg({ type: [NationPlayerIn], required: true, description: 'Everybody in the tournament.' }),
      minimumPlayers: t.arg.int({
        defaultValue: 2,
        description: 'With how many players a country is ranked, at least 2.',
      }),
    },
    resolve: (_root, { players, minimumPlayers }) => answered(planNationRanking(players, minimumPlayers ?? null)),
  }),
);
