import { builder } from '../builder.ts';
import { ResultHowEnum } from '../vocabulary.ts';

/** A game as a planner's caller gives it. */
export const GameIn = builder.inputType('GameIn', {
  description: 'A game as you give it to a planner.',
  fields: (t) => ({
    first: t.id({ required: true, description: 'Who had the first move: South or Black.' }),
    second: t.id({ required: true, description: 'His opponent.' }),
    number: t.int({
      defaultValue: 1,
      description: 'Game 1 or game 2 of this pair; where two meet once, 2 is the one that is played again.',
    }),
    winner: t.id({ description: 'One of the two; null while the game is open, and for DRAWN and NO_RESULT.' }),
    how: t.field({ type: ResultHowEnum, defaultValue: 'PLAYED', description: 'How it ended; open games ignore it.' }),
  }),
});
