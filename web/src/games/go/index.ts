import { gamePart } from '../part.ts';
import { colourOf } from './board/position.ts';
import GoCard from './GoCard.vue';
import GoGlyph from './GoGlyph.vue';
import GoSettingsFields from './GoSettingsFields.vue';
import { gameSettings } from '../settings.ts';
import { goInput, usualGo, type GoForm } from './go-form.ts';

/** Go wherever games are named and listed. */
export const goPart = gamePart('GoGame', {
  Glyph: GoGlyph,
  Card: GoCard,
  settings: gameSettings({
    Fields: GoSettingsFields,
    usual: usualGo,
    given: (form: Readonly<GoForm>) => ({ go: goInput(form) }),
  }),
  systems: ['KUKSU', 'KIBA', 'FREE', 'KNOCKOUT'],
  usualSystem: 'FREE',
  seatMark: colourOf,
  // Both agree the score: an answer is awaited first from one, but it is nobody's move.
  pending: ({ phase }) => (phase === 'SCORING' ? { told: 'go.agreeing', heading: 'home.agree' } : null),
});
