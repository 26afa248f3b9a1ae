import { gamePages } from '../pages-part.ts';

/** The pages of bao. */
export const baoPages = gamePages('BaoGame', () => import('./BaoGameView.vue'), {
  howToPlay: () => import('./how-to-play/BaoHowToPlay.vue'),
});
