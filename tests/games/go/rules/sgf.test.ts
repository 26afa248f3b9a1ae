import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import { readGame } from '../../../../api/src/games/go/rules/sgf/game.ts';
import { readText, writeText } from '../../../../api/src/games/go/rules/sgf/text.ts';
import { readTrees } from '../../../../api/src/games/go/rules/sgf/tree.ts';
import { writeTree } from '../../../../api/src/games/go/rules/sgf/write-tree.ts';
import { randomGoGame } from '../../../support/go.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

function read(text: string) {
  const game = readGame(text);
  if (!game.ok) throw new Error(`${game.error.message.key} (${game.error.line}:${game.error.column})`);
  return game.value;
}

describe('import', () => {
  test('a game with its head, settings and moves', () => {
    const game = read(
      '(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[5.5]RU[Chinese]PB[Asha]PW[Bakari]EV[Title]RE[B+3.5]XX[kept][twice];B[ee];W[gc];B[])',
    );
    expect(game.head).toEqual({
      first: 'Asha',
      second: 'Bakari',
      fields: [
        ['EV', 'Title'],
        ['RE', 'B+3.5'],
        ['XX', 'kept'],
        ['XX', 'twice'],
      ],
    });
    expect(game.config).toEqual({ size: 9, komi: 11, rules: 'AREA', koRule: 'SIMPLE', setup: null });
    expect([game.moves, game.warnings]).toEqual([['E5', 'G7', 'pass'], []]);
  });

  test.each([
    ['no SZ is 19x19', '(;B[pd])', ['Q16']],
    ['tt is a pass up to 19x19', '(;SZ[19];B[tt];W[])', ['pass', 'pass']],
    ['tt is a point on 21x21', '(;SZ[21];B[tt])', ['U2']],
    ['the first child is the main line', '(;SZ[9];B[ee](;W[cc];B[gg])(;W[dd]))', ['E5', 'C7', 'G3']],
    ['small letters of old files', '(;GaMe[1]SiZe[9]SZ[9];Black[ee];White[cc])', ['E5', 'C7']],
    ['text before the tree', 'From: somebody (at home)\n\n(;SZ[9];B[ee])', ['E5']],
    ['brackets, parentheses and semicolons within a comment', '(;SZ[9]C[a \\] ) ( ; \\\\];B[ee])', ['E5']],
    ['blanks anywhere between', '\ufeff ( ;SZ\n[9]\r\n;\tB [ee] ; W[cc] ) ', ['E5', 'C7']],
    ['White first by his move', '(;SZ[9];W[ee];B[cc])', ['E5', 'C7']],
    ['White first by PL', '(;SZ[9]PL[W];W[ee])', ['E5']],
    ['White first after a handicap', '(;SZ[9]HA[2]AB[cc][gg];W[ee])', ['E5']],
    ['nothing at all played', '(;SZ[9])', []],
    ['play after two passes is a resumption', '(;SZ[9];B[];W[];B[ee])', ['pass', 'pass', 'W resume', 'E5']],
    ['a third pass is left out', '(;SZ[9];B[];W[];B[])', ['pass', 'pass']],
  ])('%s', (_what, text, moves) => {
    expect(read(text).moves).toEqual(moves);
  });

  test('set-up: lists, rectangles, and points emptied again', () => {
    const game = read('(;SZ[5]AB[aa:bc][ee]AW[dd];AE[ba:bb]PL[W];W[da])');
    const start = go.encode(go.initial(game.config));
    expect(start).toBe('X..../X..../XX.../...O./....X W - 0,0 0');
    expect(go.encode(game.position)).toMatch(/^X\.\.O\./);
  });

  test.each([
    ['komi that is none', '(;SZ[9]KM[about 6])', /KM\[about 6\]/],
    ['rules that nobody knows', '(;SZ[9]RU[Home])', /RU\[Home\]/],
    ['a result in words', '(;SZ[9]RE[Black won])', /RE\[Black won\]/],
    ['another charset', '(;SZ[9]CA[Shift_JIS]PB[\u672c])', /CA\[Shift_JIS\]/],
    ['more games than one', '(;SZ[9])(;SZ[9])', /first of 2 games/],
    ['a third pass', '(;SZ[9];B[];W[];B[])', /left out/],
  ])('warned of: %s', (_what, text, warning) => {
    expect(worded(read(text).warnings)).toEqual([expect.stringMatching(warning)]);
  });

  test.each([
    ['komi with a comma', 'KM[7,5]', { komi: 15 }],
    ['no komi', 'KM[0]', { komi: 0 }],
    ['AGA', 'RU[AGA]', { rules: 'AREA', koRule: 'SITUATIONAL' }],
    ['Korean', 'RU[Korean]', { rules: 'JAPANESE', koRule: 'SIMPLE' }],
    ['Tromp and Taylor', 'RU[Tromp-Taylor]', { rules: 'AREA', koRule: 'POSITIONAL' }],
  ])('settings: %s', (_what, property, config) => {
    expect(read(`(;SZ[9]${property})`).config).toMatchObject(config);
  });

  test.each([
    ['nothing', '', 1, 1, null],
    ['no tree', 'hello', 1, 1, null],
    ['another game', '(;GM[3])', 1, 6, null],
    ['a rectangular board', '(;SZ[19:13])', 1, 6, null],
    ['a board too large', '(;SZ[26])', 1, 6, null],
    ['a size in words', '(;SZ[big])', 1, 6, null],
    ['an unclosed tree', '(;SZ[9];B[ee]', 1, 14, null],
    ['an unclosed value', '(;SZ[9]\n;B[ee', 2, 3, null],
    ['an escaped end', '(;SZ[9]C[a\\])', 1, 9, null],
    ['a tree without node', '(;SZ[9];B[ee]())', 1, 15, null],
    ['a node after a variation', '(;SZ[9](;B[ee]);W[cc])', 1, 16, null],
    ['a parenthesis too many', '(;SZ[9]))', 1, 9, null],
    ['a property without value', '(;SZ)', 1, 3, null],
    ['what is no property', '(;SZ[9]\r\n;B[ee]\r\n7)', 3, 1, null],
    ['a point off the board', '(;SZ[9];B[ee]\r;W[jj])', 2, 4, 1],
    ['a point of three letters', '(;SZ[9];B[eee])', 1, 11, 0],
    ['capital letters', '(;SZ[9];B[EE])', 1, 11, 0],
    ['an occupied point', '(;SZ[9];B[ee];W[ee])', 1, 17, 1],
    ['suicide', '(;SZ[9]AB[ab][ba]PL[W];W[aa])', 1, 26, 0],
    ['a ko retaken', '(;SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])', 1, 49, 1],
    ['the same player twice', '(;SZ[9];B[ee];B[cc])', 1, 17, 1],
    ['two moves in a node', '(;SZ[9];B[ee]W[cc])', 1, 11, 0],
    ['set-up off the board', '(;SZ[9]AB[zz])', 1, 11, null],
    ['a rectangle of three corners', '(;SZ[9]AB[aa:bb:cc])', 1, 11, null],
    ['set-up without liberty', '(;SZ[9]AB[ab][ba]AW[aa])', 1, 8, null],
    ['set-up in mid game', '(;SZ[9];B[ee];AW[cc];B[dd])', 1, 15, 1],
    ['nobody to move', '(;SZ[9]PL[X])', 1, 11, null],
  ])('refused: %s', (_what, text, line, column, ply) => {
    const game = go.importRecord(text);
    expect(worded(game)).toMatchObject({
      ok: false,
      error: { line, column, ply, message: expect.stringMatching(/\S/) },
    });
  });

  test('hostile texts end soon: deep trees, many values, open brackets', () => {
    const deep = `${'(;C[x]'.repeat(50_000)}${')'.repeat(50_000)}`;
    expect(read(deep).moves).toEqual([]);
    const trees = readTrees(deep);
    expect(trees.ok && trees.value.map(writeTree)).toHaveLength(1);
    expect(read(`(;${'XX[y]'.repeat(50_000)})`).head.fields).toHaveLength(50_000);
    for (const text of [
      '('.repeat(200_000),
      '(;'.repeat(200_000),
      `(;C[${'\\'.repeat(200_001)}`,
      '['.repeat(200_000),
    ]) {
      expect(go.importRecord(text).ok).toBe(false);
      expect(go.splitRecords(text).length).toBeGreaterThan(0);
    }
  });

  test('no text makes it fail otherwise than by a refusal', () => {
    const signs = fc.constantFrom(
      '(',
      ')',
      ';',
      '[',
      ']',
      '\\',
      'B',
      'W',
      'AB',
      'SZ',
      'PL',
      'ee',
      'aa:cc',
      'tt',
      '5',
      '\n',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
        const game = go.importRecord(`(;SZ[5]${parts.join('')}`);
        if (!game.ok) expect([game.error.line, game.error.column].every((each) => each >= 1)).toBe(true);
      }),
      propertyRuns(500, 50_000),
    );
  });
});

