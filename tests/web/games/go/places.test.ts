import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardSide,
  crossesPath,
  dotsPath,
  goPoint,
  linesPath,
  pointRows,
  SMALL_MARGIN,
  squaresPath,
  starPoints,
  wideMargin,
} from '../../../../web/src/games/go/board/places.ts';

describe('where the points of a go board are', () => {
  test.each([
    ['the upper left of 19x19', 'A19', 19, [23, 23]],
    ['the lower right', 'T1', 19, [383, 383]],
    ['there is no column I: J is the ninth', 'J10', 19, [183, 203]],
    ['Q16, as every go player knows it', 'Q16', 19, [323, 83]],
    ['the ninth column of 9x9', 'J9', 9, [160 + wideMargin(9), wideMargin(9)]],
    ['the last column of 25x25', 'Z1', 25, [480 + wideMargin(25), 480 + wideMargin(25)]],
    ['small letters', 'q16', 19, [323, 83]],
  ])('%s', (_what, name, size, at) => {
    const point = goPoint(name, size);
    expect([point?.x, point?.y]).toEqual(at);
  });

  test.each([['I5'], ['K10'], ['A0'], ['A10'], ['pass'], [''], ['A'], ['A1.5']])('%s is no point of 9x9', (name) => {
    expect(goPoint(name, 9)).toBeNull();
  });

  test('every point of every board is found again by its name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 25 }), fc.nat(), (size, pick) => {
        const points = pointRows(size).flat();
        const point = points[pick % points.length]!;
        expect(points.length).toBe(size * size);
        expect(goPoint(point.name, size)).toEqual(point);
      }),
      { numRuns: 60 },
    );
  });

  test('a drawing is as wide as its lines and margins', () => {
    expect([boardSide(19), boardSide(19, SMALL_MARGIN), boardSide(9, SMALL_MARGIN)]).toEqual([406, 388, 188]);
  });
});

test.each([
  [5, ['C3']],
  [6, []],
  [9, ['C7', 'C3', 'E5', 'G7', 'G3']],
  [13, ['D10', 'D4', 'G7', 'K10', 'K4']],
  [18, ['D15', 'D4', 'P15', 'P4']],
  [19, ['D16', 'D10', 'D4', 'K16', 'K10', 'K4', 'Q16', 'Q10', 'Q4']],
])('the star points of %i lines', (size, stars) => expect(starPoints(size)).toEqual(stars));

test('all stones, marks and lines of a kind are one path each', () => {
  expect(dotsPath(['A5', 'E1', 'nowhere'], 5, SMALL_MARGIN)).toBe('M14 14h0M94 94h0');
  expect(squaresPath(['A19'], 19, 6)).toBe('M20 20h6v6h-6z');
  expect(crossesPath(['A19'], 19, 8)).toBe('M19 19l8 8M27 19l-8 8');
  expect(linesPath(5, SMALL_MARGIN).match(/M/g)).toHaveLength(10);
});
