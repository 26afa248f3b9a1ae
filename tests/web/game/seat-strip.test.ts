import { describe, expect, test } from 'vitest';
import { seatStrip, type StripSource } from '../../../web/src/game/seat-strip.ts';

const running: StripSource = {
  clock: null,
  result: null,
  toMove: 'FIRST',
  viewerSeat: null,
  past: false,
  remaining: { first: 300, second: 200 },
};

describe('what a player’s strip says', () => {
  test.each<
    [string, Partial<StripSource>, ReturnType<typeof seatStrip>['turn'], ReturnType<typeof seatStrip>['outcome']]
  >([
    ['South to move', {}, true, null],
    ['North to move', { toMove: 'SECOND' }, false, null],
    [
      'over: nobody is to move, South has won',
      { toMove: null, result: { seat: 'FIRST', how: 'PLAYED' } },
      false,
      'won',
    ],
    ['over: North has won', { toMove: null, result: { seat: 'SECOND', how: 'RESIGNED' } }, false, 'lost'],
    ['over without a winner', { toMove: null, result: { seat: null, how: 'NO_RESULT' } }, false, null],
    [
      'an earlier ply of a game that is over: the result is not told yet',
      { past: true, result: { seat: 'SECOND', how: 'PLAYED' } },
      true,
      null,
    ],
  ])('%s', (_case, change, turn, outcome) => {
    expect(seatStrip('FIRST', { ...running, ...change })).toMatchObject({ turn, outcome });
  });

  test.each<[string, 'FIRST' | 'SECOND', boolean, number | null]>([
    ['at the present the clock itself runs', 'FIRST', false, null],
    ['at an earlier ply South had 300 s', 'FIRST', true, 300],
    ['at an earlier ply North had 200 s', 'SECOND', true, 200],
  ])('%s', (_case, seat, past, leftThen) => {
    expect(seatStrip(seat, { ...running, past }).leftThen).toBe(leftThen);
  });

  test('time is over for the one who lost on time, not for the winner', () => {
    const lost: StripSource = { ...running, toMove: null, result: { seat: 'SECOND', how: 'TIME' } };
    expect(seatStrip('FIRST', lost).lostOnTime).toBe(true);
    expect(seatStrip('SECOND', lost).lostOnTime).toBe(false);
  });

  test('the viewer’s own strip is his', () => {
    expect(seatStrip('SECOND', { ...running, viewerSeat: 'SECOND' }).mine).toBe(true);
    expect(seatStrip('FIRST', { ...running, viewerSeat: 'SECOND' }).mine).toBe(false);
  });
});
