import { keptChoice } from '../ui/kept-choice.ts';

/** What follows a move that was sent: the game stays open, or the next one that waits for the reader is opened. */
export const nextChoices = ['stay', 'open'] as const;

/** What the reader chose, for every game; to stay unless told otherwise. */
export const { current: nextChoice, choose: chooseNext } = keptChoice('baraza.next', nextChoices);
