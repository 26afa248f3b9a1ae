import type { Translated } from '../../../../../application/mail/texts/mail-texts.ts';

/** What mails say beside a board of go, in English; `pass` is written so in every language. */
export const english = {
  taken: { one: '{n} prisoner', other: '{n} prisoners' },
  legend: 'X is Black, O is White; the last stone stands in brackets.',
  ko: '{point} may not be retaken now.',
  agree: 'Both have passed: agree on the score. Open the board, or accept the marks as they are with {example}.',
  answer: 'Any empty point where a stone may stand, or pass.',
} as const;

/** The same in any language: the same keys, with the same `{places}`. */
export type GoMailWords = Translated<typeof english>;
