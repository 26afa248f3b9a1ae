import { planPairStandings } from '../../application/planner/pair-standings.ts';
import { asPoints } from '../../../../kernel/points.ts';
import type { PairCell } from '../../../../rules/standings/crosstable.ts';
import type { PairRow } from '../../../../rules/standings/pair-standings.ts';
import type { Standing, TieBreakTerm } from '../../../../rules/standings/standing.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { TieBreakTermType } from '../../../../graphql/stage/tie-break-term.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { squareCost } from '../../../../graphql/planner/cost.ts';
import { GameIn } from '../../../../graphql/planner/game-in.ts';
import { PlayerIn } from '../../../../graphql/planner/player-in.ts';

const PairCellType = builder.objectRef<PairCell>('PairCell').implement({
  description: 'How a row stands against one opponent.',
  fields: (t) => ({
    opponent: t.exposeID('opponent', { description: 'The opponent’s id, your own text.' }),
    signs: t.exposeString('signs', {
      description: 'One sign a game, game 1 first: + won, - lost, . open, x decided without a winner.',
    }),
  }),
});

const CrossTableRowType = builder.objectRef<PairRow>('CrossTableRow').implement({
  description: 'One player of a planned table.',
  fields: (t) => ({
    rank: t.int({
      description: 'From 1; players whom nothing separates share it.',
      resolve: (row) => row.standing.rank,
    }),
    id: t.id({ description: 'Your own text.', resolve: (row) => row.standing.entry }),
    score: t.float({ description: 'One point a game won.', resolve: (row) => asPoints(row.standing.points) }),
    neustadtl: t.float({
      description: 'The score of everybody beaten twice and half the score of everybody beaten once.',
      resolve: (row) => row.neustadtl,
    }),
    kibaTenths: t.int({
      description: 'The KIBA score in tenths, the last tie-break.',
      resolve: (row) => row.listTenths,
    }),
    pairs: t.field({
      type: [PairCellType],
      description: 'One cell for every other player, in the order of the table.',
      resolve: (row) => [...row.cells],
    }),
    terms: t.field({
      type: [TieBreakTermType],
      description: 'What the Neustadtl is the sum of.',
      resolve: ({ standing }) => neustadtlTerms(standing).map((term) => ({ ...term, opponent: null })),
    }),
  }),
});

const CrossTableType = builder.objectRef<readonly PairRow[]>('CrossTable').implement({
  description: 'A planned table, best row first.',
  fields: (t) => ({
    rows: t.field({ type: [CrossTableRowType], description: 'Best first.', resolve: (rows) => [...rows] }),
  }),
});

ruleField('pairStandings', (t) =>
  t.field({
    type: CrossTableType,
    description:
      'Planner: the table of a group in which every pair plays twice: score, Neustadtl, KIBA score. At most 100 players.',
    complexity: ({ players }) => ({ field: 1, multiplier: squareCost(players.length) }),
    args: {
      players: t.arg({ type: [PlayerIn], required: true, description: 'The players, in order of entry.' }),
      games: t.arg({ type: [GameIn], required: true, description: 'Their games, each once.' }),
    },
    resolve: (_root, { players, games }) => answered(planPairStandings(players, games)),
  }),
);

function neustadtlTerms({ tieBreaks }: Standing): readonly TieBreakTerm[] {
  return tieBreaks.find(({ code }) => code === 'SB')?.terms ?? [];
}
