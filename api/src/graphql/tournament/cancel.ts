import { cancelTournament } from '../../application/commands/tournament/cancel.ts';
import { cancellationOf } from '../../application/queries/cancellation.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { RulingType, TournamentInterface } from '../refs.ts';
import { TournamentSuccessType } from './results.ts';

command(cancelTournament, {
  name: 'cancelTournament',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Cancels a tournament that is not over, by a ruling, and tells everybody who has entered why. If it runs, its open games end without a result and decided ones stand; nobody has won. It cannot be taken back. Its director only.',
  input: given('Which tournament is cancelled, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true },
});

builder.interfaceField(TournamentInterface, 'cancellation', (t) =>
  t.field({
    type: RulingType,
    nullable: true,
    description: 'The ruling by which it was cancelled, with its reason; null: it was not.',
    resolve: (tournament, _args, { app }) => cancellationOf(app, tournament),
  }),
);
