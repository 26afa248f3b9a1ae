import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RecordHead } from '../../../../api/src/rules/games/game.ts';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import type { BaoVariant } from '../../../../api/src/games/bao/rules/types.ts';
import { at, numbers, played } from '../../../support/bao.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const NOBODY: RecordHead = { first: '', second: '', fields: [] };
const HEAD_REFUSAL = 'A line of the head is one line of text, at most 300 characters, and no line of moves.';
const KISWAHILI = { variant: 'KISWAHILI' } as const;

/** Texts of a random game and its last position. */
function randomGame(variant: BaoVariant, seed: number, plies: number): { moves: string[]; line: string } {
  let position = bao.initial({ variant });
  const moves: string[] = [];
  for (const number of numbers(seed)) {
    const legal = bao.legalMoves(position);
    const move = legal[number % Math.max(1, legal.length)];
    if (move === undefined || moves.length === plies) break;
    moves.push(bao.formatMove(position, move));
    position = played(position, move).position;
  }
  return { moves, line: bao.encode(position) };
}

describe('a transcript is written', () => {
  const HEAD: RecordHead = {
    first: 'Kobe',
    second: 'Oscar',
    fields: [
      ['EVENT', 'Mabingwa'],
      ['TIME', 'T=(3+1)<=7'],
    ],
  };

  test.each([
    [
      'the line of KIBA',
      KISWAHILI,
      HEAD,
      ['A6<*', 'a5>'],
      'EVENT: Mabingwa\nTIME: T=(3+1)<=7\nKOBE - oscar\n1: A6<* a5>;\n',
    ],
    ["South's move alone", KISWAHILI, NOBODY, ['A6<*'], '? - ?\n1: A6<*;\n'],
    ['no move', KISWAHILI, NOBODY, [], '? - ?\n'],
    ['moves with signs left out', KISWAHILI, NOBODY, ['6<', '5>'], '? - ?\n1: A6<* a5>;\n'],
    ['kujifunza', { variant: 'KUJIFUNZA' }, NOBODY, ['A1'], 'VARIANT: KUJIFUNZA\n? - ?\n1: A1>;\n'],
  ] as const)('%s', (_what, config, head, moves, text) => {
    expect(bao.exportRecord(config, head, moves)).toEqual({ ok: true, value: text });
  });

  test.each([
    [
      'an illegal move',
      NOBODY,
      ['A6<*', 'a7>'],
      'A harvest is possible from a5 and a6, so kutakata is not allowed.',
      2,
      1,
      1,
    ],
    [
      'a text that is no move',
      NOBODY,
      ['A6<*', 'a5>', 'x'],
      'A move begins with its pit, such as A5, not with "x".',
      3,
      1,
      2,
    ],
    ['a head of two lines', { ...NOBODY, first: 'A\nB' }, [], HEAD_REFUSAL, 1, 1, null],
    ['a head too long', { ...NOBODY, first: 'A'.repeat(300) }, [], HEAD_REFUSAL, 1, 1, null],
    ['a head like a line of moves', { ...NOBODY, first: '1: A6<*' }, [], HEAD_REFUSAL, 1, 1, null],
  ] as const)('not with %s', (_what, head, moves, message, line, column, ply) => {
    expect(worded(bao.exportRecord(KISWAHILI, head, moves))).toMatchObject({
      ok: false,
      error: { message, line, column, ply },
    });
  });
});

