import { planKibaFinal } from '../../application/planner/final.ts';
import type { FinalGame, FinalPlan } from '../../rules/final.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { answered } from '../../../../graphql/planner/answered.ts';
import { PlayerIn } from '../../../../graphql/planner/player-in.ts';

const FinalGameType = builder.objectRef<FinalGame>('FinalGame').implement({
  description: 'A game of a planned final.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1, 2 or 3, played one after another.' }),
    first: t.exposeID('first', { description: 'Who has the first move: in games 1 and 3 the higher KIBA score.' }),
    second: t.exposeID('second', { description: 'His opponent.' }),
    onlyIfTied: t.exposeBoolean('onlyIfTied', { description: 'True: played only when the games before stand 1-1.' }),
  }),
});

const FinalPlanType = builder.objectRef<FinalPlan>('FinalPlan').implement({
  description: 'A best of three as it stands.',
  fields: (t) => ({
    games: t.field({
      type: [FinalGameType],
      description: 'All three, whether or not the third will be played.',
      resolve: ({ games }) => [...games],
    }),
    score: t.intList({
      description: 'Games won, in the order in which you gave the finalists.',
      resolve: ({ score }) => [...score],
    }),
    winner: t.exposeID('winner', { nullable: true, description: 'Who has won two games; null: nobody yet.' }),
    nextGame: t.exposeInt('nextGame', {
      nullable: true,
      description: 'The number of the game to be played now; null once there is a winner.',
    }),
  }),
});

ruleField('kibaFinal', (t) =>
  t.field({
    type: FinalPlanType,
    description: 'Planner: the final of a KIBA tournament, best of three, with its sides.',
    args: {
      finalists: t.arg({ type: [PlayerIn], required: true, description: 'The two players.' }),
      winners: t.arg.idList({
        required: true,
        defaultValue: [],
        description: 'Who won each game played so far, game 1 first.',
      }),
    },
    resolve: (_root, { finalists, winners }) => answered(planKibaFinal(finalists, winners)),
  }),
);
