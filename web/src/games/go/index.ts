import { gamePart } from '../part.ts';
import { colourOf } from './board/position.ts';
import GoCard from './GoCard.vue';
import GoGlyph from './GoGlyph.vue';
import GoThen from './GoThen.vue';
import GoSettingsFields from './GoSettingsFields.vue';
import { gameSettings } from '../settings.ts';
import { goInput, type GoForm } from './go-form.ts';

/** Go wherever games are named and listed. */
export const goPart = gamePart('GoGame', {
  Glyph: GoGlyph,
  Card: GoCard,
  Then: GoThen,
  settings: gameSettings('GoSettings', {
    Fields: GoSettingsFields,
    formOf: ({ size, komi, rules, koRule }): GoForm => ({ size, komi, rules, koRule }),
    given: (form: Readonly<GoForm>) => ({ go: goInput(form) }),
  }),
  seatMark: colourOf,
  // Both agree the score: an answer is awaited first from one, but it is nobody's move.
  pending: ({ phase }) => (phase === 'SCORING' ? { told: 'games.GO.agreeing', heading: 'home.agree' } : null),
});