describe('a transcript is read', () => {
  const AFTER = 'K -2,1,-1,7,-1,2,-1/-8/-4,7,2,2,1/-8 21,21 Aa S -';

  test.each([
    ['the line alone', '1: A6<* a5>;'],
    ['with a line break behind', '1: A6<* a5>;\n'],
    ['with line breaks of Windows', '\r\n1: A6<* a5>;\r\n\r\n'],
    ['with a byte order mark', '\uFEFF1: A6<* a5>;'],
    ['with a comment', '1: A6<* a5>; a quiet start;'],
    ['with what may be left out', '1: 6< 5>;'],
  ])('%s', (_what, text) => {
    const read = bao.importRecord(text);
    expect(read).toEqual({
      ok: true,
      value: { head: NOBODY, moves: ['A6<*', 'a5>'], position: at(AFTER), warnings: [] },
    });
  });

  test('with its head', () => {
    const text = 'a free line\nEVENT: Mabingwa - fainali: 2\n2014: Zanzibar\n\nJEAN - LUC - oscar - b\n1: A6<*;\n';
    const read = bao.importRecord(text);
    expect(read.ok && read.value.head).toEqual({
      first: 'JEAN - LUC',
      second: 'oscar - b',
      fields: [
        ['', 'a free line'],
        ['EVENT', 'Mabingwa - fainali: 2'],
        ['2014', 'Zanzibar'],
      ],
    });
  });

  test('with a line too long to be names among its fields', () => {
    const line = `A${' - b'.repeat(100_000)}`;
    const read = bao.importRecord(`${line}\n1: A6<*;`);
    expect(read.ok && read.value.head).toEqual({ first: '', second: '', fields: [['', line]] });
  });

  test('with warnings of what does not come true', () => {
    const read = bao.importRecord('1: A6<**# a5>;');
    expect(worded(read.ok && read.value.warnings)).toEqual([
      'Line 1, A6<*: The sign ** announces a kutakatia, but no pit is blocked.',
      'Line 1, A6<*: The sign # announces a win, but the game goes on.',
    ]);
  });

  test.each([
    ['an empty text', '', 'There is no line of moves such as "1: A6<* a5>;".', 1, 1, null],
    ['prose', 'once upon a time', 'There is no line of moves such as "1: A6<* a5>;".', 1, 1, null],
    ['a line missing', '1: A6<* a5>;\n3: A6<;', 'Here the line of moves "2:" is due.', 2, 1, null],
    ['text between lines', '1: A6<* a5>;\nthen\n', 'Here the line of moves "2:" is due.', 2, 1, null],
    ['no space', '1:A6<* a5>;', 'After the colon comes a space.', 1, 3, null],
    ['no semicolon', '1: A6<* a5>', 'A line of moves ends with a semicolon.', 1, 12, null],
    [
      'two spaces',
      '1: A6<*  a5>;',
      'Here a move is due: one space stands before each move, none before the semicolon.',
      1,
      9,
      null,
    ],
    [
      'no moves',
      '1: ;',
      'Here a move is due: one space stands before each move, none before the semicolon.',
      1,
      4,
      null,
    ],
    ['three moves', '1: A6<* a5> A7>;', 'A line has two moves at most.', 1, 13, null],
    [
      "North's move missing",
      '1: A6<*;\n2: a5>;',
      "The line before lacks North's move; only the last line may do so.",
      2,
      1,
      1,
    ],
    [
      'an illegal move',
      'A - b\n1: A6<* a7>;',
      'A harvest is possible from a5 and a6, so kutakata is not allowed.',
      2,
      9,
      1,
    ],
    ['a bad sign', '1: A6<* a5>;\n2: A3>?;', 'A move does not have the sign "?".', 2, 7, 2],
    ['another variant', 'VARIANT: hus\n1: A6<*;', 'The variant of a bao game is KISWAHILI or KUJIFUNZA.', 1, 9, null],
  ])('not with %s', (_what, text, message, line, column, ply) => {
    expect(worded(bao.importRecord(text))).toMatchObject({ ok: false, error: { message, line, column, ply } });
  });

  test('not beyond the end of the game', () => {
    const { moves } = randomGame('KISWAHILI', 5, Number.POSITIVE_INFINITY);
    const written = bao.exportRecord(KISWAHILI, NOBODY, [...moves, 'A5>']);
    expect(worded(written)).toMatchObject({ ok: false, error: { message: 'The game is over.', ply: moves.length } });
  });
});

describe('a transcript once written', () => {
  const names = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}$/);
  const fields = fc.array(fc.tuple(fc.stringMatching(/^[A-Z]{1,6}$/), fc.stringMatching(/^[!-~]{1,12}$/)), {
    maxLength: 3,
  });
  const variants = fc.constantFrom<BaoVariant>('KISWAHILI', 'KUJIFUNZA');

  test('is read back as the same game', () => {
    fc.assert(
      fc.property(variants, names, names, fields, fc.nat(), fc.nat(90), (variant, first, second, head, seed, plies) => {
        const { moves, line } = randomGame(variant, seed, plies);
        const written = bao.exportRecord({ variant }, { first, second, fields: head }, moves);
        const read = written.ok ? bao.importRecord(written.value) : written;
        expect(read).toEqual({
          ok: true,
          value: {
            head: { first: first.toUpperCase(), second: second.toLowerCase(), fields: head },
            moves,
            position: at(line),
            warnings: [],
          },
        });
      }),
      propertyRuns(100, 2_000),
    );
  });
});
