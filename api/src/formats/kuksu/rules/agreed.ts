import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { KuksuSettings } from './settings.ts';

/** What is agreed in a Kuksu cycle. Source: docs/rules/kuksu.md. */
export function kuksuAgreed({ approvalHours, acceptanceDays }: KuksuSettings): readonly AgreedRule[] {
  return [
    {
      title: 'Format',
      text: 'Tiers of leagues: one League A, up to two leagues B, up to four C, and so on; 5 to 10 players a league.',
      rules: ['Kuksu 1.1'],
    },
    {
      title: 'Games of a pair',
      text: 'One, all games of a league at the same time, without handicap.',
      rules: ['Kuksu 2.6', 'Kuksu 6.2', 'Kuksu 6.3'],
    },
    {
      title: 'Promotion and demotion',
      text: 'The first two go up a tier, the third to fifth stay, the others go down; in League A the second to fifth stay.',
      rules: ['Kuksu 2.2', 'Kuksu 2.3', 'Kuksu 2.4'],
    },
    {
      title: 'Title match',
      text: 'The winner of League A meets the title holder, best of five; who loses is placed in League A of the next cycle.',
      rules: ['Kuksu 2.1'],
    },
    {
      title: 'Equal points',
      text: 'SODOS decides, then the tier and the place of the last cycle, then the rating at the start.',
      rules: ['Kuksu 3.2'],
    },
    {
      title: 'Trophies',
      text: 'To the first three by points, SOS, SODOS, rating and name; who lost a game on time has none.',
      rules: ['Kuksu 3.1'],
    },
    {
      title: 'No result',
      text: 'A game without a result is played again once with the same colours; a second one gives nobody a point.',
      rules: ['Kuksu 3.7'],
    },
    {
      title: 'Free places',
      text: 'They go to the best by rating; the third to fifth from below and the sixth to eighth from above have 300, 200 and 100 more.',
      rules: ['Kuksu 9.1'],
    },
    { title: 'Seeding', text: 'Every tier is dealt into its leagues by rating, in a snake.', rules: ['Kuksu 10.1'] },
    {
      title: 'Invitations',
      text:
        acceptanceDays === 0
          ? 'Who has signed up plays.'
          : `When sign-up closes, everybody is invited and has ${acceptanceDays} days to accept; who does not is not in the cycle.`,
      rules: ['Kuksu 4.2', 'Kuksu 4.4'],
    },
    {
      title: 'End of a stage',
      text:
        approvalHours === 0
          ? 'The leagues stand as soon as their last game is decided.'
          : `The director approves the end of the leagues; after ${approvalHours} hours it stands by itself.`,
      rules: ['Common 4.4'],
    },
  ];
}
