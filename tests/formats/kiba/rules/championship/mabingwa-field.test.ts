import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mabingwaField } from '../../../../../api/src/formats/kiba/rules/championship/mabingwa-field.ts';
import { propertyRuns } from '../../../../support/property-runs.ts';

/** `1a 2b 2c`: players with their ranks. */
const rows = (text: string) => text.split(' ').map((row) => ({ rank: Number(row[0]), id: row.slice(1) }));
const SEVEN = rows('1a 2b 3c 4d 5e 6f 7g');
const TIED = rows('1a 2b 3c 4d 5e 6f 6g 8h');

test.each([
  ['the first six', SEVEN, [], [], 'abcdef', ''],
  ['who refuses leaves his place to the next', SEVEN, ['b'], [], 'acdefg', ''],
  ['two refuse, and nobody follows for one', SEVEN, ['b', 'c'], [], 'adefg', ''],
  ['a tie over the last place is flagged', TIED, [], [], 'abcdef', 'fg'],
  ['a settled tie stands in the order of the decision', TIED, [], [['g', 'f']], 'abcdeg', ''],
  [
    'the last decision counts',
    TIED,
    [],
    [
      ['g', 'f'],
      ['f', 'g'],
    ],
    'abcdef',
    '',
  ],
  ['a decision about others settles nothing', TIED, [], [['f', 'h']], 'abcdef', 'fg'],
  ['a refusal inside the six leaves the tie with room for both', TIED, ['a'], [], 'bcdefg', ''],
  ['one of the tied refuses: the other has the place', TIED, ['f'], [], 'abcdeg', ''],
  [
    'a decision about three holds for two of them',
    rows('1a 2b 3c 4d 5e 6f 6g 6h'),
    ['f'],
    [['h', 'f', 'g']],
    'abcdeh',
    '',
  ],
  ['a tie that ends with the sixth is none over the cut', rows('1a 2b 3c 4d 5e 5f 7g'), [], [], 'abcdef', ''],
  [
    'a tie inside the six stands in the order of a decision too',
    rows('1a 2b 3c 4d 5e 5f 7g'),
    [],
    [['f', 'e']],
    'abcdfe',
    '',
  ],
  ['fewer than six', rows('1a 2b 2c'), [], [], 'abc', ''],
  ['nobody', [], [], [], '', ''],
])('%s (Championship 2.3, 2.4)', (_case, standings, refused, settled, players, tied) => {
  const field = mabingwaField(standings, { refused, settled });
  expect([field.players.join(''), field.tied.join('')]).toEqual([players, tied]);
});

test('one place: who comes next, and a tie over it', () => {
  expect(mabingwaField(SEVEN.slice(5), { refused: ['f'], settled: [] }, 1)).toEqual({ players: ['g'], tied: [] });
  expect(mabingwaField(TIED.slice(5), { refused: [], settled: [] }, 1)).toEqual({ players: ['f'], tied: ['f', 'g'] });
});

test('Championship 4 six different players who do not refuse, none of whom has a willing player of a better rank outside', () => {
  const standings = fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }).map((ties) => {
    let rank = 1;
    return ties.map((isTied, index) => {
      if (!isTied) rank = index + 1;
      return { id: `p${index}`, rank };
    });
  });
  fc.assert(
    fc.property(standings, fc.array(fc.nat(11)), (rowsOfAll, refusing) => {
      const refused = refusing.map((index) => `p${index}`);
      const { players, tied } = mabingwaField(rowsOfAll, { refused, settled: [] });
      const willing = rowsOfAll.filter(({ id }) => !refused.includes(id));
      const rankOf = new Map(rowsOfAll.map(({ id, rank }) => [id, rank]));
      expect(new Set(players).size).toBe(players.length);
      expect(players).toHaveLength(Math.min(6, willing.length));
      expect(players.some((id) => refused.includes(id))).toBe(false);
      const worst = Math.max(0, ...players.map((id) => rankOf.get(id) ?? 0));
      const outside = willing.filter(({ id }) => !players.includes(id));
      expect(outside.every(({ rank }) => rank >= worst)).toBe(true);
      expect(tied.length > 0).toBe(outside.some(({ rank }) => rank === worst));
    }),
    propertyRuns(300, 5_000),
  );
});
