import { describe, expect, test } from 'vitest';
import { numberOf, pitName } from '../../../../api/src/games/bao/rules/layout.ts';
import type { BaoStep } from '../../../../api/src/games/bao/rules/types.ts';
import { at, moveOf, played } from '../../../support/bao.ts';

/** A step of South's move in a few letters: place, lift and seeds, capture and seeds and kichwa, sow, lost house, stop. */
function told(step: BaoStep): string {
  switch (step.kind) {
    case 'place':
      return `place ${pitName('first', step.pit)}`;
    case 'lift':
    case 'tax':
      return `${step.kind} ${step.seeds} of ${pitName('first', step.pit)}`;
    case 'capture':
      return `capture ${step.seeds} of ${pitName('second', step.pit)} to kichwa ${numberOf(step.kichwa)}`;
    case 'sow':
      return pitName('first', step.pit);
    case 'house-lost':
      return `house of ${step.seat} lost`;
    case 'stop':
      return `stop ${pitName('first', step.pit)} ${step.reason}`;
  }
}

describe('the trace of a move tells every seed', () => {
  test.each([
    [
      'kutakata of kunamua',
      'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -',
      'A6<*',
      ['place A6', 'lift 3 of A6', 'A5', 'A4', 'A3', 'stop A3 empty'],
    ],
    ['a tax', 'K -4,7,-3/-8/-7,1/30,-7 13,13 A S -', 'A5<*', ['place A5', 'tax 2 of A5', 'A4', 'A3', 'stop A3 empty']],
    [
      'a harvest that stops in the house',
      'K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -',
      'A3<',
      ['place A3', 'capture 5 of a6 to kichwa 1', 'A1', 'A2', 'A3', 'A4', 'A5', 'stop A5 house'],
    ],
    [
      'a harvest that plays the house',
      'K -2,1,-1,6,-3/-8/1,-4,5,-2/25,-7 13,13 A S -',
      'A3<+',
      [
        'place A3',
        'capture 5 of a6 to kichwa 1',
        'A1',
        'A2',
        'A3',
        'A4',
        'A5',
        'lift 7 of A5',
        'house of first lost',
        'A6',
        'A7',
        'A8',
        'B8',
        'B7',
        'B6',
        'B5',
        'stop B5 empty',
      ],
    ],
    [
      'a harvest of a house from the right',
      'K -3,1,-4/-8/1,-3,2,-3/34,-7 13,13 a S -',
      'A4>',
      ['place A4', 'capture 2 of a5 to kichwa 8', 'house of second lost', 'A8', 'A7', 'stop A7 empty'],
    ],
    [
      'the first harvest of mtaji, which ends the house',
      'K -1,2,-1,1,3,-3/-8/1,-3,1,-3/56,-7 0,0 A S -',
      'A2>',
      ['lift 2 of A2', 'A3', 'A4', 'capture 1 of a5 to kichwa 1', 'house of first lost', 'A1', 'stop A1 empty'],
    ],
    [
      'bao hamna, which stops in the pit that harvested',
      'K -3,1,-4/-8/-4,3,-3/16,-7 22,22 - S -',
      'A4<#',
      ['place A4', 'capture 3 of a5 to kichwa 1', 'stop A4 bao-hamna'],
    ],
    [
      'a sowing that ends in the blocked pit',
      'K -3,2,-1,1,-1,2/-8/-4,1,-3/-2,7,26,25,-3 0,0 - S A4',
      'A8<*',
      ['lift 2 of A8', 'A7', 'A6', 'lift 2 of A6', 'A5', 'A4', 'stop A4 blocked'],
    ],
  ])('%s', (_what, line, text, steps) => {
    const position = at(line);
    expect(played(position, moveOf(position, text)).trace.map(told)).toEqual(steps);
  });
});
