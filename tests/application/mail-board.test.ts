import { describe, expect, test } from 'vitest';
import { boardDrawing } from '../../api/src/games/bao/application/mail/board-drawing.ts';
import { boardPicture, pictureText } from '../../api/src/games/bao/application/mail/board-picture.ts';
import { boardText, WIDEST_LINE } from '../../api/src/games/bao/application/mail/board-text.ts';
import { wholeDrawing } from '../../api/src/application/mail/stamped-picture.ts';
import { goBoardDrawing, goBoardPicture } from '../../api/src/games/go/application/mail/board-picture.ts';
import { goBoardText, type GoBoardWords } from '../../api/src/games/go/application/mail/board-text.ts';
import { asMeant, meaningOf } from '../../api/src/application/mail/in/meaning.ts';
import { viewBaoPlay, viewStoredBaoPosition, type BaoPositionView } from '../../api/src/games/bao/application/view.ts';
import { viewGoPosition } from '../../api/src/games/go/application/view.ts';
import { bao } from '../../api/src/games/bao/rules/index.ts';
import { go } from '../../api/src/games/go/rules/index.ts';
import type { GoPosition } from '../../api/src/games/go/rules/types.ts';
import { GAMES } from '../../api/src/games/rules.ts';
import { goAfter, goAt, goGame } from '../support/go.ts';

const NAMES = { first: 'Asha', second: 'Zuhura' };
const OPENING = viewStoredBaoPosition(bao.encode(bao.initial({ variant: 'KISWAHILI' })));

/** Positions of whole games, every one of them. */
function* positionsOf(variant: 'KISWAHILI' | 'KUJIFUNZA', draw: number): Generator<BaoPositionView> {
  let view = viewStoredBaoPosition(bao.encode(bao.initial({ variant })));
  for (let ply = 0; ply < 120; ply++) {
    yield view;
    const move = bao.choose(view.position, draw);
    if (move === null) return;
    view = viewBaoPlay(view.position, bao.formatMove(view.position, move))!.result;
  }
}

describe('a board in letters', () => {
  test('has the rows of both players, stores, houses and who is to move, South below for South', () => {
    expect(boardText({ position: OPENING, reader: 'first', names: NAMES }).split('\n')).toEqual([
      '  Zuhura (North)                      store 22',
      '       8    7    6    5    4    3    2    1',
      '  b    .    .    .    .    .    .    .    .  b',
      '  a    .    2    2   [6]   .    .    .    .  a',
      '      --------------------------------------',
      '  A    .    .    .    .   [6]   2    2    .  A',
      '  B    .    .    .    .    .    .    .    .  B',
      '       1    2    3    4    5    6    7    8',
      '  Asha (South)                        store 22',
      '',
      '  [ ] house',
      '  Asha (South) is to move.',
    ]);
  });

  test('is turned round for North', () => {
    const lines = boardText({ position: OPENING, reader: 'second', names: NAMES }).split('\n');
    expect(lines.slice(2, 4)).toEqual([
      '  B    .    .    .    .    .    .    .    .  B',
      '  A    .    2    2   [6]   .    .    .    .  A',
    ]);
    expect(lines.slice(5, 7)).toEqual([
      '  a    .    .    .    .   [6]   2    2    .  a',
      '  b    .    .    .    .    .    .    .    .  b',
    ]);
  });

  test.each([
    [
      'a house with fewer than six seeds',
      'K -4,3,2,2,-1/1,2,-6/-4,6,2,2,-1/-8 22,22 A S -',
      '(3)',
      '( ) house with fewer',
    ],
    ['a pit that may not be emptied', 'K 2,3,-6/4,-7/-5,2,2,-1/51,-7 0,0 - N a6', '2x', 'x   may not be emptied'],
    ['a winner', 'K 2,-7/-8/-8/62,-7 0,0 - N - S:bao-hamna', '2', 'Asha (South) has won.'],
  ])('shows %s', (_what, line, cell, words) => {
    const text = boardText({ position: viewStoredBaoPosition(line), reader: 'first', names: NAMES });
    expect(text).toContain(cell);
    expect(text).toContain(words);
  });

  test('fits its width at every position of whole games and for the longest names, with its columns in line', () => {
    const names = { first: 'M'.repeat(80), second: 'ŵ'.repeat(80) };
    for (const variant of ['KISWAHILI', 'KUJIFUNZA'] as const) {
      for (const position of positionsOf(variant, 0.61)) {
        const lines = boardText({ position, reader: 'second', names }).split('\n');
        for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(WIDEST_LINE);
        const rows = lines.filter((line) => /^ {2}[ABab] /.test(line));
        expect(rows).toHaveLength(4);
        for (const row of rows)
          expect([9, 14, 19, 24, 29, 34, 39, 44].map((at) => row.charAt(at - 2))).not.toContain(' ');
      }
    }
  });
});

