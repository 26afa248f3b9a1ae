import { swissRounds, swissRoundsInAll } from '../application/rounds.ts';
import { builder } from '../../../graphql/builder.ts';
import { TABLE_COST } from '../../../graphql/list.ts';
import { SwissTournamentType } from './ref.ts';
import { SwissRoundType } from './round.ts';
import { LASTING } from '../../../graphql/lasting.ts';

builder.prismaObjectFields(SwissTournamentType, (t) => ({
  roundsTotal: t.int({
    extensions: LASTING,
    description:
      'How many rounds there are to be; before the start, with as many players as have entered. Fewer are played where fewer than two players are left.',
    resolve: (tournament, _args, { app }) => swissRoundsInAll(app, tournament),
  }),
  rounds: t.field({
    extensions: LASTING,
    type: [SwissRoundType],
    description: 'The rounds that are drawn, from the first; empty before the start.',
    complexity: { field: TABLE_COST, multiplier: 7 },
    args: { asOf: t.arg({ type: 'DateTime', description: 'As it stood then; null: as it stands.' }) },
    resolve: async (tournament, { asOf }, { app }) => [...(await swissRounds(app, tournament, asOf ?? null))],
  }),
  round: t.field({
    extensions: LASTING,
    type: SwissRoundType,
    nullable: true,
    description: 'The round of a number; null while it is not drawn.',
    args: { number: t.arg.int({ required: true, description: 'From 1.' }) },
    complexity: TABLE_COST,
    resolve: async (tournament, { number }, { app }) =>
      (await swissRounds(app, tournament, null)).find((round) => round.number === number) ?? null,
  }),
}));
