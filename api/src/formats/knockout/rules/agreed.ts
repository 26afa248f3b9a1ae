import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { KnockoutSettings } from './settings.ts';

/** What is agreed in a knock-out, as its settings have it. Source: docs/rules/knockout.md. */
export function knockoutAgreed({ length, lastWeekDays, thresholdPercent }: KnockoutSettings): readonly AgreedRule[] {
  const days = lastWeekDays === 1 ? 'a day' : `${lastWeekDays} days`;
  return [
    {
      title: 'Format',
      text: 'Knock-out: who wins his match goes on, who loses it is out. Every round is drawn anew, completely at random.',
      rules: ['Knock-out 2.1'],
    },
    {
      title: 'Draws',
      text: 'By seeds that are committed to before sign-on closes and revealed with each draw, so that anybody can draw it again.',
      rules: ['Knock-out 2.7'],
    },
    {
      title: 'Matches',
      text: `To ${length} points: who first has ${length} or more wins. The winner of a game opens the next one.`,
      rules: ['Knock-out 3.1', 'Knock-out 3.2'],
    },
    {
      title: 'Drawn games',
      text: 'A drawn game counts for nobody and is played again: who had the second seat opens the next one.',
      rules: ['Knock-out 3.7'],
      ofDraws: true,
    },
    {
      title: 'Odd number',
      text: 'In round 1 one player, drawn at random, goes on without playing.',
      rules: ['Knock-out 2.2'],
    },
    {
      title: 'Lucky losers',
      text: 'Round 2 is filled up to a power of two with players drawn from those who lost a match of round 1 that was played out. Two of them never meet there.',
      rules: ['Knock-out 2.3', 'Knock-out 2.4', 'Knock-out 2.5', 'Knock-out 2.6'],
    },
    {
      title: 'Forfeit',
      text: 'Who loses one game on time or by forfeit, or leaves, has lost the match.',
      rules: ['Knock-out 3.6'],
    },
    {
      title: 'Last week',
      text: `Once ${thresholdPercent} % of the matches of a round of more than three are decided, the others have ${days}. Then they are ruled on: more points; or less time used in the last finished game; or, if none is finished, in the running one; else the director decides.`,
      rules: ['Knock-out 5.1', 'Knock-out 5.2', 'Knock-out 5.3'],
    },
    {
      title: 'Protests',
      text: 'Who feels treated unfairly turns to the director, whose decision is final; a ruling waits for it.',
      rules: ['Knock-out 5.4'],
    },
  ];
}
