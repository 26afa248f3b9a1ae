import { playMove, type PlayMoveDone } from '../../application/commands/game/play-move.ts';
import { changedGame } from '../../application/queries/find.ts';
import type { GameId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import {
  GameOverType,
  IllegalMoveType,
  NotYourTurnType,
  StalePlyType,
  WrongStatusType,
  memberName,
} from '../errors.ts';
import { GAME_NAMES, idNamed } from '../global-id.ts';
import { GameInterface } from '../refs.ts';
import { IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';

const PlayMoveInput = builder.inputType('PlayMoveInput', {
  description: 'A move.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game.' }),
    ply: t.int({
      required: true,
      description: 'The game’s `ply` as you see it: the move is refused if the game has moved on.',
    }),
    move: t.string({ required: true, description: 'In the notation of the game; what may be left out, may be.' }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const PlayMoveSuccess = builder.objectRef<PlayMoveDone>('PlayMoveSuccess').implement({
  description: 'The move stands, and is stored for good.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'As it stands after the move.',
      resolve: ({ gameId }, _args, { app }) => changedGame(app, gameId),
    }),
    notation: t.exposeString('notation', { description: 'The move in canonical notation.' }),
    warnings: t.field({
      type: ['String'],
      description: 'What was odd about the text although the move is legal.',
      resolve: ({ warnings }) => [...warnings],
    }),
    repeated: t.exposeBoolean('repeated', { description: 'The same move was there already; nothing was done twice.' }),
  }),
});

/** The game after a move, or why it was refused. */
export const PlayMoveResult = builder.unionType('PlayMoveResult', {
  description: 'The game after the move, or why it was refused.',
  types: [
    PlayMoveSuccess,
    ...COMMON_ERRORS,
    IllegalMoveType,
    NotYourTurnType,
    StalePlyType,
    GameOverType,
    WrongStatusType,
  ],
  resolveType: (value) => memberName(value, 'PlayMoveSuccess'),
});

builder.mutationField('playMove', (t) =>
  t.field({
    type: PlayMoveResult,
    description: 'Plays a move in your own game. It counts from when the request arrived.',
    args: { input: t.arg({ type: PlayMoveInput, required: true, description: 'The move.' }) },
    resolve: (_root, { input }, context) => {
      const gameId = idNamed<GameId>(input.gameId, GAME_NAMES);
      return answer(context, playMove(context.app, { ...input, gameId }));
    },
  }),
);
