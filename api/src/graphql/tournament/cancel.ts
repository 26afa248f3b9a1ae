import { cancelTournament } from '../../application/commands/tournament/cancel.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentSuccessType } from './results.ts';

command(cancelTournament, {
  name: 'cancelTournament',
  byToken: ['DIRECT'],
  description:
    'Cancels a tournament that is not over, and tells everybody who has entered. If it runs, its open games end without a result and decided ones stand; nobody has won. Its director only.',
  input: given('Which tournament.', (t) => ({ tournamentId: ids.tournament.one(t, 'Which tournament.') })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true },
});
