import { publishRound } from '../../application/commands/tournament/publish-round.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { ArrangementInput, takenArrangement } from '../stage/arrangement.ts';
import { ArrangedSuccessType } from './results.ts';

command(publishRound, {
  name: 'publishRound',
  byToken: ['DIRECT'],
  description:
    'Publishes the round that is due in a tournament that holds its rounds, as it is drawn or as you arrange it; its games begin. Its director only.',
  input: given('Which tournament, and how the round is arranged.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; `roundDueSince` says that a round is due.'),
    arrangement: t.field({ type: ArrangementInput, description: 'As you want it; null: as it is drawn.' }),
  })),
  success: ArrangedSuccessType,
  payload: 'The tournament, or why the command was refused.',
  rules: true,
  refuses: { 'wrong-status': true },
  take: ({ arrangement, ...input }) => ({ ...input, arrangement: takenArrangement(arrangement) }),
});
