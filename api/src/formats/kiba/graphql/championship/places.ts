import { refusePlace } from '../../application/championship/refuse-place.ts';
import { settleCut } from '../../application/championship/settle-cut.ts';
import { SeriesSuccessType } from '../../../../graphql/series/results.ts';
import { command, given } from '../../../../graphql/command.ts';
import { ids } from '../../../../graphql/id-input.ts';

command(refusePlace, {
  name: 'refusePlace',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Gives a place in the Mabingwa back, until it starts; the next in the standings takes it. The player himself, or the director of the championship.',
  input: given('A place in the Mabingwa that is given back.', (t) => ({
    seriesId: ids.series.one(t, 'Which championship.'),
    playerId: ids.player.optional(t, 'Whose place; null: your own.'),
    reason: t.string({ description: 'Why; null: nothing is said.' }),
  })),
  success: SeriesSuccessType,
  payload: 'The championship, or why the command was refused.',
  refuses: { 'wrong-status': true, 'cut-tied': true, 'too-few-qualified': true },
});

command(settleCut, {
  name: 'settleCut',
  byToken: ['DIRECT'],
  description: 'Orders players whom nothing separates in the final standings. The director of the championship only.',
  input: given('The order of players whom nothing separates.', (t) => ({
    seriesId: ids.series.one(t, 'Which championship.'),
    playerIds: ids.player.many(t, 'All players of the tie, in the order that you give them.'),
    reason: t.string({ required: true, description: 'Why; it is published.' }),
  })),
  success: SeriesSuccessType,
  payload: 'The championship, or why the command was refused.',
  refuses: { 'wrong-status': true },
});
