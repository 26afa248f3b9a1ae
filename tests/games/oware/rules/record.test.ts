import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { oware } from '../../../../api/src/games/oware/rules/index.ts';

const NOBODY = { first: '', second: '', fields: [] };

test('a record has a head and a line for each pair of moves', () => {
  const head = { first: 'Asha', second: 'Juma', fields: [['EVENT', 'Open']] as const };
  expect(oware.exportRecord({}, head, ['C', 'd', 'F'])).toEqual({
    ok: true,
    value: 'EVENT: Open\nSOUTH: Asha\nNORTH: Juma\n1. C d\n2. F\n',
  });
  expect(oware.exportRecord({}, NOBODY, [])).toEqual({ ok: true, value: 'SOUTH: ?\nNORTH: ?\n' });
});

test.each([
  ['a move that is not legal', NOBODY, ['C', 'd', 'C'], 4, 2],
  ['a name of two lines', { ...NOBODY, second: 'A\nB' }, [], 2, null],
] as const)('%s is not written', (_what, head, moves, line, ply) => {
  expect(oware.exportRecord({}, head, moves)).toMatchObject({ ok: false, error: { line, ply } });
});

describe('moves are read', () => {
  test.each([
    ['alone', 'C d F'],
    ['with numbers', '1. C d 2. F'],
    ['without spaces after numbers', '1.C d\n2.F'],
    ['in small letters, over lines of Windows', '\uFEFF1. c d\r\n\r\n2. f\r\n'],
    ['under names', 'South: ?\nNorth: ?\n\n1. C d\n2. F\n'],
  ])('%s', (_what, text) => {
    expect(oware.importRecord(text)).toMatchObject({ ok: true, value: { head: NOBODY, moves: ['C', 'd', 'F'] } });
  });
});

describe('a problem is told with its place', () => {
  test.each([
    ['nothing', ' \n', 'There is no record.', 1, 1, null],
    ['an empty house', 'SOUTH: ?\n1. C d\n2. C e', 'C is empty.', 3, 4, 2],
    ['a sign', '1. C x', 'A move is the letter of a house, A to F, not "x".', 1, 6, 1],
    ['a number that is not due', '1. C d\n3. F', 'Here the number 2. is due.', 2, 1, 2],
    ['a number in place of a move', '1. C\n2. F', 'Here a move of North’s is due.', 2, 1, 1],
  ] as const)('%s', (_what, text, message, line, column, ply) => {
    expect(worded(oware.importRecord(text))).toMatchObject({ ok: false, error: { message, line, column, ply } });
  });
});

test('a text of many is split where a head begins', () => {
  const text = '\nSOUTH: A\nNORTH: B\n1. C d\n\nSOUTH: B\nNORTH: A\n\nSOUTH: C\n1. C\n';
  expect(oware.splitRecords(text).map(({ line }) => line)).toEqual([2, 6, 9]);
  expect(oware.splitRecords(' \n')).toEqual([]);
});
