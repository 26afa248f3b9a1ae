import { builder } from '../../../graphql/builder.ts';
import { TABLE_COST } from '../../../graphql/list.ts';
import { StandingsChangedType } from '../../../graphql/tournament/events.ts';
import { swissRoundsSince } from '../application/rounds.ts';
import { SwissRoundType } from './round.ts';

builder.objectField(StandingsChangedType, 'swissRounds', (t) =>
  t.field({
    type: [SwissRoundType],
    nullable: true,
    description:
      'Of a Swiss: the round of that game as it stands when this is sent, and those drawn after it, the points of which it may change; null in other tournaments.',
    complexity: { field: TABLE_COST, multiplier: 2 },
    resolve: async ({ payload }, _args, { app }) => {
      const rounds = await swissRoundsSince(app, payload);
      return rounds === null ? null : [...rounds];
    },
  }),
);
