import { openRegistration } from '../../application/commands/tournament/open-registration.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentSuccessType } from './results.ts';

command(openRegistration, {
  name: 'openRegistration',
  byToken: ['DIRECT'],
  description: 'Opens the registration of a draft: players can enter. Its director only.',
  input: given('Which tournament.', (t) => ({ tournamentId: ids.tournament.one(t, 'Which tournament.') })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true },
});
