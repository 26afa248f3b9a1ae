import type { FormatPages } from '../pages-part.ts';

/** Every match of a knock-out has a page. */
export const knockoutPages: FormatPages = {
  format: 'KNOCKOUT',
  routes: [
    {
      path: 'matches/:number(\\d+)',
      name: 'tournament-match',
      component: () => import('./MatchPage.vue'),
    },
  ],
  pairing: { words: 'formats.KNOCKOUT.match', path: (number) => `matches/${number}` },
};
