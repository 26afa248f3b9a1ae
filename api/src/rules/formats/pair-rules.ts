import type { AgreedRule } from '../agreed-rule.ts';

/** What is agreed wherever each pair of a group plays twice, by the Berger table. Source: KIBA 5.3. */
export const TWO_GAMES_A_PAIR: AgreedRule = {
  title: 'Games of a pair',
  text: 'Two, once with each side: who is named first in the table moves first in game 1.',
  rules: ['KIBA 5.3', 'KIBA 5.6'],
};

/** How a table of pairs counts. Source: KIBA 9.1. */
export const A_POINT_A_GAME: AgreedRule = {
  title: 'Points',
  text: 'One for each game won; a game without a winner gives nobody a point.',
  rules: ['KIBA 9.1'],
};

/** What a withdrawal does where finished games stay. Source: KIBA 8.2. */
export const FINISHED_GAMES_STAY =
  'Finished games keep their results; all unfinished games of the player who withdraws are lost at once.';
