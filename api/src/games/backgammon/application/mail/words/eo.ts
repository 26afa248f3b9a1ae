import type { BackgammonMailWords } from './en.ts';

/** What mails say beside a board of backgammon, in Esperanto. */
export const esperanto: BackgammonMailWords = {
  men: '{name} ({side}): {pips} paŝoj, {bar} sur la bariero, {off} ekstere',
  middle: 'La kubo estas en la mezo, je {value}.',
  owned: 'La kubo estas je {value}; {name} rajtas duobligi.',
  dice: 'Ludotaj ĵetkuboj: {dice}.',
  doubled: 'Duobligita al {value}: take (akcepti) aŭ drop (rezigni).',
  match: 'Matĉo ĝis {length}: {first} kontraŭ {second}.',
  answer: {
    play: 'La tuta movo; bar/22 enigas pecon, 6/off elportas unu.',
    turn: 'roll (ĵeti) aŭ double (duobligi).',
    doubled: 'take (akcepti) aŭ drop (rezigni).',
  },
};
