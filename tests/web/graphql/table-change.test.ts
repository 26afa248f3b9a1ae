import { expect, test } from 'vitest';
import { crosstableAfter, rowsAfter } from '../../../web/src/tournament/table-change.ts';

const row = (id: string, points: number) => ({ entry: { id }, points });
const cell = (id: string, mark: string) => ({ opponent: { id }, mark });
const TABLE = {
  provisional: true,
  rows: [
    { standing: row('a', 1), cells: [cell('b', 'RUNNING'), cell('c', 'WON')] },
    { standing: row('b', 0), cells: [cell('a', 'RUNNING')] },
    { standing: row('c', 0), cells: [cell('a', 'LOST')] },
  ],
};
const NOTHING = { provisional: true, order: null, standings: [], changedCells: [] };
const ids = (rows: readonly { readonly entry: { readonly id: string } }[]) => rows.map(({ entry }) => entry.id);

test('rows that are others take the place of those that are there, in the order that is said', () => {
  const rows = TABLE.rows.map(({ standing }) => standing);
  expect(rowsAfter(rows, NOTHING)).toEqual(rows);
  expect(rowsAfter(rows, { order: null, standings: [row('b', 2)] })).toEqual([row('a', 1), row('b', 2), row('c', 0)]);
  expect(ids(rowsAfter(rows, { order: ['b', 'a'], standings: [row('b', 2)] }))).toEqual(['b', 'a']);
  expect(ids(rowsAfter(rows, { order: ['d', 'a', 'b', 'c'], standings: [row('d', 3)] }))).toEqual(['d', 'a', 'b', 'c']);
});

test('cells come, change and go, and columns stand in the order of the rows', () => {
  const change = {
    provisional: false,
    order: ['b', 'a', 'c'],
    standings: [row('b', 2)],
    changedCells: [
      { entry: { id: 'b' }, opponent: { id: 'a' }, cell: cell('a', 'WON') },
      { entry: { id: 'c' }, opponent: { id: 'b' }, cell: cell('b', 'RUNNING') },
      { entry: { id: 'c' }, opponent: { id: 'a' }, cell: null },
    ],
  };
  expect(crosstableAfter(TABLE, change)).toEqual({
    provisional: false,
    rows: [
      { standing: row('b', 2), cells: [cell('a', 'WON')] },
      { standing: row('a', 1), cells: [cell('b', 'RUNNING'), cell('c', 'WON')] },
      { standing: row('c', 0), cells: [cell('b', 'RUNNING')] },
    ],
  });
  expect(crosstableAfter(TABLE, NOTHING)).toEqual(TABLE);
});
