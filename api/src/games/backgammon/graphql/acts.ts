import { setDiceText, type SetDiceTextDone } from '../../../application/commands/game/set-dice-text.ts';
import { playMove } from '../../../application/commands/game/play-move.ts';
import { changedGame } from '../../../application/queries/find.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { answer } from '../../../graphql/answer.ts';
import { builder } from '../../../graphql/builder.ts';
import type { Context } from '../../../graphql/context.ts';
import { GameOverType, WrongPhaseType, WrongStatusType, memberName } from '../../../graphql/errors.ts';
import { PlayMoveResult } from '../../../graphql/game/play-move.ts';
import { idNamed } from '../../../graphql/global-id.ts';
import { IDEMPOTENCY_KEY } from '../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../graphql/tournament/results.ts';
import { BackgammonGameType } from './ref.ts';

const gameId = { required: true, description: 'Which game of backgammon; your own.' } as const;

const BackgammonActInput = builder.inputType('BackgammonActInput', {
  description: 'An act in a game of backgammon that names nothing but itself.',
  fields: (t) => ({
    gameId: t.id(gameId),
    ply: t.int({
      required: true,
      description: 'The game’s `ply` as you see it; the same act at that ply once more changes nothing.',
    }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetDiceStringInput = builder.inputType('SetDiceStringInput', {
  description: 'What you add to the dice of your game.',
  fields: (t) => ({
    gameId: t.id(gameId),
    text: t.string({ required: true, description: 'At most 64 letters, digits, _ and -; may be empty.' }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetDiceStringSuccess = builder.objectRef<SetDiceTextDone>('SetDiceStringSuccess').implement({
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
});

const SetDiceStringResult = builder.unionType('SetDiceStringResult', {
  description: 'The game of backgammon, or why nothing was added to its dice.',
  types: [SetDiceStringSuccess, ...COMMON_ERRORS, WrongPhaseType, GameOverType, WrongStatusType],
  resolveType: (value) => memberName(value, 'SetDiceStringSuccess'),
});

const act = { type: BackgammonActInput, required: true, description: 'In which game, and when.' } as const;

builder.mutationFields((t) => ({
  roll: t.field({
    type: PlayMoveResult,
    description: 'Rolls at your turn, without doubling. The server draws the dice; nobody can name them.',
    args: { input: t.arg(act) },
    resolve: (_root, { input }, context) => made(context, input, 'roll'),
  }),
  double: t.field({
    type: PlayMoveResult,
    description: 'Doubles at your turn, before rolling; your opponent takes or drops.',
    args: { input: t.arg(act) },
    resolve: (_root, { input }, context) => made(context, input, 'double'),
  }),
  take: t.field({
    type: PlayMoveResult,
    description: 'Takes your opponent’s double: the game goes on at twice the cube, which is yours.',
    args: { input: t.arg(act) },
    resolve: (_root, { input }, context) => made(context, input, 'take'),
  }),
  drop: t.field({
    type: PlayMoveResult,
    description: 'Drops your opponent’s double: he wins the cube as it was before.',
    args: { input: t.arg(act) },
    resolve: (_root, { input }, context) => made(context, input, 'drop'),
  }),
  setDiceString: t.field({
    type: SetDiceStringResult,
    description:
      'Adds a text of your own to the dice of your game, after the seed was committed to, so that nobody can have looked for a seed. Until the first roll, which is made when both have added.',
    args: { input: t.arg({ type: SetDiceStringInput, required: true, description: 'What is added.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, setDiceText(context.app, { ...input, gameId: backgammonGameNamed(input.gameId) })),
  }),
}));

interface ActInput {
  readonly gameId: string;
  readonly ply: number;
  readonly idempotencyKey?: string | null | undefined;
}

function made(context: Context, input: ActInput, move: string) {
  return answer(context, playMove(context.app, { ...input, gameId: backgammonGameNamed(input.gameId), move }));
}

function backgammonGameNamed(id: string): GameId {
  return idNamed<GameId>(id, ['BackgammonGame']);
}
