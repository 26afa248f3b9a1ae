import type { BackgammonMailWords } from './en.ts';

/** What mails say beside a board of backgammon, in Italian. */
export const italian: BackgammonMailWords = {
  men: '{name} ({side}): {pips} punti di percorso, {bar} sul bar, {off} fuori',
  middle: 'Il cubo è al centro, a {value}.',
  owned: 'Il cubo è a {value}; può raddoppiare {name}.',
  dice: 'Dadi da giocare: {dice}.',
  doubled: 'Raddoppio a {value}: take (accettare) o drop (rifiutare).',
  match: 'Incontro a {length}: {first} a {second}.',
  answer: {
    play: 'La giocata intera; bar/22 fa entrare una pedina, 6/off la porta fuori.',
    turn: 'roll (tirare) o double (raddoppiare).',
    doubled: 'take (accettare) o drop (rifiutare).',
  },
};
