import { reportResult } from '../../application/commands/tournament/report-result.ts';
import { changedGame } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { GameInterface } from '../refs.ts';
import { ResultHowEnum, SeatEnum } from '../vocabulary.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

const ReportedResultInput = builder.inputType('ReportedResultInput', {
  description: 'The result of one game that was played elsewhere.',
  fields: (t) => ({
    gameId: ids.game.one(t, 'Which game.'),
    winner: t.field({ type: SeatEnum, description: 'The winner’s seat; null: nobody gets the point.' }),
    how: t.field({ type: ResultHowEnum, required: true, defaultValue: 'PLAYED', description: 'How it came to it.' }),
    value: t.int({
      required: true,
      defaultValue: 1,
      description: 'How many points it counts: 1, but in backgammon as many as the cube and the end of the game give.',
    }),
    address: t.string({ description: 'Where the game can be looked at, `http://…` or `https://…`; null: nowhere.' }),
    boardNumber: t.string({ description: 'The number of its board there; null: none.' }),
    at: t.field({ type: 'DateTime', description: 'When it was decided; null: now.' }),
  }),
});

command(reportResult, {
  name: 'reportResult',
  byToken: ['REPORT', 'DIRECT'],
  description: 'Records results of games that were played elsewhere, one or many. Its director and who helps him only.',
  input: given('Results of games that were played elsewhere; all are recorded or none.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    results: t.field({ type: [ReportedResultInput], required: true, description: 'In any order, each game once.' }),
  })),
  success: {
    description: 'The results are recorded.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      games: t.field({
        type: [GameInterface],
        description: 'The games in the order given; in a dry run unchanged.',
        resolve: ({ gameIds }, _args, { app }) => Promise.all(gameIds.map((id) => changedGame(app, id))),
      }),
    }),
  },
  payload: 'The games, or why their results were refused.',
  refuses: { 'invalid-result': true, 'wrong-status': true, 'already-decided': true },
});
