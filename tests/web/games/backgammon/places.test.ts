import { describe, expect, test } from 'vitest';
import { cellRows, placeOfCell } from '../../../../web/src/games/backgammon/board/cells.ts';
import {
  cubeSpot,
  diceSpot,
  drawnAt,
  HEIGHT,
  manSpot,
  offeredSpot,
  WIDTH,
  type BoardView,
} from '../../../../web/src/games/backgammon/board/places.ts';
import type { Seat } from '../../../../web/src/games/backgammon/board/position.ts';

const white: BoardView = { bottom: 'FIRST', homeRight: true };
const views = (['FIRST', 'SECOND'] as const).flatMap((bottom) =>
  [true, false].map((homeRight): BoardView => ({ bottom, homeRight })),
);

describe('where men lie', () => {
  test.each<[string, Seat, number, number, BoardView, readonly [number, number]]>([
    ['the own first point is below at the right', 'FIRST', 1, 0, white, [578, 509]],
    ['where it is the other’s last', 'SECOND', 24, 0, white, [578, 509]],
    ['the second man lies above the first', 'FIRST', 1, 1, white, [578, 468]],
    ['the last point is above', 'FIRST', 24, 0, white, [578, 51]],
    ['point 12 is below at the left', 'FIRST', 12, 0, white, [40, 509]],
    ['beyond five they lie on the fifth', 'FIRST', 6, 9, white, [358, 345]],
    ['bearing off to the left, at the left', 'FIRST', 1, 0, { bottom: 'FIRST', homeRight: false }, [124, 509]],
    ['Black below has his first point there', 'SECOND', 1, 0, { bottom: 'SECOND', homeRight: true }, [578, 509]],
    ['on the bar the man of the side below waits above', 'FIRST', 25, 0, white, [309, 220]],
  ])('%s', (_what, seat, place, index, view, at) => {
    const { x, y } = manSpot(seat, place, index, view);
    expect([x, y]).toEqual(at);
  });

  test.each(views)('all of them on the board, seen as %o', (view) => {
    for (const seat of ['FIRST', 'SECOND'] as const) {
      for (let place = 0; place <= 25; place++) {
        for (let index = 0; index < 15; index++) {
          const { x, y } = manSpot(seat, place, index, view);
          expect(x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20).toBe(true);
        }
      }
    }
    const owned = (['FIRST', 'SECOND'] as const).map((owner) => cubeSpot(owner, view).y);
    expect(owned[0]! > owned[1]!).toBe(view.bottom === 'FIRST');
  });

  test.each(views)('the cube that is offered lies beside the dice of who is asked, seen as %o', (view) => {
    for (const seat of ['FIRST', 'SECOND'] as const) {
      const beside = Math.abs(offeredSpot(seat, view).x - diceSpot(seat, view).x);
      // Two dice of 40 on a pitch of 50, and half a cube of 42.
      expect(beside > 45 + 21 && beside < 132 - 21).toBe(true);
    }
  });

  test('five men of a point are drawn, three on the bar, all that are off', () => {
    expect([drawnAt(6, 9), drawnAt(25, 4), drawnAt(0, 15)]).toEqual([5, 3, 15]);
  });
});

test.each(views)('every place is a cell once, from the left, seen as %o', (view) => {
  const rows = cellRows(view);
  for (const row of rows) {
    const lefts = row.map(({ box }) => Number.parseFloat(box.left));
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
  }
  for (const mover of ['FIRST', 'SECOND'] as const) {
    const own = rows.flat().flatMap((cell) => {
      const { owner, place } = placeOfCell(cell, mover, view);
      return owner === mover ? [place] : [];
    });
    expect(own.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 26 }, (_, place) => place));
  }
});
