import { builder } from '../../../graphql/builder.ts';

/** The settings of backgammon for a new tournament. */
export const BackgammonSettingsInput = builder.inputType('BackgammonSettingsInput', {
  description: 'What is agreed for all games of a tournament of backgammon.',
  fields: (t) => ({
    length: t.int({
      required: true,
      defaultValue: 0,
      description: 'The points to which a match is played, whose first game each game is; 0: single games.',
    }),
  }),
});
