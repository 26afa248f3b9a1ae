import { builder } from '../builder.ts';

/** A player as a planner's caller gives him. */
export const PlayerIn = builder.inputType('PlayerIn', {
  description: 'A player as you give him to a planner. Lists of players are in order of entry.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Your own text, unique in the call.' }),
    name: t.string({ description: 'Used in the words of terms; the id when it is not given.' }),
    country: t.string({ description: 'ISO 3166 alpha-2.' }),
    category: t.int({ defaultValue: 3, description: '1, 2 or 3; category 1 stands first in the list.' }),
    elo: t.int({ defaultValue: 1500, description: 'Elo, a whole number.' }),
    matches: t.int({ defaultValue: 0, description: 'Games finished on the site.' }),
    enteredAt: t.field({
      type: 'DateTime',
      description: 'When he entered; if it is missing for anybody, the order of the list is the order of entry.',
    }),
  }),
});
