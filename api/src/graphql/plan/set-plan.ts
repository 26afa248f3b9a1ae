import { setPlan, type SetPlanDone } from '../../application/commands/plan/set-plan.ts';
import { changedGame } from '../../application/queries/find.ts';
import type { GameId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import {
  GameOverType,
  IllegalPlanType,
  StalePlanType,
  StalePlyType,
  WrongPhaseType,
  WrongStatusType,
  memberName,
} from '../errors.ts';
import { GAME_NAMES, idNamed } from '../global-id.ts';
import { GameInterface } from '../refs.ts';
import { IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';

const PlanNodeInput = builder.inputType('PlanNodeInput', {
  description: 'One step of a plan: to this move of your opponent this reply.',
  fields: (t) => ({
    after: t.int({
      description:
        'Which earlier step’s reply it follows, by its place in the list from 0; null: the game as it stands.',
    }),
    move: t.string({ required: true, description: 'Your opponent’s move, in the notation of the game.' }),
    reply: t.string({ required: true, description: 'Your own.' }),
    mayEndPlay: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the reply may end the play, as a second pass does in go; else such a reply is refused.',
    }),
  }),
});

const SetPlanInput = builder.inputType('SetPlanInput', {
  description: 'What you plan in a game of your own.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game.' }),
    ply: t.int({ required: true, description: 'The game’s `ply` as you see it: refused if the game has moved on.' }),
    version: t.int({ description: 'The version of your plan as you see it, 0 for none; null: whichever there is.' }),
    nodes: t.field({
      type: [PlanNodeInput],
      required: true,
      description: 'The whole plan, in place of the one before: at most 500 steps, 100 deep; none: no plan any more.',
    }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetPlanSuccess = builder.objectRef<SetPlanDone>('SetPlanSuccess').implement({
  description: 'It is planned; nobody else was told.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'The game; its `viewerPlan` is what was planned.',
      resolve: ({ gameId }, _args, { app }) => changedGame(app, gameId),
    }),
  }),
});

const SetPlanResult = builder.unionType('SetPlanResult', {
  description: 'The game with your plan, or why it was refused.',
  types: [
    SetPlanSuccess,
    ...COMMON_ERRORS,
    IllegalPlanType,
    StalePlanType,
    StalePlyType,
    WrongPhaseType,
    GameOverType,
    WrongStatusType,
  ],
  resolveType: (value) => memberName(value, 'SetPlanSuccess'),
});

builder.mutationField('setPlan', (t) =>
  t.field({
    type: SetPlanResult,
    description:
      'Plans your replies while your opponent is to move. When he plays a move of the plan the reply is played at once and takes no time; any other move of his drops the whole plan.',
    args: { input: t.arg({ type: SetPlanInput, required: true, description: 'The plan.' }) },
    resolve: (_root, { input }, context) => {
      const { gameId, version, nodes, ...rest } = input;
      const planned = nodes.map(({ after, ...node }) => ({ ...node, after: after ?? null }));
      return answer(
        context,
        setPlan(context.app, {
          ...rest,
          gameId: idNamed<GameId>(gameId, GAME_NAMES),
          version: version ?? null,
          nodes: planned,
        }),
      );
    },
  }),
);
