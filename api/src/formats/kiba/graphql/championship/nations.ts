import { playerOf } from '../../../../application/queries/find.ts';
import type { PlayerId } from '../../../../kernel/ids.ts';
import type { NationRanking, NationRow } from '../../rules/championship/nation-ranking.ts';
import type { PointsOf } from '../../rules/championship/points.ts';
import { builder } from '../../../../graphql/builder.ts';
import { PlayerType } from '../../../../graphql/refs.ts';

const NationPlayerType = builder.objectRef<PointsOf<PlayerId>>('NationPlayer').implement({
  description: 'What a player brings in for his country.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Who it is.',
      resolve: ({ id }, _args, { app }) => playerOf(app, id),
    }),
    points: t.exposeInt('points', { description: 'The sum of his scores that count.' }),
  }),
});

const NationRowType = builder.objectRef<NationRow<PlayerId>>('NationTableRow').implement({
  description: 'A country in the ranking.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'From 1; countries that nothing separates share it.' }),
    shared: t.exposeBoolean('shared', { description: 'True when another country has the same rank.' }),
    country: t.exposeString('country', { description: 'ISO 3166 alpha-2, as it was when entries closed.' }),
    players: t.exposeInt('players', { description: 'How many of its players were in the tournaments that rank it.' }),
    points: t.exposeInt('points', { description: 'The best four scores of each tournament, added.' }),
    perTournament: t.field({
      type: ['Int'],
      nullable: { list: false, items: true },
      description: 'Its points in each of the counted tournaments; null where it had too few players.',
      complexity: { field: 1, multiplier: 0.4 },
      resolve: ({ perTournament }) => [...perTournament],
    }),
    counted: t.field({
      type: [NationPlayerType],
      description: 'Whose scores count, best first; at most four in one tournament.',
      complexity: { field: 1, multiplier: 0.5 },
      resolve: ({ counted }) => [...counted],
    }),
    team: t.field({
      type: [NationPlayerType],
      description: 'Who would play the match of countries, board 1 first: three, or two.',
      complexity: { field: 1, multiplier: 0.3 },
      resolve: ({ team }) => [...team],
    }),
    teamTied: t.exposeBoolean('teamTied', {
      description: 'True when nothing separates the third from the next: the director names the team.',
    }),
  }),
});

/** A ranking by country. */
export const NationTableType = builder.objectRef<NationRanking<PlayerId>>('NationTable').implement({
  description: 'A ranking by country, after one tournament or added over all.',
  fields: (t) => ({
    rows: t.field({
      type: [NationRowType],
      description: 'Best first: by points, then the best single score, the second best and so on.',
      resolve: ({ rows }) => [...rows],
    }),
    finalists: t.stringList({
      description: 'The first two countries, who meet; fewer when fewer are ranked.',
      resolve: ({ finalists }) => [...finalists],
    }),
    cutTied: t.exposeBoolean('cutTied', {
      description: 'True when only their names separate the second from the third: the director chooses.',
    }),
  }),
});
