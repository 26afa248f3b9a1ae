import { planChampionshipStandings } from '../../application/planner/championship-standings.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import type { ChampionshipRow, ChampionshipStandings } from '../../rules/championship/standings.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { PlayerIn } from '../../../../graphql/planner/player-in.ts';

const PointsIn = builder.inputType('PointsIn', {
  description: 'What a player has from one tournament.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'One of the players of the call.' }),
    points: t.int({ required: true, description: 'As `kibaPoints` answers them, 0 to 1,000,000.' }),
  }),
});

const ChampionshipRowType = builder.objectRef<ChampionshipRow<EntryId>>('ChampionshipRow').implement({
  description: 'One player of a planned championship.',
  fields: (t) => ({
    rank: t.exposeInt('rank', { description: 'From 1; players whom nothing separates share it.' }),
    shared: t.exposeBoolean('shared', { description: 'True when somebody else has the same rank.' }),
    id: t.exposeID('id', { description: 'Your own text.' }),
    points: t.exposeInt('points', { description: 'The sum over the tournaments.' }),
    best: t.exposeInt('best', { description: 'Those of his best single tournament, the first tie-break.' }),
    kibaTenths: t.exposeInt('kibaTenths', { description: 'The KIBA score in tenths, the second tie-break.' }),
  }),
});

const ChampionshipStandingsType = builder.objectRef<ChampionshipStandings<EntryId>>('ChampionshipStandings').implement({
  description: 'The planned standings of a championship.',
  fields: (t) => ({
    rows: t.field({ type: [ChampionshipRowType], description: 'Best first.', resolve: ({ rows }) => [...rows] }),
    mabingwa: t.idList({
      description: 'The first six, who play the Mabingwa, best first; fewer when there are fewer players.',
      resolve: ({ mabingwa }) => [...mabingwa],
    }),
    cutTied: t.exposeBoolean('cutTied', {
      description:
        'True when nothing separates the sixth from the seventh: your order has chosen, and a director has to decide.',
    }),
  }),
});

ruleField('championshipStandings', (t) =>
  t.field({
    type: ChampionshipStandingsType,
    description:
      'Planner: the standings of a KIBA championship: points summed, best single tournament, KIBA score. At most 1,000 players.',
    args: {
      players: t.arg({ type: [PlayerIn], required: true, description: 'Everybody in the championship.' }),
      tournaments: t.arg({
        type: t.arg.listRef(t.arg.listRef(PointsIn)),
        required: true,
        description: 'The points of each tournament so far, at most four; who did not play in one is left out there.',
      }),
    },
    resolve: (_root, { players, tournaments }) => answered(planChampionshipStandings(players, tournaments)),
  }),
);
