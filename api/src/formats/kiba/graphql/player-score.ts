import { builder } from '../../../graphql/builder.ts';
import { PlayerType } from '../../../graphql/refs.ts';
import { playerKibaScore } from '../application/player-score.ts';
import { KibaScoreType } from './planner/score.ts';

builder.objectField(PlayerType, 'kibaScore', (t) =>
  t.field({
    type: KibaScoreType,
    description: 'In bao; unrated players count with Elo 1500 and no games.',
    resolve: playerKibaScore,
  }),
);
