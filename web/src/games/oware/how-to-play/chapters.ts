import type { Chapter } from '../../../how-to-play/chapter.ts';

const OPENING = '4,4,4,4,4,4/4,4,4,4,4,4 0,0 S - -';
const LONG_WAY = '1,0,2,13,1,0/3,1,0,4,2,1 10,10 S - -';
const ONE_IN_C = '2,0,1,1,0,3/3,4,1,0,3,6 13,11 S - -';
const TWO_IN_C = '2,0,1,1,0,3/3,4,2,0,3,5 13,11 S - -';
const THREE_IN_C = '2,0,1,1,0,3/3,4,3,0,3,4 13,11 S - -';
const CHAIN = '1,0,0,0,0,3/1,2,1,0,0,4 16,20 S - -';
const BROKEN_CHAIN = '1,0,0,0,0,3/1,3,1,0,0,4 20,15 S - -';
const CHAIN_HOME = '0,0,1,0,2,1/1,4,0,3,0,2 18,16 S - -';
const STRIPPED = '1,0,2,0,0,3/1,2,1,0,0,0 20,18 S - -';
const HUNGRY = '2,1,0,0,3,1/0,0,0,0,0,0 22,19 S - -';
const LAST_SEED = '3,1,0,0,0,0/0,0,0,0,0,1 21,22 N - -';
const TWO_SHORT = '1,0,2,0,1,3/1,4,1,0,0,1 23,11 S - -';
const LEVEL = '3,1,0,0,0,0/0,0,0,0,0,1 19,24 N - -';

const SOUTH = ['A', 'B', 'C', 'D', 'E', 'F'];
const NORTH = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Two lone seeds that follow each other round the board: where they lie before each move of a round. */
const lone = (house: number): string => NORTH.map((_name, index) => (index === house ? 1 : 0)).join(',');
const ROUND = NORTH.flatMap((_name, house) => [
  `${lone(house)}/${lone(house)}`,
  house < 5 ? `${lone(house + 1)}/${lone(house)}` : '0,0,0,0,0,0/1,0,0,0,0,1',
]);
const TWO_SEEDS = `${ROUND[0]} 23,23 S - -`;
const SECOND_ROUND_ENDS = `${ROUND[11]} 23,23 N - ${[...ROUND, ...ROUND.slice(0, 11)].join(';')}`;

/** How oware is played, in the order in which it is learnt; positions as the rules write them. */
export const owareChapters: readonly [Chapter<string>, ...Chapter<string>[]] = [
  {
    key: 'board',
    steps: [
      { at: OPENING },
      { at: OPENING, marks: SOUTH },
      { at: OPENING, marks: NORTH },
      { at: '5,0,2,1,0,6/1,3,0,2,4,0 13,11 S - -' },
    ],
  },
  {
    key: 'sowing',
    steps: [{ at: OPENING, marks: ['C'] }, { move: 'C' }, { move: 'd' }, { at: LONG_WAY, marks: ['D'] }, { move: 'D' }],
  },
  {
    key: 'capture',
    steps: [
      { at: ONE_IN_C, marks: ['F', 'c'] },
      { move: 'F' },
      { at: TWO_IN_C, marks: ['F', 'c'] },
      { move: 'F' },
      { at: THREE_IN_C, marks: ['F', 'c'] },
      { move: 'F' },
      { at: TWO_IN_C, marks: ['A', 'C'] },
      { move: 'A' },
    ],
  },
  {
    key: 'chain',
    steps: [
      { at: CHAIN, marks: ['F', 'a', 'b', 'c'] },
      { move: 'F' },
      { at: BROKEN_CHAIN, marks: ['F', 'b'] },
      { move: 'F' },
      { at: CHAIN_HOME, marks: ['E', 'F', 'a'] },
      { move: 'E' },
    ],
  },
  {
    key: 'feeding',
    steps: [{ at: HUNGRY, marks: ['E', 'F'] }, { move: 'E' }, { at: LAST_SEED, marks: ['f'] }, { move: 'f' }],
  },
  {
    key: 'grand-slam',
    steps: [{ at: STRIPPED, marks: ['F', 'a', 'b', 'c'] }, { move: 'F' }],
  },
  {
    key: 'end',
    steps: [
      { at: TWO_SHORT, marks: ['F', 'c'] },
      { move: 'F' },
      { at: LEVEL, marks: ['f'] },
      { move: 'f' },
      { at: TWO_SEEDS, marks: ['A', 'a'] },
      { at: SECOND_ROUND_ENDS, marks: ['f'] },
      { move: 'f' },
    ],
  },
  {
    key: 'opening',
    steps: [
      { at: OPENING },
      { move: 'E' },
      { move: 'c' },
      { move: 'A' },
      { move: 'f' },
      { move: 'A' },
      { move: 'b' },
      { move: 'F' },
    ],
  },
];
