import { builder } from '../../../graphql/builder.ts';
import { EntryType, PlayerType } from '../../../graphql/refs.ts';
import { entryKibaScore, playerKibaScore } from '../application/player-score.ts';
import { KibaScoreType } from './planner/score.ts';

builder.objectField(PlayerType, 'kibaScore', (t) =>
  t.field({
    type: KibaScoreType,
    description: 'In bao; unrated players count with Elo 1500 and no games.',
    resolve: playerKibaScore,
  }),
);

builder.objectField(EntryType, 'kibaScore', (t) =>
  t.field({
    type: KibaScoreType,
    description: 'From this Elo and these games.',
    resolve: entryKibaScore,
  }),
);
