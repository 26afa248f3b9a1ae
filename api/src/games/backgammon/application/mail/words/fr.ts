import type { BackgammonMailWords } from './en.ts';

/** What mails say beside a board of backgammon, in French. */
export const french: BackgammonMailWords = {
  men: '{name} ({side}) : {pips} points de course, {bar} sur la barre, {off} sortis',
  middle: 'Le videau est au milieu, à {value}.',
  owned: 'Le videau est à {value} ; {name} peut doubler.',
  dice: 'Dés à jouer : {dice}.',
  doubled: 'Doublé à {value} : take (accepter) ou drop (refuser).',
  match: 'Match en {length} points : {first} à {second}.',
  answer: {
    play: 'Le coup entier ; bar/22 fait entrer un pion, 6/off en sort un.',
    turn: 'roll (lancer) ou double (doubler).',
    doubled: 'take (accepter) ou drop (refuser).',
  },
};
