import { gamePages } from '../pages-part.ts';

/** The pages of backgammon. */
export const backgammonPages = gamePages('BackgammonGame', () => import('./BackgammonGameView.vue'), {
  howToPlay: () => import('./how-to-play/BackgammonHowToPlay.vue'),
});
