import { expect, test } from 'vitest';
import type { SowingStep } from '../../../../web/src/games/bao/board/sowing.ts';
import { sowingLaps } from '../../../../web/src/games/bao/sowing-laps.ts';

const step = (kind: SowingStep['kind'], pit: string, seeds = 1): SowingStep => ({ kind, pit, seeds });

test('a sowing is told lap by lap, each with the pits that the hand passed', () => {
  const laps = sowingLaps([
    step('PLACE', 'A3'),
    step('CAPTURE', 'a6', 2),
    step('SOW', 'A1'),
    step('SOW', 'A2'),
    step('LIFT', 'A2', 3),
    step('SOW', 'A3'),
    step('SOW', 'A4'),
    step('SOW', 'A5'),
    step('STOP', 'A5'),
  ]);
  expect(laps.map(({ kind, pit, seeds, sown }) => [kind, pit, seeds, sown.join(' ')])).toEqual([
    ['PLACE', 'A3', 1, ''],
    ['CAPTURE', 'a6', 2, 'A1 A2'],
    ['LIFT', 'A2', 3, 'A3 A4 A5'],
    ['STOP', 'A5', 1, ''],
  ]);
});

test('nothing sown, nothing told', () => expect(sowingLaps([])).toEqual([]));
