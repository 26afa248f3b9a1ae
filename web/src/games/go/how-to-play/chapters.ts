import type { Chapter } from '../../../how-to-play/chapter.ts';
import type { GoStepStart } from './go-step.ts';
import { board } from './set-up.ts';

const EMPTY = board({});
const ALONE = board({ black: 'E5' });
const SIDE = board({ black: 'J5' });
const CORNER = board({ black: 'A1' });
const PAIR = board({ black: 'D5 E5' });
const PAIR_TOUCHED = board({ black: 'D5 E5', white: 'C5 D6 E6' });
const ATARI = { black: 'D5 E6 F5', white: 'E5' };
const TWO_IN_ATARI = board({ black: 'C5 D6 E6 D4 F5', white: 'D5 E5' });
const CORNER_ATARI = board({ black: 'B1', white: 'A1' });
const EYE = board({ white: 'D5 E6 F5 E4' });
const TAKING = board({ black: 'F6 G6 H5 F4 G4', white: 'E6 D5 E4 F5 G5' });
const KO = board({ black: 'D5 E6 E4', white: 'E5 F6 G5 F4' });
const ONE_EYE = board({ black: 'A3 B3 C2 C1', white: 'A2 B2 B1' });
const TWO_EYES = board({ black: 'A3 B3 C3 D3 E2 E1', white: 'A2 B2 B1 C2 D2 D1' });
const THREE_POINTS = { black: 'A3 B3 C3 D3 E2 E1', white: 'A2 B2 C2 D2 D1' };
const LAST_MOVES = board({
  black: 'D9 D8 D7 D6 D5 E5 E4 E3 F3 F2 B7 B4',
  white: 'F9 E8 E7 E6 F6 F5 F4 G4 G3 G2 H6 B3',
});
/** After these moves and both passes, with what is dead. */
const COUNTED: GoStepStart = {
  position: '...XXO.../...XO..../.X.XO..../...XOO.O./...XXO.../.X..XOO../.O..XXO../.....XO../.....XO.. W - 0,0 2',
  dead: ['B3'],
};

/** How go is played, in the order in which it is learnt, on boards of nine lines. */
export const goChapters: readonly [Chapter<GoStepStart>, ...Chapter<GoStepStart>[]] = [
  {
    key: 'board',
    steps: [{ at: EMPTY }, { at: EMPTY, marks: ['C6', 'J5', 'A1'] }, { move: 'G7' }, { move: 'C3' }, { move: 'G3' }],
  },
  {
    key: 'liberties',
    steps: [
      { at: ALONE, marks: ['E6', 'D5', 'F5', 'E4'] },
      { at: SIDE, marks: ['J6', 'H5', 'J4'] },
      { at: CORNER, marks: ['A2', 'B1'] },
      { at: PAIR, marks: ['D6', 'E6', 'C5', 'F5', 'D4', 'E4'] },
      { at: PAIR_TOUCHED, marks: ['F5', 'D4', 'E4'] },
    ],
  },
  {
    key: 'capture',
    steps: [
      { at: board(ATARI), marks: ['E4'] },
      { move: 'E4' },
      { at: TWO_IN_ATARI, marks: ['E4'] },
      { move: 'E4' },
      { at: CORNER_ATARI, marks: ['A2'] },
      { move: 'A2' },
      { at: board({ ...ATARI, turn: 'W' }), marks: ['E4'] },
      { move: 'E4', marks: ['D4', 'F4', 'E3'] },
    ],
  },
  {
    key: 'suicide',
    steps: [{ at: EYE, marks: ['E5'] }, { at: TAKING, marks: ['E5'] }, { move: 'E5' }],
  },
  {
    key: 'ko',
    steps: [{ at: KO, marks: ['F5'] }, { move: 'F5' }, { move: 'C8' }, { move: 'C7' }, { move: 'E5' }],
  },
  {
    key: 'life',
    steps: [
      { at: ONE_EYE, marks: ['A1'] },
      { move: 'A1' },
      { at: TWO_EYES, marks: ['A1', 'C1'] },
      { at: board({ ...THREE_POINTS, turn: 'W' }), marks: ['B1'] },
      { move: 'B1', marks: ['A1', 'C1'] },
      { at: board(THREE_POINTS), marks: ['B1'] },
      { move: 'B1' },
    ],
  },
  {
    key: 'end',
    steps: [
      { at: LAST_MOVES, marks: ['F1', 'G1', 'E9'] },
      { move: 'F1' },
      { move: 'G1' },
      { move: 'E9' },
      { move: 'pass' },
      { move: 'pass', marks: ['B3'] },
      { at: COUNTED },
    ],
  },
  { key: 'count', steps: [{ at: COUNTED }, { at: { ...COUNTED, rules: 'AREA' } }] },
];
