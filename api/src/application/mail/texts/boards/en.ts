/** What mails say beside a board, in English. */
export const englishBoards = {
  board: {
    store: 'store',
    house: 'nyumba (house)',
    sleepingHouse: 'nyumba with fewer than six kete',
    blocked: 'may not be emptied',
    toMove: '{name} ({side}) is to move.',
    hasWon: '{name} ({side}) has won.',
    rows: 'Rows from above: {names}.',
  },
  /** beside a board of go; `pass` is written so in every language */
  goBoard: {
    taken: { one: '{n} prisoner', other: '{n} prisoners' },
    legend: 'X is Black, O is White; the last stone stands in brackets.',
    ko: '{point} may not be retaken now.',
    agree: 'Both have passed: agree on the score. Open the board, or accept the marks as they are with {example}.',
    answer: 'Any empty point where a stone may stand, or pass.',
  },
  /** beside a board of backgammon; the words of acts are written so in every language */
  backgammonBoard: {
    men: '{name} ({side}): {pips} pips, {bar} on the bar, {off} off',
    middle: 'The cube is in the middle, at {value}.',
    owned: 'The cube is at {value}; {name} may double.',
    dice: 'Dice to be played: {dice}.',
    doubled: 'Doubled to {value}: take or drop.',
    match: 'Match to {length}: {first} to {second}.',
    answer: {
      play: 'The whole play; bar/22 enters a man, 6/off bears one off.',
      turn: 'roll, or double.',
      doubled: 'take or drop.',
    },
  },
  /** what the last move did, as parts that are joined: `A6<: 3 kete taken from a3, 12 kete sown, the last in B2, which was empty.` */
  sowing: {
    whole: '{move}: {acts}.',
    took: { one: '{n} kete taken from {pits}', other: '{n} kete taken from {pits}' },
    tookNothing: 'nothing taken',
    tookMore: '{pits} and others',
    taxed: 'the nyumba taxed',
    playedHouse: 'the nyumba played',
    sown: { one: '{n} kete sown', other: '{n} kete sown' },
    stopped: {
      empty: 'the last in {pit}, which was empty',
      house: 'the last in {pit}, the nyumba',
      blocked: 'the last in {pit}, which may not be emptied',
      emptyFront: 'no kete left in the front row opposite',
    },
  },
} as const;
