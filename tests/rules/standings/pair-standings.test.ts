import { worded } from '../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../api/src/kernel/ids.ts';
import { asPoints } from '../../../api/src/kernel/points.ts';
import type { PairGame, PairPlayer } from '../../../api/src/rules/standings/pair-game.ts';
import { pairStandings, usualPairOrder, type PairRow } from '../../../api/src/rules/standings/pair-standings.ts';
import { KIBA_SCORE } from '../../../api/src/formats/kiba/rules/score.ts';
import { PUBLISHED_GAMES, PUBLISHED_PLAYERS, PUBLISHED_TABLE } from './published-table.ts';

const id = (text: string): EntryId => asId<EntryId>(text);
const player = (name: string, elo = 1500, matches = 0): PairPlayer => ({ id: id(name), name, elo, matches });
const game = (first: string, second: string, number: number, winner: string | null | 'open'): PairGame => ({
  key: `${first}-${second}`,
  first: id(first),
  second: id(second),
  number,
  decided: winner !== 'open',
  winner: winner === null || winner === 'open' ? null : id(winner),
});
const pair = (a: string, b: string, signs: string): readonly PairGame[] => [
  game(a, b, 1, signs[0] === '+' ? a : signs[0] === '-' ? b : 'open'),
  game(b, a, 2, signs[1] === '+' ? a : signs[1] === '-' ? b : 'open'),
];
const tieBreak = (row: PairRow | undefined, code: string) =>
  row?.standing.tieBreaks.find((candidate) => candidate.code === code);
const line = ({ standing, neustadtl, listTenths }: PairRow) => [
  standing.rank,
  standing.entry,
  asPoints(standing.points),
  neustadtl,
  listTenths,
];

describe("KIBA's published example, digit for digit (KIBA 9.2 to 9.4)", () => {
  const rows = pairStandings(PUBLISHED_PLAYERS, PUBLISHED_GAMES, usualPairOrder(KIBA_SCORE));

  test.each(PUBLISHED_TABLE.map((published) => [published.name, published] as const))('%s', (_name, published) => {
    const row = rows[published.rank - 1];
    expect(row?.standing).toMatchObject({
      rank: published.rank,
      shared: false,
      entry: published.id,
      played: 8,
      games: 8,
    });
    expect(row && asPoints(row.standing.points)).toBe(published.score);
    expect(tieBreak(row, 'SB')?.value).toBe(published.neustadtl);
    expect(row?.neustadtl).toBe(published.neustadtl);
    expect(tieBreak(row, 'KIBA')?.value).toBe(published.kiba);
    expect(row?.listTenths).toBe(published.elo + 10 * published.matches);
    expect(Object.fromEntries(row?.cells.map(({ opponent, signs }) => [opponent, signs]) ?? [])).toEqual(
      published.cells,
    );
  });

  test.each([
    ['Kobe', ['½ × 7 (Oscar)', '½ × 4 (Jan)', '1 × 0 (Peter)', '½ × 4 (Sock)'], [3.5, 2, 0, 2]],
    ['Oscar', ['½ × 5 (Kobe)', '1 × 4 (Jan)', '1 × 0 (Peter)', '1 × 4 (Sock)'], [2.5, 4, 0, 4]],
    ['Jan', ['½ × 5 (Kobe)', '1 × 0 (Peter)', '½ × 4 (Sock)'], [2.5, 0, 2]],
    ['Sock', ['½ × 5 (Kobe)', '½ × 4 (Jan)', '1 × 0 (Peter)'], [2.5, 2, 0]],
    ['Peter', [], []],
  ])("the terms of %s's Neustadtl are those that KIBA tells", (name, texts, values) => {
    const published = PUBLISHED_TABLE.find((candidate) => candidate.name === name);
    const terms =
      tieBreak(
        rows.find(({ standing }) => standing.entry === published?.id),
        'SB',
      )?.terms ?? [];
    expect(worded(terms.map(({ text }) => text))).toEqual(texts);
    expect(terms.map(({ value }) => value)).toEqual(values);
  });

  test('the KIBA score tells its sum and its rounding', () => {
    expect(worded(tieBreak(rows[4], 'KIBA')?.terms.map(({ text, value }) => [text, value]))).toEqual([
      ['Elo 1675 ÷ 10', 167.5],
      ['4 games played', 4],
      ['rounded', -0.5],
    ]);
  });

  test('one game played is said in the singular', () => {
    const [only] = pairStandings([player('a', 1500, 1)], [], usualPairOrder(KIBA_SCORE));
    expect(worded(tieBreak(only, 'KIBA')?.terms.map(({ text }) => text))).toEqual(['Elo 1500 ÷ 10', '1 game played']);
  });

  test('the columns follow the ranks, and the order of what goes in changes nothing', () => {
    expect(rows.map(({ standing }) => standing.entry)).toEqual(['12', '3', '30', '154', '77']);
    expect(rows[4]?.cells.map(({ opponent }) => opponent)).toEqual(['12', '3', '30', '154']);
    const shuffled = pairStandings(
      PUBLISHED_PLAYERS.toReversed(),
      PUBLISHED_GAMES.toReversed(),
      usualPairOrder(KIBA_SCORE),
    );
    expect(shuffled.map(line)).toEqual(rows.map(line));
  });
});

