import { gamePart } from '../part.ts';
import BackgammonCard from './BackgammonCard.vue';
import type { BackgammonForm } from './backgammon-form.ts';
import BackgammonGlyph from './BackgammonGlyph.vue';
import BackgammonThen from './BackgammonThen.vue';
import BackgammonSettingsFields from './BackgammonSettingsFields.vue';
import { gameSettings } from '../settings.ts';
import { manColour } from './board/position.ts';
import { useDiceString } from './use-dice-string.ts';

/** Backgammon wherever games are named and listed. */
export const backgammonPart = gamePart('BackgammonGame', {
  Glyph: BackgammonGlyph,
  Card: BackgammonCard,
  Then: BackgammonThen,
  settings: gameSettings('BackgammonSettings', {
    Fields: BackgammonSettingsFields,
    formOf: ({ length }): BackgammonForm => ({ length }),
    given: ({ length }: Readonly<BackgammonForm>) => ({ backgammon: { length: length === '' ? null : length } }),
  }),
  seatMark: manColour,
  pending: ({ position }) =>
    position.phase === 'OPENING' ? { told: 'games.BACKGAMMON.firstRoll', heading: 'home.pair' } : null,
  useOwn: (own) =>
    useDiceString(() => {
      const { id, seat, isPending } = own();
      return isPending && seat ? id : null;
    }),
});
