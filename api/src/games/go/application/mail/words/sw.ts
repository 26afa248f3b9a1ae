import type { GoMailWords } from './en.ts';

/** What mails say beside a board of go, in Swahili. */
export const swahili: GoMailWords = {
  taken: { one: 'mfungwa {n}', other: 'wafungwa {n}' },
  legend: 'X ni nyeusi, O ni nyeupe; kijiwe cha mwisho kiko ndani ya mabano.',
  ko: '{point} haiwezi kuchukuliwa tena sasa.',
  agree: 'Wote wawili wamepita: kubalianeni juu ya hesabu. Fungua ubao, au kubali alama zilivyo kwa {example}.',
  answer: 'Nukta yoyote tupu panaporuhusiwa kijiwe, au pass.',
};
