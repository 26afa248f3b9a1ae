import { keptChoice } from '../ui/kept-choice.ts';

/** How a laid move is sent: at once, when it is touched again, or by the button alone. */
export const confirmChoices = ['submit', 'twice', 'off'] as const;

/** What the reader chose, for every game; by the button unless told otherwise. */
export const { current: confirmChoice, choose: chooseConfirm } = keptChoice('baraza.confirm', confirmChoices);
