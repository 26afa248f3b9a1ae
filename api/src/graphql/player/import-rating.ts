import { importRating } from '../../application/commands/player/import-rating.ts';
import { playerOf } from '../../application/queries/find.ts';
import { PlayerType } from '../refs.ts';
import { GameKeyEnum } from './vocabulary.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';

command(importRating, {
  name: 'importRating',
  byToken: ['DIRECT'],
  description:
    'Gives a player the Elo and the number of games that he has from elsewhere. For administrators, and for directors about others.',
  input: given('A rating that a player has from elsewhere.', (t) => ({
    playerId: ids.player.one(t, 'Whose rating.'),
    game: t.field({ type: GameKeyEnum, required: true, description: 'In which game.' }),
    elo: t.int({ required: true, description: 'Elo from now on, 0 to 4000.' }),
    matches: t.int({
      required: true,
      description: 'Games played elsewhere, in place of the number imported before; those played here count on top.',
    }),
    source: t.string({ required: true, description: 'From which record that is known; everybody can read it.' }),
  })),
  success: {
    description: 'The rating was imported.',
    fields: (t) => ({
      player: t.field({
        type: PlayerType,
        description: 'Whose rating; in a dry run unchanged.',
        resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
      }),
    }),
  },
  payload: 'The player, or why the import was refused.',
  refuses: {},
});
