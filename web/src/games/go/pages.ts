import { gamePages } from '../pages-part.ts';

/** The pages of go. */
export const goPages = gamePages('GoGame', () => import('./GoGameView.vue'), {
  routes: [{ path: '/analyse/go', name: 'analyse-go', component: () => import('./analysis/AnalyseGoPage.vue') }],
  howToPlay: () => import('./how-to-play/GoHowToPlay.vue'),
});
