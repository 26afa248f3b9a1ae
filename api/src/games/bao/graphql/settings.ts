import { builder } from '../../../graphql/builder.ts';
import { gameSettingsRef } from '../../../graphql/game/ref.ts';
import { baoVariant } from '../application/game.ts';
import { BaoVariantEnum } from './vocabulary.ts';

/** What all games of a tournament of bao are played by. */
export const BaoSettingsType = gameSettingsRef('BAO').implement({
  description: 'What all games of a tournament of bao are played by.',
  fields: (t) => ({
    variant: t.field({ type: BaoVariantEnum, description: 'Which bao is played.', resolve: baoVariant }),
  }),
});

/** The settings of bao for a new tournament. */
export const BaoSettingsInput = builder.inputType('BaoSettingsInput', {
  description: 'What is agreed for all games of a tournament of bao; what is left out, or null, is as usual.',
  fields: (t) => ({
    variant: t.field({ type: BaoVariantEnum, description: 'Which bao is played; usually KISWAHILI.' }),
  }),
});
