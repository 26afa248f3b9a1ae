import type { MailTexts } from '../mail-texts.ts';

/** What mails say beside a board, in Italian. */
export const italianBoards: Pick<MailTexts, 'board' | 'goBoard' | 'backgammonBoard' | 'sowing'> = {
  board: {
    store: 'riserva',
    house: 'nyumba (casa)',
    sleepingHouse: 'nyumba con meno di sei kete',
    blocked: 'non si può svuotare',
    toMove: 'Muove {name} ({side}).',
    hasWon: '{name} ({side}) ha vinto.',
    rows: 'File dall’alto: {names}.',
  },
  goBoard: {
    taken: { one: '{n} prigioniero', many: '{n} di prigionieri', other: '{n} prigionieri' },
    legend: 'X è Nero, O è Bianco; l’ultima pietra sta fra parentesi.',
    ko: '{point} ora non si può riprendere.',
    agree:
      'Entrambi hanno passato: accordatevi sul punteggio. Apri il tavoliere, o accetta i segni come sono con {example}.',
    answer: 'Ogni punto vuoto dove una pietra può stare, o pass.',
  },
  backgammonBoard: {
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
  },
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: '{n} kete presa da {pits}', many: '{n} kete prese da {pits}', other: '{n} kete prese da {pits}' },
    tookNothing: 'niente preso',
    tookMore: '{pits} e altre',
    taxed: 'nyumba tassata',
    playedHouse: 'nyumba giocata',
    sown: { one: '{n} kete seminata', many: '{n} kete seminate', other: '{n} kete seminate' },
    stopped: {
      empty: 'l’ultima in {pit}, che era vuota',
      house: 'l’ultima in {pit}, la nyumba',
      blocked: 'l’ultima in {pit}, che non si può svuotare',
      emptyFront: 'nessuna kete rimasta nella fila di fronte',
    },
  },
};
