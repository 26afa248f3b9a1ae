import { setCategory } from '../../application/commands/tournament/set-category.ts';
import { entryOf } from '../../application/queries/find.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { EntryType } from '../refs.ts';
import { theTournament } from './the-tournament.ts';

command(setCategory, {
  name: 'setCategory',
  byToken: ['DIRECT'],
  description: 'Puts a player into a category for this tournament, while registration is open. Its director only.',
  input: given('A player’s category in a tournament.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerId: ids.player.one(t, 'Whose category.'),
    category: t.int({ required: true, description: '1, 2 or 3; category 1 stands first in the player list.' }),
  })),
  success: {
    description: 'The category is set.',
    fields: (t) => ({
      entry: t.field({
        type: EntryType,
        description: 'The player’s entry; in a dry run unchanged.',
        resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
      }),
      tournament: t.field(theTournament),
    }),
  },
  payload: 'The entry, or why its category stays.',
  refuses: { 'wrong-status': true },
});
