import type { DiceProof, RolledDice } from '../../../application/queries/dice-proof.ts';
import { builder } from '../../../graphql/builder.ts';

const RolledDiceType = builder.objectRef<RolledDice>('RolledDice').implement({
  description: 'A roll of a game of backgammon.',
  fields: (t) => ({
    index: t.exposeInt('index', { description: 'Which roll of the game, from 0; equal dice of the opening count.' }),
    ply: t.exposeInt('ply', { description: 'Its place among the moves.' }),
    dice: t.intList({
      description: 'Two dice as they fell; of the opening White’s and Black’s.',
      resolve: ({ dice }) => [...dice],
    }),
  }),
});

/** By what anybody can check the dice of a game. */
export const DiceProofType = builder.objectRef<DiceProof>('DiceProof').implement({
  description:
    'By what anybody can check the dice of a game: give its fields to `verifyDice`, or to the script of docs/dice.md.',
  fields: (t) => ({
    gameId: t.exposeString('gameId', { description: 'The game as the commitment names it.' }),
    commitment: t.exposeString('commitment', {
      description: 'Public since the game was arranged: 64 hexadecimal digits, from which nobody learns the seed.',
    }),
    firstText: t.string({
      nullable: true,
      description: 'What White has added to the dice; null: nothing.',
      resolve: ({ texts }) => texts.first,
    }),
    secondText: t.string({
      nullable: true,
      description: 'What Black has added to the dice; null: nothing.',
      resolve: ({ texts }) => texts.second,
    }),
    textsUntil: t.expose('textsUntil', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when the players may add to the dice; the first roll is made when both have, or then. Null: no longer.',
    }),
    seed: t.exposeString('seed', {
      nullable: true,
      description: 'The seed in 64 hexadecimal digits; null until the game is over.',
    }),
    rolls: t.field({
      type: [RolledDiceType],
      description: 'Every roll so far, in order.',
      resolve: ({ rolls }) => [...rolls],
    }),
  }),
});
