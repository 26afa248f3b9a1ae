import { describe, expect, test } from 'vitest';
import { rank } from '../../../api/src/rules/standings/rank.ts';
import { TIE_BREAKS } from '../../../api/src/rules/standings/tie-breaks/index.ts';

describe('ranks (KIBA 9.5, Common 1.4)', () => {
  test.each([
    ['no row', [], []],
    ['one row', [[5]], ['1']],
    ['higher is better', [[1], [3], [2]], ['1', '2', '3']],
    ['a tie is shared and skips', [[3], [2], [2], [1]], ['1', '2=', '2=', '4']],
    ['a tie at the top', [[3], [3], [1]], ['1=', '1=', '3']],
    ['a tie at the end', [[3], [1], [1]], ['1', '2=', '2=']],
    ['two ties side by side', [[2], [2], [1], [1]], ['1=', '1=', '3=', '3=']],
    ['all equal', [[0], [0], [0]], ['1=', '1=', '1=']],
    [
      'later keys only count where earlier ones are equal',
      [
        [1, 9],
        [2, 0],
        [1, 3],
      ],
      ['1', '2', '3'],
    ],
    ['negative numbers', [[-2], [-1]], ['1', '2']],
  ])('%s', (_case, keys, ranks) => {
    const ranked = rank(keys, (row) => row);
    expect(ranked.map(({ rank: place, shared }) => `${place}${shared ? '=' : ''}`)).toEqual(ranks);
    const values = ranked.map(({ row }) => row);
    expect(values).toEqual(keys.toSorted((a, b) => (b[0] ?? 0) - (a[0] ?? 0) || (b[1] ?? 0) - (a[1] ?? 0)));
  });

  test('equal rows stay in the order given', () => {
    const rows = ['x', 'y', 'z'].map((name) => ({ name, points: 1 }));
    expect(rank(rows, ({ points }) => [points]).map(({ row }) => row.name)).toEqual(['x', 'y', 'z']);
  });
});

test('every tie-break stands in the table under its own code, with a name and its rules', () => {
  for (const [code, rule] of Object.entries(TIE_BREAKS)) {
    expect(rule.code).toBe(code);
    expect(rule.name).not.toBe('');
    expect(rule.rules).not.toEqual([]);
  }
});
