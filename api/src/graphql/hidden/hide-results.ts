import { hideResults, MOST_HIDDEN } from '../../application/commands/hidden/hide-results.ts';
import { tournamentOf } from '../../application/queries/find.ts';
import { hiddenTournaments } from '../../application/queries/hidden-tournaments.ts';
import { viewer } from '../../application/queries/viewer.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentInterface } from '../refs.ts';
import { ViewerType } from '../viewer/type.ts';

builder.objectField(ViewerType, 'hiddenTournaments', (t) =>
  t.field({
    type: [TournamentInterface],
    description: `The tournaments of which you want to see no result unasked, the last first, at most ${MOST_HIDDEN}; none by a token for one tournament. It is for pages to heed: the API answers you as ever.`,
    resolve: async (_viewer, _args, { app }) =>
      Promise.all((await hiddenTournaments(app)).map((tournamentId) => tournamentOf(app, { tournamentId }))),
  }),
);

command(hideResults, {
  name: 'hideResults',
  byToken: [],
  description: `Notes that pages tell you no result of a tournament before you ask for it, or that they do again. Everybody may hide those of ${MOST_HIDDEN}.`,
  input: given('Whether you see the results of a tournament.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    isHidden: t.boolean({ required: true, description: 'True: they are hidden from you.' }),
  })),
  success: {
    description: 'It holds from now on.',
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: 'You, with what is hidden from you; null: you are signed in no more.',
        resolve: (_done, _args, { app }) => viewer(app),
      }),
    }),
  },
  payload: 'You, or why it stays as it is.',
  refuses: { 'wrong-status': true },
  untried: true,
});