describe('the order of a table (KIBA 9.4, 9.5)', () => {
  const [a, b, c] = [player('a'), player('b'), player('c')];

  test.each([
    [
      'score before Neustadtl: c beat the leader once and is still last',
      [a, b, c],
      [...pair('a', 'b', '++'), ...pair('a', 'c', '+-'), ...pair('b', 'c', '++')],
      [
        [1, 'a', 3, 2.5, 1500],
        [2, 'b', 2, 1, 1500],
        [3, 'c', 1, 1.5, 1500],
      ],
    ],
    [
      'Neustadtl decides between equal scores before the KIBA score does',
      [a, player('b', 2500), c, player('d')],
      [...pair('a', 'c', '+-'), ...pair('a', 'd', '+.'), ...pair('b', 'd', '++'), ...pair('c', 'd', '++')],
      [
        [1, 'c', 3, 1, 1500],
        [2, 'a', 2, 1.5, 1500],
        [3, 'b', 2, 0, 2500],
        [4, 'd', 0, 0, 1500],
      ],
    ],
    [
      'KIBA 3.3: then the KIBA score in tenths, even if both show the same',
      [player('a', 1952, 815), player('b', 1904, 820), c],
      [...pair('a', 'b', '+-'), ...pair('a', 'c', '++'), ...pair('b', 'c', '++')],
      [
        [1, 'b', 3, 1.5, 10_104],
        [2, 'a', 3, 1.5, 10_102],
        [3, 'c', 0, 0, 1500],
      ],
    ],
    [
      'KIBA 9.5: all three equal, the rank is shared and the next one skipped',
      [c, a, b],
      [...pair('a', 'b', '+-'), ...pair('a', 'c', '++'), ...pair('b', 'c', '++')],
      [
        [1, 'a', 3, 1.5, 1500],
        [1, 'b', 3, 1.5, 1500],
        [3, 'c', 0, 0, 1500],
      ],
    ],
    [
      'before the first result everybody shares the first rank in the order given',
      [b, c, a],
      [...pair('a', 'b', '..'), ...pair('a', 'c', '..'), ...pair('b', 'c', '..')],
      [
        [1, 'b', 0, 0, 1500],
        [1, 'c', 0, 0, 1500],
        [1, 'a', 0, 0, 1500],
      ],
    ],
    ['nobody', [], [], []],
  ] as const)('%s', (_case, players, games, lines) => {
    expect(pairStandings(players, games, usualPairOrder(KIBA_SCORE)).map(line)).toEqual(lines);
  });

  test('shared is said of every row that shares its rank, and of no other', () => {
    const rows = pairStandings(
      [c, a, b],
      [...pair('a', 'c', '++'), ...pair('b', 'c', '++')],
      usualPairOrder(KIBA_SCORE),
    );
    expect(rows.map(({ standing }) => [standing.entry, standing.shared])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
    ]);
  });
});

describe('a table while games are open (KIBA 9.2, 9.3)', () => {
  const players = [player('a'), player('b'), player('c')];
  const games = [...pair('a', 'b', '+.'), game('c', 'a', 2, null), game('b', 'c', 1, 'c')];
  const rows = pairStandings(players, games, usualPairOrder(KIBA_SCORE));
  const row = (name: string) => rows.find(({ standing }) => standing.entry === name);

  test.each([
    ['a', { b: '+.', c: '.x' }, 1, 2, 3, 0],
    ['b', { a: '-.', c: '-.' }, 0, 2, 3, 0],
    ['c', { a: '.x', b: '+.' }, 1, 2, 2, 0],
  ])('%s: open is a point, no winner an x, and nobody scores by it', (name, cells, score, played, all, neustadtl) => {
    expect(Object.fromEntries(row(name)?.cells.map(({ opponent, signs }) => [opponent, signs]) ?? [])).toEqual(cells);
    expect(row(name)?.standing).toMatchObject({ points: 2 * score, played, games: all });
    expect(tieBreak(row(name), 'SB')?.value).toBe(neustadtl);
  });

  test('a pair that is half played counts with what is won so far', () => {
    const more = pairStandings(players, [...pair('a', 'b', '+.'), ...pair('b', 'c', '++')], usualPairOrder(KIBA_SCORE));
    expect(worded(tieBreak(more[1], 'SB'))).toEqual({
      code: 'SB',
      name: 'Neustadtl',
      value: 1,
      terms: [{ text: '½ × 2 (b)', value: 1, opponent: 'b' }],
      rules: ['KIBA 9.3'],
    });
  });

  test('every sign knows its game: number, key, and whether the row moved first', () => {
    expect(row('a')?.cells.find(({ opponent }) => opponent === 'b')?.games).toEqual([
      { number: 1, key: 'a-b', sign: '+', isFirst: true },
      { number: 2, key: 'b-a', sign: '.', isFirst: false },
    ]);
  });
});
