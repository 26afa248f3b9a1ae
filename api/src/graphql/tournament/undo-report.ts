import { undoReport } from '../../application/commands/report/undo-report.ts';
import { changedGame } from '../../application/queries/find.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { GameInterface } from '../refs.ts';
import { theTournament } from './the-tournament.ts';

command(undoReport, {
  name: 'undoReport',
  byToken: ['REPORT', 'DIRECT'],
  description:
    'Takes back the results that were reported last, all that came together: their games are open again. Refused once something was drawn from them, such as further games. Its director and who helps him only.',
  input: given('The last report of a tournament that is played elsewhere.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
  })),
  success: {
    description: 'The results are taken back.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      games: t.field({
        type: [GameInterface],
        description: 'The games that are open again; in a dry run unchanged.',
        resolve: ({ gameIds }, _args, { app }) => Promise.all(gameIds.map((id) => changedGame(app, id))),
      }),
    }),
  },
  payload: 'The games, or why their results stay.',
  refuses: { 'wrong-status': true },
});
