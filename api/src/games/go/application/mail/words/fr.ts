import type { GoMailWords } from './en.ts';

/** What mails say beside a board of go, in French. */
export const french: GoMailWords = {
  taken: { one: '{n} prisonnier', many: '{n} de prisonniers', other: '{n} prisonniers' },
  legend: 'X est Noir, O est Blanc ; la dernière pierre est entre parenthèses.',
  ko: '{point} ne peut pas être repris maintenant.',
  agree:
    'Les deux ont passé : mettez-vous d’accord sur le compte. Ouvrez le tablier, ou acceptez les marques telles quelles avec {example}.',
  answer: 'Toute intersection vide où une pierre peut être posée, ou pass.',
};
