import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { kibaGroupCount } from '../../../../api/src/formats/kiba/rules/group-count.ts';
import type { KibaSettings } from '../../../../api/src/formats/kiba/rules/settings.ts';
import { kibaWith, levelField } from './kiba-field.ts';

const issues = (players: number, settings: Partial<KibaSettings>) => kibaWith(settings).preflight(players);
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('what breaks at a number of players', () => {
  test.each([
    ['five', 5, {}, [['TOO_FEW_PLAYERS', true, /6 to 34 players, here are 5/, 'KIBA 2.2']]],
    ['thirty-five', 35, {}, [['TOO_MANY_PLAYERS', true, /here are 35/, 'KIBA 2.2']]],
    ['eight in three groups', 8, { groups: 3 }, [['GROUPS_TOO_SMALL', true, /at most 2 groups, not 3/, 'KIBA 4.1']]],
    ['six in one group: nothing', 6, {}, []],
    ['twenty-four in four groups: nothing', 24, {}, []],
    [
      'seven in one group',
      7,
      {},
      [
        ['GROUP_WITH_BYE', false, /In group A the number of players is odd/, 'KIBA 4.4'],
        ['MANY_GAMES', false, /In group A a player has up to 12 games/, 'KIBA 5.4'],
      ],
    ],
    [
      'sixteen in three groups',
      16,
      {},
      [
        ['GROUP_WITH_BYE', false, /In groups B and C the number/, 'KIBA 4.4'],
        ['SEMIFINAL_WITH_BYE', false, /Each semi-final has 3 players/, 'KIBA 10.1'],
      ],
    ],
    ['twelve in two groups: nothing', 12, { groups: 2 }, []],
    [
      'twelve in two groups, LITERAL',
      12,
      { groups: 2, few: 'LITERAL' },
      [['SEMIFINAL_OF_TWO', false, /only two players/, 'KIBA 4.1']],
    ],
    [
      'thirty-two in eight groups',
      32,
      { groups: 8 },
      [['SEMIFINAL_MANY_GAMES', false, /has 8 players: a player has 14 games/, 'KIBA 10.1']],
    ],
  ] as const)('%s', (_case, players, settings, expected) => {
    expect(worded(issues(players, settings))).toEqual(
      expected.map(([code, blocking, message, rule]) => ({
        code,
        blocking,
        message: expect.stringMatching(message),
        rules: [rule],
        ...(blocking ? {} : { bySettings: true }),
      })),
    );
  });
});

describe.each([['SHORT_PATH'], ['LITERAL'], ['CROSS']] as const)(
  'for 3 to 40 players in any number of groups, %s',
  (few) => {
    test.each([null, ...range(1, 11)].map((groups) => [groups]))('%s groups', (groups) => {
      const settings = { groups, few };
      for (const players of range(3, 40)) {
        const found = issues(players, settings);
        const start = kibaWith(settings).start(levelField(players));
        expect(found.some(({ blocking }) => blocking)).toBe(!start.ok);
        const codes = found.map(({ code }) => code);
        expect(new Set(codes).size).toBe(codes.length);
        if (!start.ok) {
          expect(codes).toHaveLength(1);
          continue;
        }
        const sizes = start.value.groups.map(({ entries }) => entries.length);
        const g = groups ?? kibaGroupCount(players);
        const hasSemifinals = g > 2 || (g === 2 && few !== 'SHORT_PATH');
        expect(codes.includes('GROUP_WITH_BYE')).toBe(sizes.some((size) => size % 2 === 1));
        expect(codes.includes('MANY_GAMES')).toBe(sizes.some((size) => size > 6));
        expect(codes.includes('SEMIFINAL_OF_TWO')).toBe(hasSemifinals && g === 2);
        expect(codes.includes('SEMIFINAL_WITH_BYE')).toBe(hasSemifinals && g % 2 === 1);
        expect(codes.includes('SEMIFINAL_MANY_GAMES')).toBe(hasSemifinals && g > 6);
      }
    });
  },
);
