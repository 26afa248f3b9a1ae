import { expect, test } from 'vitest';
import { message } from '../../../api/src/kernel/message.ts';
import { nim } from '../../planted/games/nim/rules.ts';

test.each([
  ['with numbers', '1. C5 B4\n2. A3\n'],
  ['in lines of their own, without numbers', 'C5\nB4\nA3'],
  ['without spaces about the numbers', '1.C5 B4 2.A3'],
  ['under names', 'LEFT: Asha\nRIGHT: Juma\n\n1. C5 B4\n2. A3\n'],
])('moves that have figures themselves are read %s', (_how, text) => {
  expect(nim.importRecord(text)).toMatchObject({ ok: true, value: { moves: ['C5', 'B4', 'A3'] } });
});

test('what is wrong within a move is told at its place', () => {
  expect(nim.importRecord('1. C5 C1')).toEqual({
    ok: false,
    error: { message: message('games.OWARE.refused.empty-house', { house: 'C' }), line: 1, column: 8, ply: 1 },
  });
});
