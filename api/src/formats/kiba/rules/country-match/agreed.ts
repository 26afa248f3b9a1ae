import type { AgreedRule } from '../../../../rules/agreed-rule.ts';

/** What is agreed in a match of two countries. Source: Championship 3.3, 3.5. */
export const COUNTRY_MATCH_AGREED: readonly AgreedRule[] = [
  {
    title: 'Format',
    text: 'Three players of one country against three of another: everybody meets every opponent once, all games at the same time.',
    rules: ['Championship 3.3'],
  },
  {
    title: 'Sides',
    text: 'As on a chess-board: board i of the better country moves first against board j of the other when i + j is even.',
    rules: ['Championship 3.7'],
  },
  {
    title: 'Missing board',
    text: 'A country with two players loses the three games of the third.',
    rules: ['Championship 3.5'],
  },
  { title: 'Winner', text: 'The country with more games won.', rules: ['Championship 3.3'] },
];
