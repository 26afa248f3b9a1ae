import { builder } from '../builder.ts';

/** A player who has no account here. */
export const NewPlayerInput = builder.inputType('NewPlayerInput', {
  description: 'A player who has no account here.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'As he is to be called; one line.' }),
    country: t.string({ description: 'ISO 3166 alpha-2; null: not known.' }),
    category: t.int({ required: true, defaultValue: 3, description: '1, 2 or 3.' }),
    elo: t.int({ required: true, defaultValue: 1500, description: 'Elo in the game of the tournament.' }),
    matches: t.int({ required: true, defaultValue: 0, description: 'How many games that Elo rests on.' }),
  }),
});
