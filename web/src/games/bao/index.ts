import { gamePart } from '../part.ts';
import BaoCard from './BaoCard.vue';
import BaoFigure from './BaoFigure.vue';
import BaoSettingsFields from './BaoSettingsFields.vue';
import { usualBao, type BaoForm } from './bao-form.ts';
import { gameSettings } from '../settings.ts';
import BaoGlyph from './BaoGlyph.vue';

/** Bao wherever games are named and listed. */
export const baoPart = gamePart('BaoGame', {
  Glyph: BaoGlyph,
  Card: BaoCard,
  Figure: BaoFigure,
  settings: gameSettings({
    Fields: BaoSettingsFields,
    usual: usualBao,
    given: ({ variant }: Readonly<BaoForm>) => ({ variant }),
  }),
  systems: ['STAGED', 'KIBA', 'FREE', 'KNOCKOUT'],
  usualSystem: 'STAGED',
  seatMark: () => null,
});
