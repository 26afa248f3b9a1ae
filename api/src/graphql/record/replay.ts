import { recordedMoment, recordedMoves } from '../../application/queries/record/recorded-moment.ts';
import { builder } from '../builder.ts';
import { GameMomentInterface } from '../game/moment.ts';
import { ReportedGameType } from '../refs.ts';

builder.objectFields(ReportedGameType, (t) => ({
  recordedMoves: t.field({
    type: ['String'],
    nullable: true,
    description: 'Its moves in canonical notation, from the first; null until its director imports them.',
    complexity: 10,
    resolve: async (game, _args, { app }) => {
      const moves = await recordedMoves(app, game);
      return moves === null ? null : [...moves];
    },
  }),
  replay: t.field({
    type: GameMomentInterface,
    nullable: true,
    description:
      'The game after so many of its recorded moves; null beyond the last, while none are known here, and for a game without a board.',
    complexity: 10,
    args: { ply: t.arg.int({ required: true, description: 'How many moves; 0: the start.' }) },
    resolve: (game, { ply }, { app }) => recordedMoment(app, game, ply),
  }),
}));
