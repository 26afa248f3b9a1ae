import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMove } from '../../../../api/src/games/backgammon/rules/act-text.ts';
import { exportRecord } from '../../../../api/src/games/backgammon/rules/mat/export.ts';
import { importRecord } from '../../../../api/src/games/backgammon/rules/mat/import.ts';
import { splitRecords } from '../../../../api/src/games/backgammon/rules/mat/split.ts';
import { randomMatches } from '../../../support/backgammon-match.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const HEAD = { first: 'Asha', second: 'Bakari', fields: [['EventDate', '2026.11.21']] } as const;
const CONFIG = { length: 5, resignations: 'BY_THE_BOARD' } as const;

const RECORD = `; [EventDate "2026.11.21"]

 5 point match

 Game 1
 Asha : 0                          Bakari : 0
  1)                               31: 8/5 6/5
  2)  Doubles => 2                  Takes
  3) 64: 24/18 18/14
                                   Wins 2 points

 Game 2
 Asha : 0                          Bakari : 2
  1) 65: 24/18 18/13
`;

test('a match is written in two columns, dice with the larger first, steps singly, the end of a game', () => {
  const moves = ['roll 44', 'roll 13', '8/5 6/5', 'double', 'take', 'roll 46', '24/14', 'W resign single'];
  const agreed = { ...CONFIG, resignations: 'AS_AGREED' } as const;
  expect(exportRecord(agreed, HEAD, [...moves, 'roll 65', '24/13'])).toEqual({ ok: true, value: RECORD });
});

test('and is read: the starter by the column, a resignation by the end of its game', () => {
  const read = importRecord(RECORD);
  expect(read).toMatchObject({
    ok: true,
    value: {
      head: HEAD,
      moves: ['roll 13', '8/5 6/5', 'double', 'take', 'roll 64', '24/14', 'W resign single', 'roll 65', '24/13'],
      position: { score: { first: 0, second: 2 }, turn: 'second', phase: { kind: 'turn' } },
      warnings: [],
    },
  });
});

const text = (...lines: readonly string[]): string =>
  [' 3 point match', '', ' Game 1', ' a : 0                            b : 0', ...lines, ''].join('\n');

test.each<[string, string, readonly string[]]>([
  [
    'no move after the dice',
    text('  1) 31: 8/5 6/5                   31: 24/23 13/10', '  2) 66: 24/18(2) 13/7(2)'),
    ['roll 31'],
  ],
  [
    'the bar as 25, off as 0, hits without a star',
    text('  1)                               21: 13/11 6/5', '  2) 64: 24/20 13/7', '  3)'),
    ['roll 12'],
  ],
  [
    'a drop, and Windows lines',
    text(
      '  1) 31: 8/5 6/5                    Doubles => 2',
      '  2)  Drops',
      '                                   Wins 1 point',
    ).replaceAll('\n', '\r\n'),
    ['roll 31', '8/5 6/5', 'double', 'drop'],
  ],
  [
    'an end without Drops',
    text('  1) 31: 8/5 6/5                    Doubles => 2', '                                   Wins 1 point'),
    ['roll 31', '8/5 6/5', 'double', 'drop'],
  ],
  [
    'and the match',
    text('  1) 31: 8/5 6/5', '                                   Wins 3 points and the match'),
    ['roll 31', '8/5 6/5'],
  ],
])('read: %s', (_what, record, moves) => {
  const read = importRecord(record);
  expect(read).toMatchObject({ ok: true });
  expect(read.ok ? read.value.moves.slice(0, moves.length) : []).toEqual(moves);
});

