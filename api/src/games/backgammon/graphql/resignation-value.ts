import { builder } from '../../../graphql/builder.ts';
import { answered } from '../../../graphql/planner/answered.ts';
import { ruleField } from '../../../graphql/rules.ts';
import { planResignation } from '../application/worth.ts';
import type { GameKind } from '../rules/types.ts';
import { GameKindEnum } from './vocabulary.ts';

const ResignationValueType = builder
  .objectRef<{ readonly kind: GameKind; readonly points: number }>('ResignationValue')
  .implement({
    description: 'What resigning a game of backgammon is worth.',
    fields: (t) => ({
      points: t.exposeInt('points', { description: 'What the opponent wins.' }),
      kind: t.expose('kind', { type: GameKindEnum, description: 'By which kind of win.' }),
    }),
  });

ruleField('resignationValue', (t) =>
  t.field({
    type: ResignationValueType,
    description: 'Planner: what who resigns a game of backgammon loses, whatever was offered.',
    args: {
      cube: t.arg.int({
        required: true,
        description: 'The cube, 1, 2, 4 … 32,768; with a double pending as it was before.',
      }),
      doublePending: t.arg.boolean({
        required: true,
        description: 'Whether the opponent has doubled: then it is a drop.',
      }),
      menOff: t.arg.int({ required: true, description: 'How many men who resigns has borne off, 0 to 14.' }),
      onBarOrInWinnersHome: t.arg.boolean({
        required: true,
        description: 'Whether he has a man on the bar or in the home of the winner.',
      }),
    },
    resolve: (_root, { cube, doublePending, menOff, onBarOrInWinnersHome }) =>
      answered(planResignation(cube, { isDoublePending: doublePending, menOff, isFarBack: onBarOrInWinnersHome })),
  }),
);
