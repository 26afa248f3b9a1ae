import { gamePart } from '../part.ts';
import OwareCard from './OwareCard.vue';
import OwareGlyph from './OwareGlyph.vue';
import OwareThen from './OwareThen.vue';

/** Oware wherever games are named and listed. */
export const owarePart = gamePart('OwareGame', {
  Glyph: OwareGlyph,
  Card: OwareCard,
  Then: OwareThen,
  seatMark: () => null,
});
