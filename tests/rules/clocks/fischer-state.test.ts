import { describe, expect, test } from 'vitest';
import { DAY, instant, millis } from '../../../api/src/kernel/time.ts';
import type { TimeControl } from '../../../api/src/rules/clocks/clock.ts';
import { fischerState } from '../../../api/src/rules/clocks/fischer-state.ts';

const START = instant(1_700_000_000_000);
const KIBA: TimeControl = { kind: 'fischer', initial: millis(3 * DAY), increment: DAY, limit: millis(7 * DAY) };
const at = (days: number) => instant(START + Math.round(days * DAY));
const state = (presses: readonly number[], now: number) =>
  fischerState({ control: KIBA, startedAt: START, presses: presses.map(at), now: at(now) });

describe('a clock told from its presses, in days from the start (Clocks 1)', () => {
  test.each([
    ['nobody has moved yet', [], 1, { toMove: 'first', expires: 3, left: [3, 3], lost: null, log: [] }],
    ['asked before the start', [], -1, { toMove: 'first', expires: 3, left: [3, 3], lost: null, log: [] }],
    ['one move', [1], 2, { toMove: 'second', expires: 4, left: [3, 3], lost: null, log: [3] }],
    [
      'three moves',
      [2, 2.5, 4],
      5,
      { toMove: 'second', expires: 7.5, left: [1.5, 3.5], lost: null, log: [2, 3.5, 1.5] },
    ],
    [
      'Clocks 1.2 the cap',
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      1,
      { toMove: 'first', expires: 7, left: [7, 7], lost: null, log: [4, 4, 5, 5, 6, 6, 7, 7, 7, 7] },
    ],
    ['Clocks 1.4 a move at the deadline', [3], 3, { toMove: 'second', expires: 6, left: [1, 3], lost: null, log: [1] }],
    ['Clocks 1.4 asked at the deadline', [], 3, { toMove: 'first', expires: 3, left: [3, 3], lost: null, log: [] }],
    ['Clocks 1.4 asked after it', [], 3.1, { toMove: 'first', expires: 3, left: [3, 3], lost: 'first', log: [] }],
    [
      'Clocks 1.6 a late move finds the loss',
      [1, 4.1],
      5,
      { toMove: 'second', expires: 4, left: [3, 3], lost: 'second', log: [3] },
    ],
    ['Clocks 1.6 a late first move', [3.1], 3.1, { toMove: 'first', expires: 3, left: [3, 3], lost: 'first', log: [] }],
  ] as const)('%s', (_case, presses, now, { toMove, expires, left, lost, log }) => {
    const result = state(presses, now);
    if (!result.ok) throw new Error(result.error.message);
    expect(result.value.toMove).toBe(toMove);
    expect(result.value.expiresAt).toBe(at(expires));
    expect([result.value.remaining.first / DAY, result.value.remaining.second / DAY]).toEqual(left);
    expect(result.value.lostOnTime).toBe(lost);
    expect(result.value.log).toEqual(
      log.map((days, index) => ({
        seat: index % 2 === 0 ? 'first' : 'second',
        at: at(presses[index] ?? 0),
        remaining: days * DAY,
      })),
    );
  });

  test.each([
    ['before the start', [-0.5], 5, 0, 'presses[0] is earlier than the start.'],
    ['out of order', [1, 2, 1.5], 5, 2, 'presses[2] is earlier than the press before it.'],
    ['later than now', [1, 2], 1.5, 1, 'presses[1] is later than now.'],
    [
      'after the loss on time',
      [1, 4.1, 4.2],
      5,
      2,
      'presses[2] comes after the time of the second player had run out.',
    ],
  ] as const)('a press %s is refused with its index', (_case, presses, now, index, message) => {
    expect(state(presses, now)).toEqual({ ok: false, error: { index, message } });
  });

  test('two presses at the same instant are in order', () => {
    expect(state([1, 1], 1)).toMatchObject({ ok: true, value: { toMove: 'first', expiresAt: at(4) } });
  });
});