describe('a board as a picture', () => {
  test('is a PNG of its size, small, without a font', async () => {
    const png = Buffer.from(await boardPicture({ position: OPENING, reader: 'first' }));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([720, 576]);
    expect(png.length).toBeLessThan(35_000);
    expect(wholeDrawing(boardDrawing({ position: OPENING, reader: 'first' }))).not.toContain('<text');
  });

  test('draws as many seeds as there are, of every position of a game', () => {
    for (const position of positionsOf('KISWAHILI', 0.23)) {
      const { pits, store } = position.position;
      const seeds = [...pits.first, ...pits.second, store.first, store.second].reduce((sum, count) => sum + count, 0);
      const drawing = wholeDrawing(boardDrawing({ position, reader: 'first' }));
      expect([...drawing.matchAll(/M[-\d.]+ [-\d.]+h0/g)]).toHaveLength(seeds * 2);
    }
  });

  test('says in words what it shows', () => {
    expect(pictureText({ position: OPENING, reader: 'first', names: NAMES })).toBe(
      'Zuhura (North): a 0 0 0 0 6 2 2 0, b 0 0 0 0 0 0 0 0, + 22. Asha (South): A 0 0 0 0 6 2 2 0, B 0 0 0 0 0 0 0 0, + 22.',
    );
  });
});

describe('a board of go', () => {
  const words: GoBoardWords = {
    sides: { first: 'Black', second: 'White' },
    legend: 'X is Black, O is White.',
    taken: (stones) => `${stones} taken`,
    ko: (point) => `${point} is banned.`,
    toMove: (name, side) => `${name} (${side}) is to move.`,
    hasWon: (name, side) => `${name} (${side}) has won.`,
  };
  const drawn = (position: GoPosition, move: string) => {
    const read = go.parseMove(position, move);
    const played = read.ok ? go.play(position, read.value.move) : null;
    if (!played?.ok) throw new Error(`${move} cannot be played`);
    return viewGoPosition(played.value.position, null, null);
  };

  test('in letters has its coordinates, the last stone in brackets, the prisoners and the ko', () => {
    const position = drawn(goAt('.XO../X.XO./.XO../...../..... W - 0,0 0'), 'B4');
    expect(goBoardText({ position, last: 'B4', names: NAMES, words }).split('\n')).toEqual([
      '     A B C D E',
      '  5  . X O . .   5',
      '  4  X(O). O .   4',
      '  3  . X O . .   3',
      '  2  . . . . .   2',
      '  1  . . . . .   1',
      '     A B C D E',
      '',
      '  Asha (Black): 0 taken',
      '  Zuhura (White): 1 taken',
      '  X is Black, O is White.',
      '  C4 is banned.',
      '  Asha (Black) is to move.',
    ]);
  });

  test.each([5, 9, 19, 25])('of %i lines fits into a mail and is drawn without a font', async (size) => {
    const position = drawn(goGame({ size }), 'A1');
    const text = goBoardText({ position, last: 'A1', names: { first: 'A'.repeat(80), second: 'B' }, words });
    expect(text.split('\n').every((line) => line.length <= WIDEST_LINE)).toBe(true);
    expect(wholeDrawing(goBoardDrawing(position, 'A1'))).not.toContain('<text');
    const png = Buffer.from(await goBoardPicture(position, 'A1'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(720);
    expect(png.length).toBeLessThan(60_000);
  });

  test.each([
    ['c4.', 'C4'],
    ['C 4', 'C4'],
    ['Pass', 'pass'],
  ])('is answered by mail with %s', (line, notation) => {
    const meaning = meaningOf(line);
    const position = go.encode(goGame({ size: 9 }));
    if (meaning.kind !== 'move') throw new Error(`${line} is no move`);
    expect(GAMES.GO.play(position, asMeant(GAMES.GO, position, meaning))).toMatchObject({ value: { notation } });
  });

  test('whose score is agreed is answered with what the mail names', () => {
    const position = go.encode(goAfter(goGame({ size: 9 }), 'pass', 'pass'));
    const meaning = meaningOf('w  accept 0');
    if (meaning.kind !== 'move') throw new Error('no move');
    expect(asMeant(GAMES.GO, position, meaning)).toBe('w accept 0');
  });
});
