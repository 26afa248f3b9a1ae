import type { Chapter } from '../../../how-to-play/chapter.ts';

const OPENING = 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -';
// Diagrams of "Bao (Zanzibar)", the Game Cabinet, after de Voogt 1995, with all other seeds in the stores.
const FACING = 'K -4,7,-3/-8/-2,2,3,8,1,-1,1/-8 21,21 Aa S -';
const ENDS = 'K -1,2,1,-1,8,-1,3,4/-8/6,5,2,-1,8,4,3,-1/-8 9,9 Aa S -';
const LONE_HOUSE = 'K -4,9,-3/-8/-2,2,-1,9,2,1,-1/-8 21,20 Aa S -';
const INTO_HOUSE = 'K 2,1,-2,12,-3/-8/-2,4,4,10,2,1,-1/-8 14,14 Aa S -';
// Example 4.5 of KIBA’s rules.
const THREAT = 'K -1,2,-4,2,-1/-2,2,2,-1,2,6,4/1,-1,1,2,10,-2,10/2,2,8,4,1,2,1,-1 0,0 - S -';
// Mancala World, "Bao la Kiswahili", problem 1.
const PROBLEM = 'K 2,-1,1,2,-1,1,1,1/1,2,4,5,3,3,3,2/-1,1,5,-2,3,-1,3/4,3,-2,6,4,2,2 0,0 - S -';

const ROW = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8'];

/** How bao la kiswahili is played, in the order in which it is learnt; positions as the API encodes them. */
export const baoChapters: readonly [Chapter<string>, ...Chapter<string>[]] = [
  {
    key: 'board',
    steps: [
      { at: OPENING },
      { at: OPENING, marks: ROW },
      { at: OPENING, marks: ['A5', 'a5'] },
      { at: OPENING, marks: ['A1', 'A8', 'a1', 'a8'] },
      { at: OPENING, marks: ['A2', 'A7', 'a2', 'a7'] },
    ],
  },
  {
    key: 'sowing',
    steps: [{ at: OPENING, marks: ['A7'] }, { move: 'A7>' }, { move: 'a7>' }, { move: 'A8>' }],
  },
  {
    key: 'harvest',
    steps: [{ at: FACING, marks: ['A5', 'a4'] }, { move: 'A5<' }, { at: FACING, marks: ['A5', 'a4'] }, { move: 'A5>' }],
  },
  {
    key: 'ends',
    steps: [
      { at: ENDS, marks: ['A1', 'A2', 'A7', 'A8'] },
      { at: ENDS, marks: ['A2', 'a7'] },
      { move: 'A2' },
      { at: ENDS, marks: ['A8', 'a1'] },
      { move: 'A8' },
    ],
  },
  {
    key: 'takata',
    steps: [{ at: OPENING, marks: ['A6', 'A7'] }, { move: 'A6<' }, { at: LONE_HOUSE, marks: ['A5'] }, { move: 'A5>' }],
  },
  {
    key: 'house',
    steps: [
      { at: INTO_HOUSE, marks: ['A5', 'a4'] },
      { move: 'A5>' },
      { at: INTO_HOUSE, marks: ['A5'] },
      { move: 'A5>+' },
    ],
  },
  {
    key: 'mtaji',
    steps: [
      { at: 'K 2,-1,2,3,1,-3/4,2,4,4,-3,1/1,1,8,3,1,2,13,2/1,2,2,-1,2,-2,3 0,0 - S -' },
      { at: 'K 2,-1,2,3,1,-3/4,2,4,4,-3,1/1,1,8,3,1,2,13,2/1,2,2,-1,2,-2,3 0,0 - S -', marks: ['B2', 'A1', 'a8'] },
      { move: 'B2<' },
    ],
  },
  {
    key: 'takasa',
    steps: [{ at: THREAT, marks: ['A7'] }, { move: 'A7<', marks: ['B8', 'A5'] }, { move: 'a5>' }, { move: 'B8>' }],
  },
  {
    key: 'winning',
    steps: [
      { at: 'K 1,-1,3,8,1,5,7,-1/3,2,6,1,7,1,2,9/-7,1/1,2,1,1,1,-1,1,-1 0,0 - S -', marks: ['a8'] },
      { move: 'B2<' },
      { at: 'K 4,-1,1,4,-1,18,9,1/2,-1,2,5,-1,5,2,3/-5,1,1,1/1,1,1,-2,1,1,-1 0,0 - S -' },
      { move: 'A1>' },
      { at: PROBLEM },
      { move: 'B2<' },
    ],
  },
  {
    key: 'opening',
    steps: [
      { at: OPENING },
      { move: 'A6<' },
      { move: 'a5>' },
      { move: 'A3<' },
      { move: 'a7>' },
      { move: 'A3>' },
      { move: 'a7<' },
    ],
  },
];
