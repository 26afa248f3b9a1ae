import { setDiceText } from '../../../application/commands/game/set-dice-text.ts';
import { playMove } from '../../../application/commands/game/play-move.ts';
import { changedGame } from '../../../application/queries/find.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { BackgammonGameType } from './ref.ts';
import { command, given } from '../../../graphql/command.ts';
import { idKind } from '../../../graphql/id-input.ts';
import { PlayMoveSuccessType } from '../../../graphql/game/play-move.ts';

const backgammonGame = idKind<GameId>(['BackgammonGame']);
const WHICH = 'Which game of backgammon; your own.';

const ACTS = [
  {
    name: 'roll',
    description: 'Rolls at your turn, without doubling. The server draws the dice; nobody can name them.',
  },
  { name: 'double', description: 'Doubles at your turn, before rolling; your opponent takes or drops.' },
  {
    name: 'take',
    description: 'Takes your opponent’s double: the game goes on at twice the cube, which is yours.',
  },
  { name: 'drop', description: 'Drops your opponent’s double: he wins the cube as it was before.' },
] as const;

for (const { name, description } of ACTS) {
  command(playMove, {
    name,
    byToken: ['PLAY'],
    description,
    input: given('In which game of backgammon, and when.', (t) => ({
      gameId: backgammonGame.one(t, WHICH),
      ply: t.int({
        required: true,
        description: 'The game’s `ply` as you see it; the same act at that ply once more changes nothing.',
      }),
    })),
    success: PlayMoveSuccessType,
    payload: 'The game after it, or why it was refused.',
    refuses: {
      'illegal-move': true,
      'not-your-turn': true,
      'stale-ply': true,
      'game-over': true,
      'wrong-status': true,
    },
    untried: true,
    take: (input) => ({ ...input, move: name }),
  });
}

command(setDiceText, {
  name: 'setDiceString',
  byToken: ['PLAY'],
  description:
    'Adds a text of your own to the dice of your game, after the seed was committed to, so that nobody can have looked for a seed. Until the first roll, which is made when both have added.',
  input: given('What you add to the dice of your game.', (t) => ({
    gameId: backgammonGame.one(t, WHICH),
    text: t.string({ required: true, description: 'At most 64 letters, digits, _ and -; may be empty.' }),
  })),
  success: {
    description: 'It is added to the dice.',
    fields: (t) => ({
      game: t.field({
        type: BackgammonGameType,
        description: 'As it stands after it.',
        resolve: (done, _args, { app }) => changedGame(app, done.gameId),
      }),
      hasRolled: t.exposeBoolean('hasRolled', {
        description: 'Whether both have added now, so that the first roll was made.',
      }),
    }),
  },
  payload: 'The game of backgammon, or why nothing was added to its dice.',
  refuses: { 'wrong-phase': true, 'game-over': true, 'wrong-status': true },
  untried: true,
});
