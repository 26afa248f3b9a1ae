import { gamePart } from '../part.ts';
import { colourOf } from './board/position.ts';
import GoCard from './GoCard.vue';
import GoGlyph from './GoGlyph.vue';

/** Go wherever games are named and listed. */
export const goPart = gamePart('GoGame', {
  Glyph: GoGlyph,
  Card: GoCard,
  seatMark: colourOf,
  // Both agree the score: an answer is awaited first from one, but it is nobody's move.
  pending: ({ phase }) => (phase === 'SCORING' ? { told: 'go.agreeing', heading: 'home.agree' } : null),
});
