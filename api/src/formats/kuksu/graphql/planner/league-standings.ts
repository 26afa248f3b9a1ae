import {
  planLeagueStandings,
  type PlannedLeague,
  type PlannedLeagueRow,
} from '../../application/planner/league-standings.ts';
import { asPoints } from '../../../../kernel/points.ts';
import type { LeagueMovement } from '../../rules/movement.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { TieBreakTermType } from '../../../../graphql/stage/tie-break-term.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { squareCost } from '../../../../graphql/planner/cost.ts';
import { GameIn } from '../../../../graphql/planner/game-in.ts';

const LeaguePlayerIn = builder.inputType('LeaguePlayerIn', {
  description: 'A player of a league as you give him to a planner.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Your own text, unique in the call.' }),
    name: t.string({ description: 'Used in the words of terms and in the order of trophies; the id when not given.' }),
    rating: t.int({ required: true, description: 'The overall rating at the start of the cycle.' }),
    lastTier: t.int({ description: 'The tier in which he played the last cycle, 1 the top; null: he did not.' }),
    lastRank: t.int({ description: 'His place in his league there, 1 to 10, given together with the tier.' }),
    disqualified: t.boolean({
      defaultValue: false,
      description: 'Whether he is disqualified: he keeps his place and has no trophy.',
    }),
  }),
});

const LeagueMovementEnum = builder.enumType('LeagueMovement', {
  description: 'What a place in a league is good for in the next cycle, for those who sign up for it.',
  values: {
    TITLE_MATCH: { description: 'The first of League A: he plays the holder for the title.' },
    PROMOTED: { description: 'First and second: one tier up.' },
    STAYS: { description: 'Up to the fifth: the same tier.' },
    DEMOTED: { description: 'Sixth and lower: one tier down, unless there is none.' },
  } as const satisfies Readonly<Record<LeagueMovement, object>>,
});

const LeagueRowType = builder.objectRef<PlannedLeagueRow>('LeagueRow').implement({
  description: 'One player of a planned league.',
  fields: (t) => ({
    rank: t.int({
      description: 'From 1, by the league’s own tie-breaks; players whom nothing separates share it.',
      resolve: ({ standing }) => standing.rank,
    }),
    shared: t.boolean({
      description: 'True when somebody else has the same rank: your order has chosen whose movement is the better.',
      resolve: ({ standing }) => standing.shared,
    }),
    id: t.id({ description: 'Your own text.', resolve: ({ player }) => player.id }),
    points: t.float({ description: 'One a game won.', resolve: ({ standing }) => asPoints(standing.points) }),
    sodos: t.float({ description: 'The points of everybody he has beaten.', resolve: (row) => row.sodosHalves / 2 }),
    sos: t.float({ description: 'The points of everybody he has met.', resolve: (row) => row.sosHalves / 2 }),
    movement: t.expose('movement', { type: LeagueMovementEnum, description: 'What the place is good for, so far.' }),
    bestRank: t.int({
      nullable: true,
      description:
        'The best rank that he can still have, exact on points, a tie falling his way; null above twelve players.',
      resolve: ({ ranks }) => ranks?.best ?? null,
    }),
    worstRank: t.int({
      nullable: true,
      description: 'The worst, a tie falling the other way; null above twelve players.',
      resolve: ({ ranks }) => ranks?.worst ?? null,
    }),
    terms: t.field({
      type: [TieBreakTermType],
      description: 'What the SODOS is the sum of.',
      resolve: ({ standing }) =>
        standing.tieBreaks
          .filter(({ code }) => code === 'SODOS')
          .flatMap(({ terms }) => terms)
          .map((term) => ({ ...term, opponent: null })),
    }),
  }),
});

const LeagueTableType = builder.objectRef<PlannedLeague>('LeagueTable').implement({
  description: 'A planned league in its two official orders.',
  fields: (t) => ({
    rows: t.field({
      type: [LeagueRowType],
      description:
        'By the league’s own tie-breaks: points, SODOS, tier of the last cycle, place in it, rating. It decides everything but the trophies.',
      resolve: ({ rows }) => [...rows],
    }),
    trophies: t.idList({
      description:
        'The first three, or fewer, by the order of the site: points, SOS, SODOS, rating, name; without the disqualified.',
      resolve: ({ trophies }) => [...trophies],
    }),
  }),
});

ruleField('leagueStandings', (t) =>
  t.field({
    type: LeagueTableType,
    description:
      'Planner: the table of a league in which everybody meets everybody once, with promotion, demotion and trophies. At most 100 players.',
    complexity: ({ players }) => ({ field: 1, multiplier: squareCost(players.length) }),
    args: {
      players: t.arg({ type: [LeaguePlayerIn], required: true, description: 'The players of the league.' }),
      games: t.arg({
        type: [GameIn],
        required: true,
        description: 'Their games; a game that is not given is open. Number 2 only after a number 1 without a result.',
      }),
      tier: t.arg.int({
        defaultValue: 2,
        description:
          'The tier of the league; in tier 1, League A, nobody is promoted and the first plays for the title.',
      }),
    },
    resolve: (_root, { players, games, tier }) => answered(planLeagueStandings(players, games, tier ?? 2)),
  }),
);
