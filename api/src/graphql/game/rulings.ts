import { adjudicate } from '../../application/commands/game/adjudicate.ts';
import { extendTime } from '../../application/commands/game/extend-time.ts';
import { resign } from '../../application/commands/game/resign.ts';
import type { GameDone } from '../../application/commands/game/shape.ts';
import { changedGame } from '../../application/queries/find.ts';
import type { GameId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { GameOverType, WrongStatusType, memberName } from '../errors.ts';
import { GAME_NAMES, idNamed } from '../global-id.ts';
import { GameInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { SeatEnum } from '../vocabulary.ts';

const ResignInput = builder.inputType('ResignInput', {
  description: 'Which game is given up.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const AdjudicateInput = builder.inputType('AdjudicateInput', {
  description: 'A director’s decision of a game.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game.' }),
    winner: t.field({ type: SeatEnum, description: 'The winner’s seat; null: nobody gets the point.' }),
    value: t.int({
      required: true,
      defaultValue: 1,
      description: 'How many points the game counts in its match; 1 in games that always count one.',
    }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ExtendTimeInput = builder.inputType('ExtendTimeInput', {
  description: 'More time for a player in one game.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game.' }),
    seat: t.field({ type: SeatEnum, required: true, description: 'Whose clock.' }),
    seconds: t.int({ required: true, description: 'How many seconds are added, at least 1.' }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const GameSuccess = builder.objectRef<GameDone>('GameSuccess').implement({
  description: 'The command was carried out.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: ({ gameId }, _args, { app }) => changedGame(app, gameId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

/** The game that a command was about, or why it was refused. */
export const GameCommandResult = builder.unionType('GameCommandResult', {
  description: 'The game, or why the command was refused.',
  types: [GameSuccess, ...COMMON_ERRORS, GameOverType, WrongStatusType],
  resolveType: (value) => memberName(value, 'GameSuccess'),
});

builder.mutationFields((t) => ({
  resign: t.field({
    type: GameCommandResult,
    description: 'Gives up your own game.',
    args: { input: t.arg({ type: ResignInput, required: true, description: 'Which game.' }) },
    resolve: (_root, { input }, context) => answer(context, resign(context.app, ofGame(input))),
  }),
  adjudicate: t.field({
    type: GameCommandResult,
    description:
      'Decides a game by a ruling, also one that is decided already: tables change, arrangements do not. Its director only.',
    args: { input: t.arg({ type: AdjudicateInput, required: true, description: 'The decision.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, adjudicate(context.app, { ...ofGame(input), winner: input.winner ?? null })),
  }),
  extendTime: t.field({
    type: GameCommandResult,
    description: 'Gives a player more time in a running game. Its director only.',
    args: { input: t.arg({ type: ExtendTimeInput, required: true, description: 'Whose clock, and how much.' }) },
    resolve: (_root, { input }, context) => answer(context, extendTime(context.app, ofGame(input))),
  }),
}));

function ofGame<Input extends { readonly gameId: string }>(input: Input) {
  return { ...input, gameId: idNamed<GameId>(input.gameId, GAME_NAMES) };
}
