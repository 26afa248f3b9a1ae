import type { GoMailWords } from './en.ts';

/** What mails say beside a board of go, in Esperanto. */
export const esperanto: GoMailWords = {
  taken: { one: '{n} kaptito', other: '{n} kaptitoj' },
  legend: 'X estas nigra, O estas blanka; la lasta ŝtono staras en krampoj.',
  ko: '{point} nun ne rajtas esti reprenata.',
  agree:
    'Ambaŭ pasis: interkonsentu pri la poentoj. Malfermu la tabulon, aŭ akceptu la markojn kiel ili estas per {example}.',
  answer: 'Ĉiu malplena punkto, kie ŝtono rajtas stari, aŭ pass.',
};
