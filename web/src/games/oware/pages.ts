import { gamePages } from '../pages-part.ts';

/** The pages of oware. */
export const owarePages = gamePages('OwareGame', () => import('./OwareGameView.vue'), {
  howToPlay: () => import('./how-to-play/OwareHowToPlay.vue'),
});
