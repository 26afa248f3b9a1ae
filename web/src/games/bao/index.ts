import { gamePart } from '../part.ts';
import BaoCard from './BaoCard.vue';
import BaoFigure from './BaoFigure.vue';
import BaoSettingsFields from './BaoSettingsFields.vue';
import type { BaoForm } from './bao-form.ts';
import { gameSettings } from '../settings.ts';
import BaoGlyph from './BaoGlyph.vue';
import BaoThen from './BaoThen.vue';

/** Bao wherever games are named and listed. */
export const baoPart = gamePart('BaoGame', {
  Glyph: BaoGlyph,
  Card: BaoCard,
  Then: BaoThen,
  Figure: BaoFigure,
  settings: gameSettings('BaoSettings', {
    Fields: BaoSettingsFields,
    formOf: ({ variant }) => ({ variant }),
    given: ({ variant }: Readonly<BaoForm>) => ({ bao: { variant } }),
  }),
  entryFigure: {
    heading: 'games.BAO.scoreShort',
    said: 'games.BAO.scoreSaid',
    of: ({ score }) => score?.shown ?? null,
  },
  seatMark: () => null,
});
