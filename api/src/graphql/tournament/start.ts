import { startTournament } from '../../application/commands/tournament/start.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { ArrangementInput, takenArrangement } from '../stage/arrangement.ts';
import { ArrangedSuccessType } from './results.ts';

command(startTournament, {
  name: 'startTournament',
  byToken: ['DIRECT'],
  description:
    'Starts a tournament whose registration is closed: the games are made, and at the venue HERE every clock runs. Its director only.',
  input: given('Which tournament, and how its beginning is arranged.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    arrangement: t.field({ type: ArrangementInput, description: 'As you want it; null: as it is drawn.' }),
  })),
  success: ArrangedSuccessType,
  payload: 'The tournament, or why the command was refused.',
  rules: true,
  refuses: { 'wrong-status': true, 'player-count': true },
  take: ({ arrangement, ...input }) => ({ ...input, arrangement: takenArrangement(arrangement) }),
});
