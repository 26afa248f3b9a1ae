import { startTournament } from '../../application/commands/tournament/start.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentSuccessType } from './results.ts';

command(startTournament, {
  name: 'startTournament',
  description:
    'Starts a tournament whose registration is closed: the games are made, and at the venue HERE every clock runs. Its director only.',
  input: given('Which tournament.', (t) => ({ tournamentId: ids.tournament.one(t, 'Which tournament.') })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the command was refused.',
  refuses: { 'wrong-status': true, 'player-count': true },
});
