import { adjudicate } from '../../application/commands/game/adjudicate.ts';
import { correctResult } from '../../application/commands/game/correct-result.ts';
import { extendTime } from '../../application/commands/game/extend-time.ts';
import { resign } from '../../application/commands/game/resign.ts';
import type { GameDone } from '../../application/commands/game/shape.ts';
import { changedGame } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { GameInterface } from '../refs.ts';
import { ResultHowEnum, SeatEnum } from '../vocabulary.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import { ids } from '../id-input.ts';

/** A game that was changed. */
export const GameSuccessType = commandSuccess<GameDone>('GameSuccess', {
  description: 'The command was carried out.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: ({ gameId }, _args, { app }) => changedGame(app, gameId),
    }),
  }),
});

command(resign, {
  name: 'resign',
  byToken: ['PLAY'],
  description: 'Gives up your own game.',
  input: given('Which game is given up.', (t) => ({ gameId: ids.game.one(t, 'Which game.') })),
  success: GameSuccessType,
  payload: 'The game, or why the command was refused.',
  refuses: { 'game-over': true, 'wrong-status': true },
});

command(adjudicate, {
  name: 'adjudicate',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Decides a game by a ruling, also one that is decided already: tables change, arrangements do not. Its director only.',
  input: given('A director’s decision of a game.', (t) => ({
    gameId: ids.game.one(t, 'Which game.'),
    winner: t.field({ type: SeatEnum, description: 'The winner’s seat; null: nobody gets the point.' }),
    value: t.int({
      required: true,
      defaultValue: 1,
      description: 'How many points the game counts in its match; 1 in games that always count one.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: GameSuccessType,
  payload: 'The game, or why the command was refused.',
  refuses: { 'wrong-status': true },
});

command(correctResult, {
  name: 'correctResult',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Records how a game that was played elsewhere ended in truth, where its result was reported wrongly: tables and ratings count it as if it had been reported so, and arrangements stay. Its director and who helps him only.',
  input: given('How a game ended in truth.', (t) => ({
    gameId: ids.game.one(t, 'Which game; it has a result that was reported.'),
    winner: t.field({ type: SeatEnum, description: 'The winner’s seat; null: nobody gets the point.' }),
    how: t.field({ type: ResultHowEnum, required: true, defaultValue: 'PLAYED', description: 'How it came to it.' }),
    value: t.int({ description: 'How many points it counts; null: as many as before.' }),
    reason: t.string({ description: 'What went wrong, for everybody to read; null: that it was reported wrongly.' }),
  })),
  success: GameSuccessType,
  payload: 'The game, or why the command was refused.',
  refuses: { 'invalid-result': true, 'wrong-status': true },
});

const ExtensionScopeEnum = builder.enumType('ExtensionScope', {
  description: 'In which games more time is given.',
  values: {
    GAME: { description: 'To the player in this game alone.' },
    PLAYER: { description: 'To the player in all his running games of this tournament.' },
    TOURNAMENT: { description: 'To both players in all running games of this tournament.' },
  },
});

command(extendTime, {
  name: 'extendTime',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Gives a player more time in a running game, in all of his in its tournament, or everybody in all of them. Its director only.',
  input: given('More time for a player, or for everybody.', (t) => ({
    gameId: ids.game.one(t, 'Which game.'),
    seat: t.field({ type: SeatEnum, required: true, description: 'Whose clock.' }),
    scope: t.field({
      type: ExtensionScopeEnum,
      required: true,
      defaultValue: 'GAME',
      description: 'In which games.',
    }),
    seconds: t.int({ required: true, description: 'How many seconds are added, at least 1.' }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: GameSuccessType,
  payload: 'The game, or why the command was refused.',
  refuses: { 'game-over': true, 'wrong-status': true },
});
