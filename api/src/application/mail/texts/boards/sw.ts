import type { MailTexts } from '../mail-texts.ts';

/** What mails say beside a board, in Swahili. */
export const swahiliBoards: Pick<MailTexts, 'board' | 'goBoard' | 'backgammonBoard' | 'sowing'> = {
  board: {
    store: 'ghala',
    house: 'nyumba',
    sleepingHouse: 'nyumba yenye kete chini ya sita',
    blocked: 'haliwezi kuchukuliwa',
    toMove: 'Zamu ya {name} ({side}).',
    hasWon: '{name} ({side}) ameshinda.',
    rows: 'Safu kutoka juu: {names}.',
  },
  goBoard: {
    taken: { one: 'mfungwa {n}', other: 'wafungwa {n}' },
    legend: 'X ni nyeusi, O ni nyeupe; kijiwe cha mwisho kiko ndani ya mabano.',
    ko: '{point} haiwezi kuchukuliwa tena sasa.',
    agree: 'Wote wawili wamepita: kubalianeni juu ya hesabu. Fungua ubao, au kubali alama zilivyo kwa {example}.',
    answer: 'Nukta yoyote tupu panaporuhusiwa kijiwe, au pass.',
  },
  backgammonBoard: {
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
  },
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: 'kete {n} imechukuliwa kutoka {pits}', other: 'kete {n} zimechukuliwa kutoka {pits}' },
    tookNothing: 'hakuna kete iliyochukuliwa',
    tookMore: '{pits} na mengine',
    taxed: 'nyumba imetozwa',
    playedHouse: 'nyumba imechezwa',
    sown: { one: 'kete {n} imepandwa', other: 'kete {n} zimepandwa' },
    stopped: {
      empty: 'ya mwisho katika {pit}, lililokuwa tupu',
      house: 'ya mwisho katika {pit}, yaani nyumba',
      blocked: 'ya mwisho katika {pit}, lisiloweza kuchukuliwa',
      emptyFront: 'hakuna kete iliyobaki katika safu ya mbele ya upande wa pili',
    },
  },
};
