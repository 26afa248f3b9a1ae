import { entryOf } from '../../../application/queries/find.ts';
import { command, given } from '../../../graphql/command.ts';
import { ids } from '../../../graphql/id-input.ts';
import { EntryType } from '../../../graphql/refs.ts';
import { theTournament } from '../../../graphql/tournament/the-tournament.ts';
import { noteTitleMatch } from '../application/commands/note-title-match.ts';
import { TitleRoleEnum } from './previous-cycle.ts';

command(noteTitleMatch, {
  name: 'noteTitleMatch',
  byToken: ['DIRECT'],
  description:
    'Notes of a player how the match for the title of the last cycle of leagues went, while the new one has not begun; his league and place there stay. Who was noted as the holder before has lost the match to him who is noted now. Its director only.',
  input: given('How the match for the title of the last cycle went.', (t) => ({
    tournamentId: ids.tournament.one(t, 'The new cycle; sign-up is open or closed, and it has not begun.'),
    playerId: ids.player.one(t, 'Who.'),
    title: t.field({ type: TitleRoleEnum, description: 'What it has made of him; null: he did not play for it.' }),
  })),
  success: {
    description: 'It is noted.',
    fields: (t) => ({
      entry: t.field({
        type: EntryType,
        description: 'His entry; in a dry run unchanged.',
        resolve: (done, _args, { app }) => entryOf(app, done.entryId),
      }),
      tournament: t.field(theTournament),
    }),
  },
  payload: 'The entry, or why nothing is noted.',
  refuses: { 'wrong-status': true },
});
