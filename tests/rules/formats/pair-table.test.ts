import { expect, test } from 'vitest';
import { asId, type EntryId } from '../../../api/src/kernel/ids.ts';
import type { FormatState } from '../../../api/src/rules/formats/format.ts';
import { groupPairTable } from '../../../api/src/rules/formats/pair-table.ts';
import { entries, started, won } from '../../formats/round-robin/rules/field.ts';

const id = (text: string): EntryId => asId<EntryId>(text);

/** Two groups of the same three players, as two stages have them: in the second, e3 has beaten e1 and e2 once each. */
function twoGroups(): FormatState {
  const first = started(entries(3));
  const renamed = (key: string): string => key.replace('rr.A', 'rr.B');
  const second = {
    groups: first.plan.groups.map((group) => ({ ...group, key: 'rr.B' })),
    pairings: first.plan.pairings.map((pairing) => ({ ...pairing, key: renamed(pairing.key), group: 'rr.B' })),
    games: first.plan.games.map((game) => ({ ...game, key: renamed(game.key), pairing: renamed(game.pairing) })),
  };
  return {
    ...first,
    plan: {
      stages: first.plan.stages,
      groups: [...first.plan.groups, ...second.groups],
      pairings: [...first.plan.pairings, ...second.pairings],
      games: [...first.plan.games, ...second.games],
    },
    decided: [won('rr.A.r2.p1.g1', id('e1')), won('rr.B.r1.p2.g1', id('e3')), won('rr.B.r3.p1.g1', id('e3'))],
  };
}

test.each([
  [
    'rr.A',
    [
      ['e1', 1, 4],
      ['e2', 0, 4],
      ['e3', 0, 4],
    ],
  ],
  [
    'rr.B',
    [
      ['e3', 2, 4],
      ['e1', 0, 4],
      ['e2', 0, 4],
    ],
  ],
  ['rr.C', []],
] as const)('the table of %s counts the games of that group only (KIBA 9.6)', (group, lines) => {
  const rows = groupPairTable(twoGroups(), group);
  expect(rows.map(({ standing: { entry, points, games } }) => [entry, points / 2, games])).toEqual(lines);
});

test('a planned player who is no entry is a bug', () => {
  expect(() => groupPairTable({ ...twoGroups(), entries: [] }, 'rr.A')).toThrow(/planned entry e1/);
});
