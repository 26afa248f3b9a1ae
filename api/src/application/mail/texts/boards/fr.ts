import type { MailTexts } from '../mail-texts.ts';

/** What mails say beside a board, in French. */
export const frenchBoards: Pick<MailTexts, 'board' | 'goBoard' | 'backgammonBoard' | 'sowing'> = {
  board: {
    store: 'réserve',
    house: 'nyumba (maison)',
    sleepingHouse: 'nyumba de moins de six kete',
    blocked: 'ne peut être vidé',
    toMove: 'Au tour de {name} ({side}).',
    hasWon: '{name} ({side}) a gagné.',
    rows: 'Rangées de haut en bas : {names}.',
  },
  goBoard: {
    taken: { one: '{n} prisonnier', many: '{n} de prisonniers', other: '{n} prisonniers' },
    legend: 'X est Noir, O est Blanc ; la dernière pierre est entre parenthèses.',
    ko: '{point} ne peut pas être repris maintenant.',
    agree:
      'Les deux ont passé : mettez-vous d’accord sur le compte. Ouvrez le tablier, ou acceptez les marques telles quelles avec {example}.',
    answer: 'Toute intersection vide où une pierre peut être posée, ou pass.',
  },
  backgammonBoard: {
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
  },
  sowing: {
    whole: '{move} : {acts}.',
    took: { one: '{n} kete pris dans {pits}', many: '{n} kete pris dans {pits}', other: '{n} kete pris dans {pits}' },
    tookNothing: 'rien de pris',
    tookMore: '{pits} et d’autres',
    taxed: 'nyumba taxée',
    playedHouse: 'nyumba jouée',
    sown: { one: '{n} kete semé', many: '{n} kete semés', other: '{n} kete semés' },
    stopped: {
      empty: 'le dernier en {pit}, qui était vide',
      house: 'le dernier en {pit}, la nyumba',
      blocked: 'le dernier en {pit}, qui ne peut être vidé',
      emptyFront: 'plus aucun kete dans la rangée avant d’en face',
    },
  },
};
