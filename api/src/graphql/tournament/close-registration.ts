import { closeRegistration } from '../../application/commands/tournament/close-registration.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { FieldSuccessType } from './field.ts';

command(closeRegistration, {
  name: 'closeRegistration',
  byToken: ['DIRECT'],
  description:
    'Closes the registration: nobody enters or leaves any more, and every entry’s Elo, games and place in the list are noted. What then stands against the start is told, also in a dry run; `openRegistration` opens it again. Its director only.',
  input: given('Which tournament.', (t) => ({ tournamentId: ids.tournament.one(t, 'Which tournament.') })),
  success: FieldSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true },
});
