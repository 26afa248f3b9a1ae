import { closeRegistration } from '../../application/commands/tournament/close-registration.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentSuccessType } from './results.ts';

command(closeRegistration, {
  name: 'closeRegistration',
  description:
    'Closes the registration: nobody enters or leaves any more, and every entry’s Elo, games and place in the list are noted. Its director only.',
  input: given('Which tournament.', (t) => ({ tournamentId: ids.tournament.one(t, 'Which tournament.') })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true },
});
