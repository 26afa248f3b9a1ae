import type { AgreedRule } from '../../../rules/agreed-rule.ts';
import type { SwissSettings } from './settings.ts';

/** What is agreed in a Swiss. Source: docs/rules/swiss.md. */
export function swissAgreed({ rounds, bye }: SwissSettings): readonly AgreedRule[] {
  const many = rounds === null ? 'As many rounds as find one who has won all his games' : `${rounds} rounds`;
  return [
    {
      title: 'Format',
      text: `${many}. In each, players with equal points meet, and nobody meets anybody a second time; a round is drawn when all games of the one before it are decided.`,
      rules: ['Swiss 1.2', 'Swiss 2.1', 'Swiss 3.1'],
    },
    {
      title: 'Seats',
      text: 'One game a pair; who moves first changes, so that nobody has one seat twice more than the other.',
      rules: ['Swiss 4.1', 'Swiss 4.3'],
    },
    {
      title: 'Bye',
      text: `In an odd field the last one with the fewest points who has had none rests, for ${bye === 'WIN' ? 'a full point' : 'half a point'}.`,
      rules: ['Swiss 1.3', 'Swiss 3.2', 'Swiss 3.4'],
    },
    {
      title: 'Points',
      text: 'One for each game won; where a game may end drawn, each gets half a point.',
      rules: ['Swiss 5.1'],
    },
    {
      title: 'Equal points',
      text: 'Buchholz without the lowest opponent decides, then Buchholz, then Sonneborn-Berger; whom nothing separates share the rank.',
      rules: ['Swiss 5.2', 'Swiss 5.3'],
    },
    {
      title: 'Withdrawal',
      text: 'Finished games keep their results; the open game of the player who withdraws is lost, and he is not paired any more.',
      rules: ['Swiss 2.3', 'KIBA 8.2'],
    },
  ];
}
