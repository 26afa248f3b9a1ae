import { setPlan } from '../../application/commands/plan/set-plan.ts';
import { changedGame } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { GameInterface } from '../refs.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';

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

command(setPlan, {
  name: 'setPlan',
  byToken: ['PLAY'],
  description:
    'Plans your replies while your opponent is to move. When he plays a move of the plan the reply is played at once and takes no time; any other move of his drops the whole plan.',
  input: given('What you plan in a game of your own.', (t) => ({
    gameId: ids.game.one(t, 'Which game.'),
    ply: t.int({ required: true, description: 'The game’s `ply` as you see it: refused if the game has moved on.' }),
    version: t.int({ description: 'The version of your plan as you see it, 0 for none; null: whichever there is.' }),
    nodes: t.field({
      type: [PlanNodeInput],
      required: true,
      description: 'The whole plan, in place of the one before: at most 500 steps, 100 deep; none: no plan any more.',
    }),
  })),
  success: {
    description: 'It is planned; nobody else was told.',
    fields: (t) => ({
      game: t.field({
        type: GameInterface,
        description: 'The game; its `viewerPlan` is what was planned.',
        resolve: ({ gameId }, _args, { app }) => changedGame(app, gameId),
      }),
    }),
  },
  payload: 'The game with your plan, or why it was refused.',
  refuses: {
    'illegal-plan': true,
    'stale-plan': true,
    'stale-ply': true,
    'wrong-phase': true,
    'game-over': true,
    'wrong-status': true,
  },
  untried: true,
});
