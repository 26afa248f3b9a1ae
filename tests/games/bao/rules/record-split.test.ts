import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const FIRST = 'EVENT: A\nKOBE - oscar\n1: A6<* a5>;\n2: A3>;';
const SECOND = 'KOBE - jan\n1: A6<*;';
const HEAD = 'EVENT: 2026 - 1\nRESULT: North (forfeit)\nJAN - kobe';

test.each([
  ['nothing', '', []],
  ['empty lines', '\n \n', []],
  ['one record', FIRST, [[1, FIRST]]],
  ['empty lines before one', `\n\n${FIRST}`, [[3, FIRST]]],
  [
    'two, with an empty line between',
    `${FIRST}\n\n${SECOND}`,
    [
      [1, `${FIRST}\n`],
      [6, SECOND],
    ],
  ],
  [
    'two without',
    `${FIRST}\n${SECOND}`,
    [
      [1, FIRST],
      [5, SECOND],
    ],
  ],
  [
    'two without heads',
    '1: A6<*;\n1: A7<*;',
    [
      [1, '1: A6<*;'],
      [2, '1: A7<*;'],
    ],
  ],
  [
    'a head without moves before another',
    `${HEAD}\n\n${SECOND}`,
    [
      [1, `${HEAD}\n`],
      [5, SECOND],
    ],
  ],
  [
    'a head without moves behind another',
    `${SECOND}\n\n${HEAD}`,
    [
      [1, `${SECOND}\n`],
      [4, HEAD],
    ],
  ],
  [
    'line breaks of Windows',
    `${SECOND}\n\n${SECOND}`.replaceAll('\n', '\r\n'),
    [
      [1, `${SECOND}\n`],
      [4, SECOND],
    ],
  ],
  ['text between moves of one game', '1: A6<* a5>;\nthen\n2: A3>;', [[1, '1: A6<* a5>;\nthen\n2: A3>;']]],
  [
    'an empty line within a head',
    'EVENT: A - b\n\nKOBE - oscar\n1: A6<*;',
    [[1, 'EVENT: A - b\n\nKOBE - oscar\n1: A6<*;']],
  ],
] as const)('%s', (_what, text, records) => {
  expect(bao.splitRecords(text).map(({ line, text: one }) => [line, one])).toEqual(records);
});

test('records once joined are parted again, each at its line', () => {
  const record = fc.constantFrom(FIRST, SECOND, HEAD);
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 8 }), (records) => {
      const parted = bao.splitRecords(records.join('\n\n'));
      expect(parted.map(({ text }) => text.trimEnd())).toEqual(records);
      for (const [index, { line }] of parted.entries()) {
        expect(line).toBe(
          1 + records.slice(0, index).join('\n\n').split('\n').length - (index === 0 ? 1 : 0) + (index === 0 ? 0 : 1),
        );
      }
    }),
    propertyRuns(50, 1_000),
  );
});
