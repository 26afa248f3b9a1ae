import { gamePart } from '../part.ts';
import BackgammonCard from './BackgammonCard.vue';
import BackgammonGlyph from './BackgammonGlyph.vue';
import { manColour } from './board/position.ts';
import { useDiceString } from './use-dice-string.ts';

/** Backgammon wherever games are named and listed. */
export const backgammonPart = gamePart('BackgammonGame', {
  Glyph: BackgammonGlyph,
  Card: BackgammonCard,
  systems: ['KNOCKOUT', 'KIBA', 'FREE'],
  usualSystem: 'KNOCKOUT',
  seatMark: manColour,
  pending: ({ position }) =>
    position.phase === 'OPENING' ? { told: 'backgammon.firstRoll', heading: 'home.pair' } : null,
  useOwn: (own) =>
    useDiceString(() => {
      const { id, seat, isPending } = own();
      return isPending && seat ? { id, seat } : null;
    }),
});
