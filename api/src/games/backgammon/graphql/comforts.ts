import {
  setComforts,
  setDoubleAnswer,
  setGameComforts,
  type ComfortDone,
} from '../application/commands/set-comforts.ts';
import { changedGame } from '../../../application/queries/find.ts';
import type { ViewerComforts } from '../../../application/queries/viewer-comforts.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { answer } from '../../../graphql/answer.ts';
import { builder } from '../../../graphql/builder.ts';
import { GameOverType, StalePlyType, WrongPhaseType, WrongStatusType, memberName } from '../../../graphql/errors.ts';
import { idNamed } from '../../../graphql/global-id.ts';
import { IDEMPOTENCY_KEY } from '../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../graphql/tournament/results.ts';
import { PresetAnswerEnum } from './vocabulary.ts';
import { BackgammonGameType } from './ref.ts';

/** What the server does for whoever asks in a game of backgammon. */
export const ViewerComfortsType = builder.objectRef<ViewerComforts>('BackgammonComforts').implement({
  description: 'What the server does for you in your game of backgammon. Nobody else can see it.',
  fields: (t) => ({
    rolls: t.exposeBoolean('rolls', {
      description: 'Whether it rolls for you without asking if you double, as it stands for this game.',
    }),
    rollsHere: t.exposeBoolean('rollsHere', {
      nullable: true,
      description: 'The same as you have set it for this game; null: as everywhere.',
    }),
    rollsEverywhere: t.exposeBoolean('rollsEverywhere', { description: 'The same as you have set it everywhere.' }),
    rollsNextTurn: t.exposeBoolean('rollsNextTurn', {
      description: 'Whether it rolls for you at your next turn, once.',
    }),
    playsForced: t.exposeBoolean('playsForced', {
      description: 'Whether it plays for you where only one play is possible, as it stands for this game.',
    }),
    playsForcedHere: t.exposeBoolean('playsForcedHere', {
      nullable: true,
      description: 'The same as you have set it for this game; null: as everywhere.',
    }),
    playsForcedEverywhere: t.exposeBoolean('playsForcedEverywhere', {
      description: 'The same as you have set it everywhere.',
    }),
    doubleAnswer: t.expose('answer', {
      type: PresetAnswerEnum,
      nullable: true,
      description: 'Your answer if your opponent doubles now; null: you decide when it comes.',
    }),
  }),
});

const gameId = { required: true, description: 'Which game of backgammon; your own.' } as const;

const SetComfortsInput = builder.inputType('SetComfortsInput', {
  description: 'What the server is to do for you in every game of backgammon.',
  fields: (t) => ({
    rolls: t.boolean({ required: true, description: 'Roll without asking if you double.' }),
    playsForced: t.boolean({ required: true, description: 'Play where only one play is possible.' }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetGameComfortsInput = builder.inputType('SetGameComfortsInput', {
  description: 'What the server is to do for you in one game of backgammon.',
  fields: (t) => ({
    gameId: t.id(gameId),
    rolls: t.boolean({ description: 'Roll without asking if you double; null: as everywhere.' }),
    playsForced: t.boolean({ description: 'Play where only one play is possible; null: as everywhere.' }),
    rollsNextTurn: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Roll at your next turn, once and whatever else is set.',
    }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetDoubleAnswerInput = builder.inputType('SetDoubleAnswerInput', {
  description: 'How you answer if your opponent doubles now.',
  fields: (t) => ({
    gameId: t.id(gameId),
    ply: t.int({ required: true, description: 'The game’s `ply` as you see it, at which he may double.' }),
    answer: t.field({ type: PresetAnswerEnum, description: 'Your answer; null: you decide when it comes.' }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetComfortsSuccess = builder.objectRef<{ readonly isSet: true }>('SetComfortsSuccess').implement({
  description: 'It is set, for every game that has no setting of its own.',
  fields: (t) => ({ isSet: t.exposeBoolean('isSet', { description: 'Always true.' }) }),
});

const GameComfortsSuccess = builder.objectRef<ComfortDone>('GameComfortsSuccess').implement({
  description: 'It is set, and nobody else hears of it.',
  fields: (t) => ({
    game: t.field({
      type: BackgammonGameType,
      description: 'The game; what you have set is in its `viewerComforts`.',
      resolve: (done, _args, { app }) => changedGame(app, done.gameId),
    }),
  }),
});

const SetComfortsResult = builder.unionType('SetComfortsResult', {
  description: 'That it is set, or why not.',
  types: [SetComfortsSuccess, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'SetComfortsSuccess'),
});

const GameComfortsResult = builder.unionType('GameComfortsResult', {
  description: 'The game, or why nothing was set.',
  types: [GameComfortsSuccess, ...COMMON_ERRORS, WrongPhaseType, StalePlyType, GameOverType, WrongStatusType],
  resolveType: (value) => memberName(value, 'GameComfortsSuccess'),
});

builder.mutationFields((t) => ({
  setComforts: t.field({
    type: SetComfortsResult,
    description:
      'Sets what the server does for you in every game of backgammon. Passing where nothing can be played needs no setting.',
    args: { input: t.arg({ type: SetComfortsInput, required: true, description: 'What.' }) },
    resolve: (_root, { input }, context) => answer(context, setComforts(context.app, input)),
  }),
  setGameComforts: t.field({
    type: GameComfortsResult,
    description: 'Sets what the server does for you in one game of backgammon.',
    args: { input: t.arg({ type: SetGameComfortsInput, required: true, description: 'What.' }) },
    resolve: (_root, { input }, context) => {
      const { rolls, playsForced, ...rest } = input;
      const comforts = { rolls: rolls ?? null, playsForced: playsForced ?? null };
      return answer(context, setGameComforts(context.app, { ...rest, ...comforts, gameId: ownGame(input.gameId) }));
    },
  }),
  setDoubleAnswer: t.field({
    type: GameComfortsResult,
    description:
      'Sets how you answer if your opponent, who may double now, does so: at once and in your name. Whatever else he does, it is forgotten.',
    args: { input: t.arg({ type: SetDoubleAnswerInput, required: true, description: 'Your answer.' }) },
    resolve: (_root, { input }, context) => {
      const preset = { ...input, gameId: ownGame(input.gameId), answer: input.answer ?? null };
      return answer(context, setDoubleAnswer(context.app, preset));
    },
  }),
}));

function ownGame(id: string): GameId {
  return idNamed<GameId>(id, ['BackgammonGame']);
}
