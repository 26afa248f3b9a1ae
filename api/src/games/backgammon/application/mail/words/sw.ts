import type { BackgammonMailWords } from './en.ts';

/** What mails say beside a board of backgammon, in Swahili. */
export const swahili: BackgammonMailWords = {
  men: '{name} ({side}): hatua {pips}, {bar} kwenye kizuizi, {off} nje',
  middle: 'Mchemraba uko katikati, kwa {value}.',
  owned: 'Mchemraba uko kwa {value}; {name} anaweza kuongeza mara mbili.',
  dice: 'Dadu za kucheza: {dice}.',
  doubled: 'Imeongezwa hadi {value}: take (kubali) au drop (kataa).',
  match: 'Mechi ya pointi {length}: {first} kwa {second}.',
  answer: {
    play: 'Mchezo wote; bar/22 huingiza kete, 6/off huitoa nje.',
    turn: 'roll (rusha) au double (ongeza mara mbili).',
    doubled: 'take (kubali) au drop (kataa).',
  },
};
