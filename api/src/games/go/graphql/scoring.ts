import { acceptScore } from '../application/commands/accept-score.ts';
import type { GoActDone } from '../application/commands/act.ts';
import { disputeScore, offerNoResult } from '../application/commands/appeal.ts';
import { markPoints } from '../application/commands/mark-points.ts';
import { resumePlay } from '../application/commands/resume-play.ts';
import { changedGame } from '../../../application/queries/find.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { answer } from '../../../graphql/answer.ts';
import { builder } from '../../../graphql/builder.ts';
import {
  GameOverType,
  IllegalMoveType,
  NotYourTurnType,
  StaleMarksType,
  WrongPhaseType,
  WrongStatusType,
  memberName,
} from '../../../graphql/errors.ts';
import { idNamed } from '../../../graphql/global-id.ts';
import { IDEMPOTENCY_KEY } from '../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../graphql/tournament/results.ts';
import { GoGameType } from './ref.ts';

const gameId = { required: true, description: 'Which game of go; your own.' } as const;
const SEEN = 'The version of the marks as you see them: refused if they have changed; null: whichever they are.';

const MarkDeadInput = builder.inputType('MarkDeadInput', {
  description: 'Stones to be marked as dead, or as alive again.',
  fields: (t) => ({
    gameId: t.id(gameId),
    points: t.stringList({
      required: true,
      description: 'A point of each chain, such as D4; the whole chain is marked.',
    }),
    alive: t.boolean({ required: true, defaultValue: false, description: 'Whether they are alive after all.' }),
    version: t.int({ description: SEEN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const MarkNeutralInput = builder.inputType('MarkNeutralInput', {
  description: 'Empty points to be marked as nobody’s, or as somebody’s again.',
  fields: (t) => ({
    gameId: t.id(gameId),
    points: t.stringList({ required: true, description: 'Empty points, such as an eye in seki.' }),
    open: t.boolean({ required: true, defaultValue: false, description: 'Whether they count again after all.' }),
    version: t.int({ description: SEEN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const AcceptScoreInput = builder.inputType('AcceptScoreInput', {
  description: 'Which marks are accepted.',
  fields: (t) => ({
    gameId: t.id(gameId),
    version: t.int({ required: true, description: 'The version of the marks that you accept.' }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const GoGameInput = builder.inputType('GoGameInput', {
  description: 'A game of go in which you act.',
  fields: (t) => ({
    gameId: t.id(gameId),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const GoActSuccess = builder.objectRef<GoActDone>('GoActSuccess').implement({
  description: 'It was done, and stands in the moves of the game.',
  fields: (t) => ({
    game: t.field({
      type: GoGameType,
      description: 'As it stands after it.',
      resolve: (done, _args, { app }) => changedGame(app, done.gameId),
    }),
  }),
});

const GoActResult = builder.unionType('GoActResult', {
  description: 'The game of go after an act of a player, or why it was refused.',
  types: [
    GoActSuccess,
    ...COMMON_ERRORS,
    WrongPhaseType,
    StaleMarksType,
    IllegalMoveType,
    NotYourTurnType,
    GameOverType,
    WrongStatusType,
  ],
  resolveType: (value) => memberName(value, 'GoActSuccess'),
});

builder.mutationFields((t) => ({
  markDead: t.field({
    type: GoActResult,
    description:
      'Marks chains as dead or alive after two passes. The marks get a new version, which both have to accept; either player may.',
    args: { input: t.arg({ type: MarkDeadInput, required: true, description: 'What is marked.' }) },
    resolve: (_root, { input: { alive, ...input } }, context) =>
      answer(context, markPoints(context.app, 'markDead', alive ? 'alive' : 'dead', ofGame(input))),
  }),
  markNeutral: t.field({
    type: GoActResult,
    description: 'Marks empty points as nobody’s, or as open again, after two passes; as `markDead` marks stones.',
    args: { input: t.arg({ type: MarkNeutralInput, required: true, description: 'What is marked.' }) },
    resolve: (_root, { input: { open, ...input } }, context) =>
      answer(context, markPoints(context.app, 'markNeutral', open ? 'open' : 'neutral', ofGame(input))),
  }),
  acceptScore: t.field({
    type: GoActResult,
    description: 'Accepts the marks of this very version; when both have, the game is over and its score stands.',
    args: { input: t.arg({ type: AcceptScoreInput, required: true, description: 'What is accepted.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, acceptScore(context.app, { ...input, gameId: goGameNamed(input.gameId) })),
  }),
  resumePlay: t.field({
    type: GoActResult,
    description:
      'Takes the play up again after two passes: your opponent moves first, the marks are thrown away. Twice in a game.',
    args: { input: t.arg({ type: GoGameInput, required: true, description: 'Which game.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, resumePlay(context.app, { ...input, gameId: goGameNamed(input.gameId) })),
  }),
  disputeScore: t.field({
    type: GoActResult,
    description:
      'Gives the game to its director, because you do not agree on the marks, or in play because the board keeps coming back.',
    args: { input: t.arg({ type: GoGameInput, required: true, description: 'Which game.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, disputeScore(context.app, { ...input, gameId: goGameNamed(input.gameId) })),
  }),
  offerNoResult: t.field({
    type: GoActResult,
    description:
      'Offers to end the game without a result because the board keeps coming back, or accepts the opponent’s offer.',
    args: { input: t.arg({ type: GoGameInput, required: true, description: 'Which game.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, offerNoResult(context.app, { ...input, gameId: goGameNamed(input.gameId) })),
  }),
}));

function ofGame<Input extends { readonly gameId: string; readonly version?: number | null | undefined }>(input: Input) {
  return { ...input, gameId: goGameNamed(input.gameId), version: input.version ?? null };
}

function goGameNamed(id: string): GameId {
  return idNamed<GameId>(id, ['GoGame']);
}
