import { setTimeUsed } from '../../application/commands/game/set-time-used.ts';
import { SECOND, millis } from '../../kernel/time.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { GameSuccessType } from './rulings.ts';

command(setTimeUsed, {
  name: 'setTimeUsed',
  byToken: ['REPORT', 'DIRECT'],
  description:
    'Notes the time used in a game that is played elsewhere, by which an open match may be ruled on; said again, the new one counts. Its director, and who reports for him.',
  input: given('The time that each has used in a game that is played elsewhere.', (t) => ({
    gameId: ids.game.one(t, 'Which game.'),
    first: t.int({ required: true, description: 'The seconds that the first seat has used.' }),
    second: t.int({ required: true, description: 'The seconds that the second seat has used.' }),
    source: t.string({ required: true, description: 'Where that is known from; everybody can read it.' }),
  })),
  success: GameSuccessType,
  payload: 'The game, or why the command was refused.',
  refuses: { 'wrong-status': true },
  take: ({ first, second, ...input }) => ({
    ...input,
    used: { first: millis(first * SECOND), second: millis(second * SECOND) },
  }),
});
