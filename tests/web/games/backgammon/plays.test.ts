import fc from 'fast-check';
import { expect, test } from 'vitest';
import { START } from '../../../../api/src/games/backgammon/rules/board.ts';
import { formatPlay } from '../../../../api/src/games/backgammon/rules/format-play.ts';
import { legalPlays } from '../../../../api/src/games/backgammon/rules/plays.ts';
import type { Board, Dice, Men } from '../../../../api/src/games/backgammon/rules/types.ts';
import { afterSteps, pipsOf, type BoardMen, type SideMen } from '../../../../web/src/games/backgammon/board/men.ts';
import {
  nextSteps,
  targetsOf,
  wholePlay,
  withOtherWays,
  type ServedPlay,
  type Walk,
} from '../../../../web/src/games/backgammon/board/plays.ts';
import { travelsOf, withoutTravellers } from '../../../../web/src/games/backgammon/board/travels.ts';
import { usedDice } from '../../../../web/src/games/backgammon/board/used-dice.ts';
import { boardOf, randomBackgammon } from '../../../support/backgammon.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { seededNumbers } from '../../../support/seeded-entropy.ts';

const sideOf = (men: Men): SideMen => ({
  points: men.slice(0, 24),
  bar: men[24] ?? 0,
  off: 15 - men.reduce((sum, count) => sum + count, 0),
});
const menOf = ({ mover, other }: Board): BoardMen => ({ FIRST: sideOf(mover), SECOND: sideOf(other) });
const served = (board: Board, dice: Dice): readonly ServedPlay[] =>
  legalPlays(board, dice).map((play) => ({ notation: formatPlay(play), steps: play.steps }));
const walkOf = (board: Board, dice: Dice): Walk => ({
  plays: withOtherWays(served(board, dice)),
  seat: 'FIRST',
  men: menOf(board),
  done: [],
});

test('whatever way the men are moved, it ends at a legal play and at its board; every play can be come to', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const next = seededNumbers(seed);
      const draw = (below: number): number => Math.floor(next() * below);
      for (const [board, dice] of randomBackgammon(draw, 12)) {
        const plays = legalPlays(board, dice);
        if (plays[0]?.steps.length === 0) continue;
        for (let attempt = 0; attempt < 3; attempt++) {
          let walk = walkOf(board, dice);
          while (wholePlay(walk) === null) {
            const open = nextSteps(walk);
            walk = { ...walk, done: [...walk.done, open[draw(open.length)]!] };
          }
          const play = plays.find((one) => formatPlay(one) === wholePlay(walk)?.notation);
          expect(afterSteps(walk.men, 'FIRST', walk.done)).toEqual(menOf(play!.after));
          expect(usedDice(dice, walk.done).filter(({ isUsed }) => isUsed)).toHaveLength(walk.done.length);
        }
        const wanted = plays[draw(plays.length)]!;
        const walk = { ...walkOf(board, dice), done: wanted.steps };
        expect(afterSteps(walk.men, 'FIRST', wholePlay(walk)?.steps ?? [])).toEqual(menOf(wanted.after));
      }
    }),
    propertyRuns(25, 2_000),
  );
});

const POSITIONS = {
  start: START,
  bar: boardOf('bar:1 13:2 6:5', '24:2 6:2'),
  blot: boardOf('24:1 6:5', '7:1 10:2'),
  off: boardOf('6:1 5:2', '23:2'),
} as const;

test.each<readonly [string, keyof typeof POSITIONS, Dice, number, readonly number[]]>([
  ['a man of the start goes by one die or by both', 'start', [3, 1], 24, [20, 21, 23]],
  ['a doublet takes him four times as far', 'start', [1, 1], 8, [4, 5, 6, 7]],
  ['a man on the bar enters', 'bar', [3, 1], 25, [21, 22, 24]],
  ['while one is on the bar no other moves', 'bar', [3, 1], 13, []],
  ['he hits on one way and not on the other', 'blot', [6, 5], 24, [13, 18, 19]],
  ['off the board', 'off', [6, 5], 6, [0, 1]],
])('%s: %s %j from %i to %j', (_what, position, dice, from, targets) => {
  const found = [...targetsOf(walkOf(POSITIONS[position], dice), from).keys()].sort((one, other) => one - other);
  expect(found).toEqual(targets);
});

test('the same man may take his dice in either order where nobody is hit', () => {
  const walk = walkOf(START, [3, 1]);
  for (const middle of [21, 23]) {
    const done = [
      { from: 24, to: middle },
      { from: middle, to: 20 },
    ];
    expect(wholePlay({ ...walk, done })?.notation).toBe('24/20');
  }
});

test('dice dim as they are used: the one that is as long, off the board the next longer', () => {
  expect(usedDice([6, 4], [{ from: 24, to: 20 }])).toEqual([
    { die: 6, isUsed: false },
    { die: 4, isUsed: true },
  ]);
  expect(usedDice([6, 5], [{ from: 4, to: 0 }]).map(({ isUsed }) => isUsed)).toEqual([false, true]);
  expect(usedDice([2, 2], [{ from: 6, to: 4 }])).toHaveLength(4);
});

test('men travel one after the other, a man who goes on as one, and who is hit to the bar', () => {
  const men = menOf(POSITIONS.blot);
  const steps = [
    { from: 24, to: 18 },
    { from: 18, to: 13 },
  ];
  const travels = travelsOf(men, 'FIRST', steps);
  expect(travels.map(({ seat, from, to, turn }) => [seat, from, to, turn])).toEqual([
    ['FIRST', 24, 13, 0],
    ['SECOND', 7, 25, 1],
  ]);
  const after = afterSteps(men, 'FIRST', steps);
  expect([after.SECOND.bar, withoutTravellers(after, travels).SECOND.bar]).toEqual([1, 0]);
  expect(pipsOf(men.FIRST) - pipsOf(after.FIRST)).toBe(11);
});