test.each<[string, string, object]>([
  ['no length', ' Game 1\n', { line: 1, ply: null }],
  ['nothing at all', '', { line: 1, ply: null }],
  ['another game of dice', '; [Variation "Nackgammon"]\n 3 point match\n', { line: 1 }],
  ['an illegal play', text('  1) 31: 8/5 6/4'), { line: 5, column: 14, ply: 1 }],
  ['half a play', text('  1) 31: 8/5'), { line: 5, column: 10, ply: 1 }],
  ['equal dice to begin with', text('  1) 44: 24/20(2) 13/9(2)'), { line: 5, column: 6, ply: 0 }],
  ['a player twice in a row', text('  1) 31: 8/5 6/5', '  2) 31: 8/5 6/5'), { line: 6, column: 6, ply: 2 }],
  ['a double to another value', text('  1) 31: 8/5 6/5                    Doubles => 4'), { line: 5, ply: 2 }],
  ['more won than the cube has', text('  1) 31: 8/5 6/5', '      Wins 5 points'), { line: 6, column: 7, ply: null }],
  [
    'another winner than the board has',
    text('  1) 31: 8/5 6/5                    Doubles => 2', '  2)  Drops', '      Wins 1 point'),
    { line: 7 },
  ],
  [
    'a score that the games do not give',
    `${text('  1) 31: 8/5 6/5', '      Wins 1 point')} Game 2\n a : 2    b : 0\n`,
    { line: 8 },
  ],
  ['a game without end', `${text('  1) 31: 8/5 6/5')} Game 2\n`, { line: 6 }],
  ['a game after the match', `${text('  1) 31: 8/5 6/5', '      Wins 3 points')} Game 2\n`, { line: 7 }],
  ['an act after the game', text('  1) 31: 8/5 6/5', '      Wins 1 point', '  2) 31: 8/5 6/5'), { line: 7 }],
  ['words', text('  1) hello'), { line: 5, column: 6 }],
  ['words after an answer', text('  1) 31: 8/5 6/5                    Doubles => 2 so there'), { line: 5, column: 50 }],
  ['three cells', text('  1) 31: 8/5 6/5  42: 8/4 6/4  31: 8/5 6/5'), { line: 5, column: 32 }],
  ['two matches', text().repeat(2), { line: 5 }],
])('refused: %s', (_what, record, where) => {
  expect(worded(importRecord(record))).toMatchObject({
    ok: false,
    error: { ...where, message: expect.stringMatching(/\.$/) },
  });
});

test('rules of other places are told', () => {
  const read = importRecord(`; [Crawford "Off"]\n; [Jacoby "On"]\n${text()}`);
  expect(worded(read)).toMatchObject({
    ok: true,
    value: { warnings: [expect.stringContaining('Crawford'), expect.stringContaining('Jacoby')] },
  });
});

test('a move that cannot be played is not written', () => {
  expect(exportRecord(CONFIG, HEAD, ['roll 31', '8/5'])).toMatchObject({ error: { ply: 1 } });
  expect(exportRecord(CONFIG, HEAD, ['take'])).toMatchObject({ error: { ply: 0 } });
});

describe('several matches in one text', () => {
  test('are told apart, each with its head', () => {
    const both = splitRecords(`${RECORD}\n${RECORD}`);
    expect(both.map(({ line }) => line)).toEqual([1, 15]);
    expect(both.map((one) => importRecord(one.text))).toEqual([importRecord(RECORD), importRecord(RECORD)]);
    expect(splitRecords(' \n')).toEqual([]);
    expect(splitRecords('hello')).toEqual([{ line: 1, text: 'hello' }]);
  });
});

test('any match is written and read back, but for equal opening dice and the order of dice', () => {
  const head = fc.record({ first: fc.string(), second: fc.string() });
  fc.assert(
    fc.property(randomMatches, head, ({ length, positions, last }, names) => {
      const moves = positions.map(([position, move]) => formatMove(position, move));
      const written = exportRecord({ length, resignations: 'BY_THE_BOARD' }, { ...names, fields: [] }, moves);
      const read = written.ok ? importRecord(written.value) : written;
      if (!read.ok) throw new Error(JSON.stringify(read.error));
      const isCut = last.phase.kind === 'play' || last.phase.kind === 'opening';
      const { games, score, cube, men } = last;
      expect(read.value.position).toMatchObject(isCut ? { games, score, cube } : { games, score, cube, men });
      expect(exportRecord({ length, resignations: 'AS_AGREED' }, { ...names, fields: [] }, read.value.moves)).toEqual(
        written,
      );
    }),
    propertyRuns(15, 1_000),
  );
});