describe('text', () => {
  test.each([
    ['an escaped bracket', 'a\\]b', 'a]b'],
    ['an escaped escape', 'a\\\\b', 'a\\b'],
    ['an escaped colon', 'a\\:b', 'a:b'],
    ['an escaped line break vanishes', 'a\\\nb\\\r\nc', 'abc'],
    ['CR, LF and CRLF are one break', 'a\rb\nc\r\nd', 'a\nb\nc\nd'],
    ['a tab is a space', 'a\tb\\\tc', 'a b c'],
  ])('%s', (_what, raw, text) => {
    expect(readText(raw)).toBe(text);
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll(/[\r\t\v\f]/g, '');
        expect(readText(writeText(plain))).toBe(plain);
      }),
    );
  });
});

describe('export', () => {
  const HEAD = {
    first: 'A]sha',
    second: 'Ba\\kari',
    fields: [
      ['RE', 'B+R'],
      ['EV', 'Title'],
      ['XX', 'k'],
    ],
  } as const;

  test('a game in the order of its properties', () => {
    const config = go.parseConfig({ size: 9 });
    if (!config.ok) throw new Error(config.error.message.key);
    const text = go.exportRecord(config.value, HEAD, ['E5', 'G7', 'pass']);
    expect(text).toEqual({
      ok: true,
      value:
        '(;GM[1]FF[4]CA[UTF-8]AP[Baraza:1]SZ[9]KM[6.5]RU[Japanese]PB[A\\]sha]PW[Ba\\\\kari]EV[Title]RE[B+R]XX[k]\n;B[ee]\n;W[gc]\n;B[])\n',
    });
  });

  test('an agreed score marks the territory, points under dead men too, and gives the result', () => {
    const config = go.parseConfig({ size: 5 });
    if (!config.ok) throw new Error(config.error.message.key);
    const moves = ['C5', 'D5', 'C4', 'D4', 'C3', 'D3', 'C2', 'D2', 'C1', 'D1', 'pass', 'A4', 'pass', 'pass'];
    const agreed = [...moves, 'B dead A4', 'B accept 1', 'W accept 1'];
    const text = go.exportRecord(config.value, { first: '', second: '', fields: [] }, agreed);
    if (!text.ok) throw new Error(text.error.message.key);
    expect(text.value).toContain('RE[W+0.5]');
    const black = 'TB[aa][ba][ab][bb][ac][bc][ad][bd][ae][be]';
    expect(text.value.endsWith(`;W[ab]\n;B[]\n;W[]${black}TW[ea][eb][ec][ed][ee])\n`)).toBe(true);
  });

  test('the first move that cannot be played is told', () => {
    const config = go.parseConfig({ size: 9 });
    if (!config.ok) throw new Error(config.error.message.key);
    expect(go.exportRecord(config.value, HEAD, ['E5', 'E5'])).toMatchObject({
      ok: false,
      error: { ply: 1, column: 1 },
    });
  });

  test('random games, handicaps and settings come back as they were', () => {
    const settings = fc.record({
      size: fc.constantFrom(5, 9, 19, 21, 25),
      komi: fc.integer({ min: -20, max: 20 }).map((halves) => halves / 2),
      rules: fc.constantFrom('JAPANESE', 'AREA'),
      koRule: fc.constantFrom('SIMPLE', 'POSITIONAL', 'SITUATIONAL'),
      picks: fc.array(fc.nat(1_000_000), { maxLength: 40 }),
      handicap: fc.boolean(),
    });
    fc.assert(
      fc.property(settings, ({ picks, handicap, ...agreed }) => {
        const plain = go.parseConfig(agreed);
        if (!plain.ok) throw new Error(plain.error.message.key);
        const setup = handicap ? { black: [0, 6], white: [], toMove: 'second' as const } : null;
        const config = { ...plain.value, setup };
        const draws = picks.values();
        const moves: string[] = [];
        let before = go.initial(config);
        for (const position of randomGoGame(before, (below) => (draws.next().value ?? 0) % below, picks.length)) {
          const move = go.legalMoves(before).find((each) => {
            const played = go.play(before, each);
            return played.ok && go.encode(played.value.position) === go.encode(position);
          });
          if (move === undefined) throw new Error('a random game is made of legal moves');
          moves.push(go.formatMove(before, move));
          before = position;
        }
        const text = go.exportRecord(config, { first: 'A', second: 'B', fields: [['EV', 'E\nF: ]\\']] }, moves);
        if (!text.ok) throw new Error(text.error.message.key);
        const back = read(text.value);
        expect(back.config).toEqual(config);
        expect(back.moves).toEqual(moves);
        expect(back.position).toEqual(before);
        expect(back.head).toEqual({ first: 'A', second: 'B', fields: [['EV', 'E\nF: ]\\']] });
      }),
      propertyRuns(8, 500),
    );
  });

  test('a tree is written with every variation and read back the same', () => {
    const text = '(;SZ[9]C[a\\]b];B[ee](;W[cc];B[dd](;W[aa])(;W[bb]XX[1][2]))(;W[gg]))';
    const once = writeTree(read(text).tree);
    expect(once.replaceAll('\n', '')).toBe(text);
    expect(writeTree(read(once).tree)).toBe(once);
  });
});

test('games in one text are split, with the lines where they begin', () => {
  expect(go.splitRecords('mail\n(;SZ[9]C[(\\]];B[ee])\n\n(;SZ[9](;B[aa])(;B[bb]))')).toEqual([
    { line: 2, text: '(;SZ[9]C[(\\]];B[ee])' },
    { line: 4, text: '(;SZ[9](;B[aa])(;B[bb]))' },
  ]);
  expect(go.splitRecords('  \n')).toEqual([]);
  expect(go.splitRecords('hello')).toEqual([{ line: 1, text: 'hello' }]);
});
