import { builder } from '../../../graphql/builder.ts';
import { gameSettingsRef } from '../../../graphql/game/ref.ts';
import { backgammonConfig } from '../application/game.ts';

/** What all games of a tournament of backgammon are played by. */
export const BackgammonSettingsType = gameSettingsRef('BACKGAMMON').implement({
  description: 'What all games of a tournament of backgammon are played by.',
  fields: (t) => ({
    length: t.int({
      description:
        'The points to which a match is played, whose first game each game is; 0: single games. A knock-out has its own.',
      resolve: (agreed) => backgammonConfig(agreed).length,
    }),
  }),
});

/** The settings of backgammon for a new tournament. */
export const BackgammonSettingsInput = builder.inputType('BackgammonSettingsInput', {
  description: 'What is agreed for all games of a tournament of backgammon; what is left out, or null, is as usual.',
  fields: (t) => ({
    length: t.int({
      description:
        'The points to which a match is played, 1 to 99, whose first game each game is; 0, as usual: single games. A knock-out has its own.',
    }),
  }),
});
