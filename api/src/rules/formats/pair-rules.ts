import type { AgreedRule } from '../agreed-rule.ts';

/** What is agreed wherever each pair of a group plays twice, by the Berger table. Source: formats.md A.5.3. */
export const TWO_GAMES_A_PAIR: AgreedRule = {
  title: 'Games of a pair',
  text: 'Two, once with each side: who is named first in the table moves first in game 1.',
  source: 'KIBA tournament, A.5.3',
};

/** How a table of pairs counts and separates. Source: formats.md A.9.1, A.9.4. */
export const PAIR_TABLE_RULES: readonly AgreedRule[] = [
  {
    title: 'Points',
    text: 'One for each game won; a game without a winner gives nobody a point.',
    source: 'KIBA tournament, A.9.1',
  },
  {
    title: 'Equal points',
    text: 'Neustadtl decides, then the KIBA score; whom nothing separates share the rank.',
    source: 'KIBA tournament, A.9.4',
  },
];

/** What a withdrawal does where finished games stay. Source: formats.md A.8.2. */
export const FINISHED_GAMES_STAY =
  'Finished games keep their results; all unfinished games of the player who withdraws are lost at once.';
