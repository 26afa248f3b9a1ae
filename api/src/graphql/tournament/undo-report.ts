import { undoReport, type BoardGone } from '../../application/commands/report/undo-report.ts';
import { changedGame, entryOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { EntryType, GameInterface } from '../refs.ts';
import { theTournament } from './the-tournament.ts';

const BoardGoneType = builder.objectRef<BoardGone>('BoardGone').implement({
  description: 'A board that was drawn, on which nothing was played, and that is taken back.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Which game between the two it was.' }),
    entries: t.field({
      type: [EntryType],
      description: 'Who was to play it: who moves first, then the other.',
      resolve: ({ entries }, _args, { app }) => Promise.all(entries.map((id) => entryOf(app, id))),
    }),
  }),
});

command(undoReport, {
  name: 'undoReport',
  byToken: ['REPORT', 'DIRECT'],
  description:
    'Takes back the results that were reported last, all that came together: their games are open again, and boards and rounds that were only drawn from them are gone. Refused once something was played, reported or decided in what was drawn. Its director and who helps him only.',
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
      boardsGone: t.field({
        type: [BoardGoneType],
        description: 'What was only drawn from them and is gone; in a dry run what would be.',
        resolve: ({ boardsGone }) => [...boardsGone],
      }),
    }),
  },
  payload: 'The games, or why their results stay.',
  refuses: { 'wrong-status': true },
});
