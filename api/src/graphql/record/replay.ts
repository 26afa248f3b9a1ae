import { recordedMoment, recordedMoves } from '../../application/queries/record/recorded-moment.ts';
import { BaoMomentType } from '../bao/game.ts';
import { builder } from '../builder.ts';
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
    type: BaoMomentType,
    nullable: true,
    description:
      'A game of bao after so many of its recorded moves; null beyond the last, and while none are known here.',
    complexity: 10,
    args: { ply: t.arg.int({ required: true, description: 'How many moves; 0: the start.' }) },
    resolve: (game, { ply }, { app }) => recordedMoment(app, game, ply),
  }),
}));
