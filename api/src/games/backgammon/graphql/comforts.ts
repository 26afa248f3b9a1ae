import {
  setComforts,
  setDoubleAnswer,
  setGameComforts,
  type ComfortDone,
} from '../application/commands/set-comforts.ts';
import { changedGame } from '../../../application/queries/find.ts';
import type { ViewerComforts } from '../../../application/queries/viewer-comforts.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { builder } from '../../../graphql/builder.ts';
import { PresetAnswerEnum } from './vocabulary.ts';
import { BackgammonGameType } from './ref.ts';
import { command, given } from '../../../graphql/command.ts';
import { idKind } from '../../../graphql/id-input.ts';

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

const backgammonGame = idKind<GameId>(['BackgammonGame']);
const WHICH = 'Which game of backgammon; your own.';

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

command(setComforts, {
  name: 'setComforts',
  byToken: ['PLAY'],
  description:
    'Sets what the server does for you in every game of backgammon. Passing where nothing can be played needs no setting.',
  input: given('What the server is to do for you in every game of backgammon.', (t) => ({
    rolls: t.boolean({ required: true, description: 'Roll without asking if you double.' }),
    playsForced: t.boolean({ required: true, description: 'Play where only one play is possible.' }),
  })),
  success: {
    description: 'It is set, for every game that has no setting of its own.',
    fields: (t) => ({ isSet: t.exposeBoolean('isSet', { description: 'Always true.' }) }),
  },
  payload: 'That it is set, or why not.',
  refuses: {},
  untried: true,
});

command(setGameComforts, {
  name: 'setGameComforts',
  byToken: ['PLAY'],
  description: 'Sets what the server does for you in one game of backgammon.',
  input: given('What the server is to do for you in one game of backgammon.', (t) => ({
    gameId: backgammonGame.one(t, WHICH),
    rolls: t.boolean({ description: 'Roll without asking if you double; null: as everywhere.' }),
    playsForced: t.boolean({ description: 'Play where only one play is possible; null: as everywhere.' }),
    rollsNextTurn: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Roll at your next turn, once and whatever else is set.',
    }),
  })),
  success: GameComfortsSuccess,
  payload: 'The game, or why nothing was set.',
  refuses: { 'wrong-phase': true, 'stale-ply': true, 'game-over': true, 'wrong-status': true },
  untried: true,
});

command(setDoubleAnswer, {
  name: 'setDoubleAnswer',
  byToken: ['PLAY'],
  description:
    'Sets how you answer if your opponent, who may double now, does so: at once and in your name. Whatever else he does, it is forgotten.',
  input: given('How you answer if your opponent doubles now.', (t) => ({
    gameId: backgammonGame.one(t, WHICH),
    ply: t.int({ required: true, description: 'The game’s `ply` as you see it, at which he may double.' }),
    answer: t.field({ type: PresetAnswerEnum, description: 'Your answer; null: you decide when it comes.' }),
  })),
  success: GameComfortsSuccess,
  payload: 'The game, or why nothing was set.',
  refuses: { 'wrong-phase': true, 'stale-ply': true, 'game-over': true, 'wrong-status': true },
  untried: true,
});
