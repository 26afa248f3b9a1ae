import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { kibaGroupCount } from '../../../../api/src/formats/kiba/rules/group-count.ts';
import { kibaGroups } from '../../../../api/src/formats/kiba/rules/groups.ts';
import { bergerTable } from '../../../../api/src/rules/formats/berger.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const list = (players: number) => Array.from({ length: players }, (_, index) => asId<EntryId>(`#${index + 1}`));
const planned = (players: number, count: number | null) => {
  const groups = kibaGroups(list(players), count);
  if (!groups.ok) throw new Error(groups.error.message.key);
  return groups.value;
};

test('the sixteen players of KIBA’s example, seat by seat (KIBA 4.3, 4.4)', () => {
  const { groups, path } = planned(16, null);
  const seats = groups.map(({ name, seats: own }) => [
    name,
    own.map((seat) => (seat.kind === 'player' ? seat.entry : -1)).join(' '),
  ]);
  expect(seats).toEqual([
    ['A', '#1 #4 #7 #10 #13 #16'],
    ['B', '#2 #5 #8 #11 #14 -1'],
    ['C', '#3 #6 #9 #12 #15 -1'],
  ]);
  expect(path).toBe('SEMIFINALS');
});

test.each([
  [6, '6'],
  [7, '7'],
  [8, '8'],
  [9, '333'],
  [10, '433'],
  [11, '443'],
  [12, '444'],
  [13, '544'],
  [14, '554'],
  [15, '555'],
  [16, '655'],
  [17, '665'],
  [18, '666'],
  [19, '5554'],
  [20, '5555'],
  [21, '6555'],
  [22, '6655'],
  [23, '6665'],
  [24, '6666'],
  [25, '55555'],
  [26, '65555'],
  [27, '66555'],
  [28, '66655'],
  [29, '66665'],
  [30, '66666'],
  [31, '655555'],
  [32, '665555'],
  [33, '666555'],
  [34, '666655'],
])('%i players make groups of %s (KIBA 4.2)', (players, sizes) => {
  expect(
    planned(players, null)
      .groups.map((group) => group.players.length)
      .join(''),
  ).toBe(sizes);
});

test.each([
  ['one group: its first two play the final', 1, 'TOP_TWO_FINAL'],
  ['two groups: their winners do', 2, 'GROUP_WINNERS_FINAL'],
  ['three: semi-finals', 3, 'SEMIFINALS'],
  ['eleven: semi-finals', 11, 'SEMIFINALS'],
])('%s (KIBA 10.3)', (_case, count, path) => {
  expect(planned(34, count).path).toBe(path);
});

test.each([
  ['five players', 5, null, 'too-few-players', /6 to 34.*5/],
  ['thirty-five', 35, null, 'too-many-players', /6 to 34.*35/],
  ['three groups of eight players', 8, 3, 'groups-too-small', /at most 2 groups, not 3/],
  ['twelve groups of thirty-four', 34, 12, 'groups-too-small', /at most 11 groups, not 12/],
])('%s are refused', (_case, players, count, kind, message) => {
  expect(worded(kibaGroups(list(players), count))).toEqual({
    ok: false,
    error: { kind, message: expect.stringMatching(message) },
  });
});

test.each([[0], [-1], [2.5], [Number.NaN]])('%d groups are a bug', (count) => {
  expect(() => kibaGroups(list(16), count)).toThrow(/whole number of groups/);
});

describe('for every number of players and every allowed number of groups (KIBA 11)', () => {
  const sizes = fc.integer({ min: 6, max: 34 }).chain((players) =>
    fc.record({
      players: fc.constant(players),
      count: fc.option(fc.integer({ min: 1, max: Math.floor(players / 3) })),
    }),
  );

  test('KIBA 11.1 the groups partition the list, larger ones first, sizes within one, 3 at least, each in list order', () => {
    fc.assert(
      fc.property(sizes, ({ players, count }) => {
        const { groups } = planned(players, count);
        const lengths = groups.map((group) => group.players.length);
        expect(groups).toHaveLength(count ?? kibaGroupCount(players));
        expect(new Set(groups.flatMap((group) => group.players))).toEqual(new Set(list(players)));
        expect(lengths.reduce((sum, size) => sum + size, 0)).toBe(players);
        expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
        expect((lengths[0] ?? 0) - (lengths.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3);
        for (const [index, group] of groups.entries()) {
          expect(group.players).toEqual(list(players).filter((_, place) => place % groups.length === index));
        }
      }),
      propertyRuns(300, 5_000),
    );
  });

  test('KIBA 4.4 seats are even, the players in order, and only the last of an odd group is a bye', () => {
    fc.assert(
      fc.property(sizes, ({ players, count }) => {
        for (const { players: own, seats } of planned(players, count).groups) {
          const bye = own.length % 2 === 0 ? [] : [{ kind: 'bye' }];
          expect(seats).toEqual([...own.map((entry) => ({ kind: 'player', entry })), ...bye]);
        }
      }),
      propertyRuns(300, 5_000),
    );
  });

  test('KIBA 11.2 the seats meet in a Berger table that gives m(m-1) games, each ordered pair once', () => {
    fc.assert(
      fc.property(sizes, ({ players, count }) => {
        for (const { players: own, seats } of planned(players, count).groups) {
          const rounds = bergerTable(own.length);
          expect(rounds).toHaveLength(seats.length - 1);
          const met = rounds.flatMap(({ pairs }) =>
            pairs.flatMap(({ first, second }) => [
              [seats[first - 1], seats[second - 1]],
              [seats[second - 1], seats[first - 1]],
            ]),
          );
          const games = met.flatMap(([first, second]) =>
            first?.kind === 'player' && second?.kind === 'player' ? [`${first.entry}-${second.entry}`] : [],
          );
          expect(games).toHaveLength(own.length * (own.length - 1));
          expect(new Set(games).size).toBe(games.length);
        }
      }),
      propertyRuns(100, 2_000),
    );
  });

  test('with the automatic number every group and every semi-final group has 3 to 8 players', () => {
    for (let players = 6; players <= 34; players += 1) {
      const { groups, path } = planned(players, null);
      for (const group of groups) expect(group.players.length).toBeLessThanOrEqual(groups.length === 1 ? 8 : 6);
      expect(groups.length).not.toBe(2);
      if (path === 'SEMIFINALS') expect(groups.length).toBeGreaterThanOrEqual(3);
    }
  });
});
