import type { Chapter } from '../../../how-to-play/chapter.ts';

const BEGINNING = '4HPwATDgc/ABMA';
/** The beginning with a roll of White. */
const ROLLED_43 = `${BEGINNING}:MAEOAAAAAAAE`;
const ROLLED_65 = `${BEGINNING}:MAEXAAAAAAAE`;
const ROLLED_61 = `${BEGINNING}:MAEHAAAAAAAE`;
const ROLLED_44 = `${BEGINNING}:MAESAAAAAAAE`;
const ROLLED_55 = `${BEGINNING}:MIEWAAAAAAAE`;
const ROLLED_62 = `${BEGINNING}:MAELAAAAAAAE`;
const FIRST_ROLL = `${BEGINNING}:MAAAAAAAAAAE`;
/** White holds 4 to 9, two of Black’s men behind them. */
const WALL = '2G43BADYnoMBDA:cAkAAAAAAAAE';
/** White on the bar, Black holds all of his home but the 1; 6-4. */
const SHUT_OUT = 'tu0MBgCwz8EBUA:MAETAAAAAAAE';
/** White: 13, 10, home without 3; Black on 9 and 3; 6-4. */
const BOTH_DICE = 'uDsDDAzv80AEAA:MAETAAAAAAAE';
/** White: 13, home without 2; Black on 2; 6-5. */
const LARGER_DIE = 'uHsOABjz3gMEAA:MAEXAAAAAAAE';
/** White all home, on 6 to 1; 6-3. */
const ALL_HOME = '7O45AADb7g4AAA:MAEPAAAAAAAE';
/** White on 4, 3 and 2; 6-5. */
const LOW_POINTS = 'bncPAAC2AwAAAA:MAEXAAAAAAAE';
/** White on 6, 4 and 2; 5-4. */
const EMPTY_FIVE = 'bncPAADmDAAAAA:MIESAAAAAAAE';
/** White on the bar, eight men off; 5-1. */
const HIT_LATE = 'c3M7AABsAwBAAA:MIEGAAAAAAAE';
/** White on 2 and 1, to play 4-2: Black with ten men off, with none, and with one in White’s home and the cube at 2. */
const SINGLE = '2QAAQAEAAAAAAA:MAEKAAAAAAAE';
const GAMMON = 'trsnAAAFAAAAAA:MAEKAAAAAAAE';
const BACKGAMMON = 'trsHAAgFAAAAAA:EQEKAAAAAAAE';
/** A race, 80 pips against 86. */
const RACE = 'dPdaAADs7jUAAA:MAEAAAAAAAAE';
/** A match to 5: White’s last men at 3-2, and Black’s at 4-2 in the Crawford game. */
const MATCH = '2QAAQAEAAAAAAA:MAGqADAAEAAE';
const CRAWFORD = 'bAAAoAAAAAAAAA:8ImpAEAAEAAE';

const points = (side: 'white' | 'black', from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${side} ${from + index}`);

/** How backgammon is played, in the order in which it is learnt; positions as the API encodes them, a Position ID and a Match ID. */
export const backgammonChapters: readonly [Chapter<string>, ...Chapter<string>[]] = [
  {
    key: 'board',
    steps: [
      { at: FIRST_ROLL },
      { at: FIRST_ROLL, marks: points('white', 1, 6) },
      { at: FIRST_ROLL, marks: points('black', 1, 6) },
      { at: FIRST_ROLL, marks: ['white bar', 'black bar'] },
      { at: FIRST_ROLL, marks: ['white off', 'black off'] },
    ],
  },
  {
    key: 'way',
    steps: [{ at: ROLLED_43 }, { move: '24/20 13/10' }, { move: 'roll 62' }, { move: '24/18 13/11' }],
  },
  {
    key: 'roll',
    steps: [
      { at: ROLLED_65 },
      { move: '24/13' },
      { at: ROLLED_61 },
      { move: '13/7 8/7' },
      { at: ROLLED_44 },
      { move: '24/20(2) 13/9(2)' },
    ],
  },
  {
    key: 'points',
    steps: [
      { at: ROLLED_55, marks: ['white 24', 'white 19'] },
      { move: '13/3(2)', marks: ['white 3'] },
      { at: WALL, marks: points('white', 4, 9) },
    ],
  },
  {
    key: 'hitting',
    steps: [
      { at: ROLLED_62 },
      { move: '24/18 13/11', marks: ['white 24', 'white 18', 'white 11'] },
      { move: 'roll 61', marks: ['black 7'] },
      { move: '13/7* 8/7', marks: ['white bar'] },
      { move: 'roll 64', marks: ['white 19', 'white 21'] },
      { move: 'bar/21 13/7' },
      { at: SHUT_OUT, marks: points('white', 19, 23) },
      { move: 'no move' },
    ],
  },
  {
    key: 'both-dice',
    steps: [
      { at: BOTH_DICE, marks: ['white 10', 'white 9', 'white 4'] },
      { move: '13/7 10/6' },
      { at: LARGER_DIE, marks: ['white 8', 'white 7', 'white 2'] },
      { move: '13/7' },
    ],
  },
  {
    key: 'bearing-off',
    steps: [
      { at: ALL_HOME },
      { move: '6/off 3/off' },
      { at: LOW_POINTS },
      { move: '4/off(2)' },
      { at: EMPTY_FIVE, marks: ['white 5'] },
      { move: '6/1 4/off' },
      { at: HIT_LATE, marks: ['white bar'] },
      { move: 'bar/20 5/4', marks: ['white 20'] },
    ],
  },
  {
    key: 'winning',
    steps: [
      { at: SINGLE },
      { move: '2/off 1/off' },
      { at: GAMMON },
      { move: '2/off 1/off' },
      { at: BACKGAMMON, marks: ['white 3'] },
      { move: '2/off 1/off' },
    ],
  },
  {
    key: 'cube',
    steps: [
      { at: RACE },
      { move: 'double' },
      { move: 'take' },
      { move: 'roll 21' },
      { move: '8/6 7/6' },
      { move: 'roll 66' },
      { move: '9/3 8/2(2) 7/1' },
      { move: 'roll 31' },
      { move: '8/4' },
      { move: 'double' },
      { move: 'drop' },
    ],
  },
  {
    key: 'match',
    steps: [
      { at: MATCH },
      { move: '2/off 1/off' },
      { at: CRAWFORD },
      { move: '2/off 1/off' },
      { move: 'roll 51' },
      { move: '13/8 6/5' },
      { move: 'double' },
    ],
  },
  {
    key: 'dice',
    more: '/verify',
    steps: [{ at: FIRST_ROLL }, { move: 'roll 13' }, { move: '13/10 24/23' }],
  },
  {
    key: 'opening',
    steps: [
      { at: FIRST_ROLL },
      { move: 'roll 31' },
      { move: '8/5 6/5' },
      { move: 'roll 52' },
      { move: '13/11 13/8' },
      { move: 'roll 64', marks: ['white 14'] },
      { move: '24/14*' },
      { move: 'roll 42' },
      { move: 'bar/21 13/11*' },
      { move: 'roll 54' },
      { move: 'bar/20 24/20' },
    ],
  },
];
