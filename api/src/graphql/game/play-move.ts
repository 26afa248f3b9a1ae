import { playMove, type PlayMoveDone } from '../../application/commands/game/play-move.ts';
import { changedGame } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { GameInterface } from '../refs.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { sentences } from '../said.ts';

/** A move that was played. */
export const PlayMoveSuccessType = builder.objectRef<PlayMoveDone>('PlayMoveSuccess').implement({
  description: 'The move stands, and is stored for good.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'As it stands after the move.',
      resolve: ({ gameId }, _args, { app }) => changedGame(app, gameId),
    }),
    notation: t.exposeString('notation', { description: 'The move in canonical notation.' }),
    warnings: t.stringList(
      sentences('What was odd about the text although the move is legal.', ({ warnings }: PlayMoveDone) => warnings),
    ),
    repeated: t.exposeBoolean('repeated', {
      description: 'The same move was there already; nothing was done twice.',
    }),
  }),
});

command(playMove, {
  name: 'playMove',
  byToken: ['PLAY'],
  description: 'Plays a move in your own game. It counts from when the request arrived.',
  input: given('A move.', (t) => ({
    gameId: ids.game.one(t, 'Which game.'),
    ply: t.int({
      required: true,
      description: 'The game’s `ply` as you see it: the move is refused if the game has moved on.',
    }),
    move: t.string({ required: true, description: 'In the notation of the game; what may be left out, may be.' }),
  })),
  success: PlayMoveSuccessType,
  payload: 'The game after the move, or why it was refused.',
  refuses: { 'illegal-move': true, 'not-your-turn': true, 'stale-ply': true, 'game-over': true, 'wrong-status': true },
  untried: true,
});
