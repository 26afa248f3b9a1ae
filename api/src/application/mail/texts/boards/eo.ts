import type { MailTexts } from '../mail-texts.ts';

/** What mails say beside a board, in Esperanto. */
export const esperantoBoards: Pick<MailTexts, 'board' | 'goBoard' | 'backgammonBoard' | 'sowing'> = {
  board: {
    store: 'provizo',
    house: 'nyumba (domo)',
    sleepingHouse: 'nyumba kun malpli ol ses kete',
    blocked: 'ne malplenigebla',
    toMove: 'Movu {name} ({side}).',
    hasWon: '{name} ({side}) venkis.',
    rows: 'Vicoj de supre: {names}.',
  },
  goBoard: {
    taken: { one: '{n} kaptito', other: '{n} kaptitoj' },
    legend: 'X estas nigra, O estas blanka; la lasta ŝtono staras en krampoj.',
    ko: '{point} nun ne rajtas esti reprenata.',
    agree:
      'Ambaŭ pasis: interkonsentu pri la poentoj. Malfermu la tabulon, aŭ akceptu la markojn kiel ili estas per {example}.',
    answer: 'Ĉiu malplena punkto, kie ŝtono rajtas stari, aŭ pass.',
  },
  backgammonBoard: {
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
  },
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: '{n} kete prenita el {pits}', other: '{n} kete prenitaj el {pits}' },
    tookNothing: 'nenio prenita',
    tookMore: '{pits} kaj aliaj',
    taxed: 'nyumba impostita',
    playedHouse: 'nyumba ludita',
    sown: { one: '{n} kete semita', other: '{n} kete semitaj' },
    stopped: {
      empty: 'la lasta en {pit}, kiu estis malplena',
      house: 'la lasta en {pit}, la nyumba',
      blocked: 'la lasta en {pit}, ne malplenigebla',
      emptyFront: 'neniu kete restis en la kontraŭa antaŭa vico',
    },
  },
};
