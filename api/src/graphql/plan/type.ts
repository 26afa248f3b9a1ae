import { viewerPlan, type ViewerPlan } from '../../application/queries/viewer-plan.ts';
import type { PlannedReply } from '../../rules/games/plan.ts';
import { builder } from '../builder.ts';
import { GameInterface } from '../refs.ts';

const PlanNodeType = builder.objectRef<PlannedReply>('PlanNode').implement({
  description: 'One step of a plan: to this move of your opponent this reply.',
  fields: (t) => ({
    after: t.exposeInt('after', {
      nullable: true,
      description: 'Which step’s reply it follows, by its place in the list from 0; null: the game as it stands.',
    }),
    move: t.exposeString('move', { description: 'Your opponent’s move, in canonical notation.' }),
    reply: t.exposeString('reply', { description: 'Your own, in canonical notation.' }),
    mayEndPlay: t.exposeBoolean('mayEndPlay', {
      description: 'Whether the reply may end the play, as a second pass does in go.',
    }),
  }),
});

/** What a player has planned in a game. */
export const MovePlanType = builder.objectRef<ViewerPlan>('MovePlan').implement({
  description:
    'What you have planned in a game while your opponent is to move. Nobody else can see it or that there is one.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Grows with every change, also when a part of it was played.' }),
    ply: t.exposeInt('ply', { description: 'The ply at which your opponent’s move is awaited.' }),
    nodes: t.field({
      type: [PlanNodeType],
      description: 'Its steps, each after the one that it follows.',
      resolve: ({ nodes }) => [...nodes],
    }),
  }),
});

builder.interfaceField(GameInterface, 'viewerPlan', (t) =>
  t.field({
    type: MovePlanType,
    nullable: true,
    description: 'Your own plan in this game; null when there is none, and always for everybody else.',
    complexity: 5,
    resolve: (game, _args, { app }) => viewerPlan(app, game),
  }),
);
