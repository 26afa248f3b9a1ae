import { gamePart } from '../part.ts';
import BaoCard from './BaoCard.vue';
import BaoGlyph from './BaoGlyph.vue';

/** Bao wherever games are named and listed. */
export const baoPart = gamePart('BaoGame', {
  Glyph: BaoGlyph,
  Card: BaoCard,
  seatMark: () => null,
});
