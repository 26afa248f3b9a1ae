import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { plainMoves } from '../../../support/bao-plain.ts';
import { at, moveOf, movesOf, played } from '../../../support/bao.ts';

/** Plays moves in text one after another; answers the line after each. */
function linesOf(line: string, texts: readonly string[]): string[] {
  const lines: string[] = [];
  let position = at(line);
  for (const text of texts) {
    position = played(position, moveOf(position, text)).position;
    lines.push(bao.encode(position));
  }
  return lines;
}

describe("KIBA's rules, 4.5: a kutakatia with all 64 seeds", () => {
  const BEFORE = 'K -1,2,-4,2,-1/-2,2,2,-1,2,6,4/1,-1,1,2,10,-2,10/2,2,8,4,1,2,1,-1 0,0 - S -';
  const SHOWN = 'K -1,2,-2,1,1,-2/-2,2,2,-1,2,6,4/1,-1,1,2,10,-2,10/2,2,8,4,1,2,1,-1 0,0 - N a4';

  test('South exposes a4 alone, which is blocked', () => {
    expect(linesOf(BEFORE, ['A7<**'])).toEqual([SHOWN]);
  });

  test('a5 and a8 are left to North, both ways', () => {
    expect(movesOf(SHOWN)).toEqual(['a5<*', 'a5>*', 'a8<*', 'a8>*']);
  });

  test.each([
    ['a8>*', 1, 2],
    ['a8<*', 5, 5],
    ['a5>*', 2, 2],
    ['a5<*', 10, 6],
  ])('%s takes %i sowings and leaves %i seeds in a4, which South can still harvest', (text, sowings, seeds) => {
    const { position, trace } = played(at(SHOWN), moveOf(at(SHOWN), text));
    expect(trace.filter((step) => step.kind === 'lift')).toHaveLength(sowings);
    expect(position.pits.second[3]).toBe(seeds);
    const takesA4 = bao.legalMoves(position).every((move) => {
      const first = played(position, move).trace.find((step) => step.kind === 'capture');
      return first?.kind === 'capture' && first.pit === 3;
    });
    expect(takesA4).toBe(true);
  });
});

describe("de Voogt's never-ending move of 2006", () => {
  /** The 22 moves that lead to it, with every direction left out that may be. */
  const GAME = `1: A6<* a6>;
2: A4> a6>;
3: A5< a3>;
4: A8+ a8;
5: A4> a4<;
6: A8 a7;
7: A1 a4>;
8: A6> a4<;
9: A2 a4<;
10: A4< a4<;
11: A7 a4<;
`;
  const SHOWN = 'K 1,6,3,1,-1,5,4,-1/2,1,-1,5,-1,3,-1,1/1,-2,9,-4/-8 11,11 - S -';

  test('is reached from the opening as published', () => {
    const read = bao.importRecord(GAME);
    expect(read.ok && bao.encode(read.value.position)).toBe(SHOWN);
  });

  test('A3< would never end, so it is not offered', () => {
    expect(movesOf(SHOWN)).not.toContain('A3<*');
    expect(movesOf(SHOWN)).toContain('A3>*');
    expect(movesOf(SHOWN)).toEqual([...plainMoves(SHOWN).keys()].toSorted());
    const message = 'This move would never end, so it is not allowed.';
    expect(worded(bao.parseMove(at(SHOWN), 'A3<'))).toMatchObject({ ok: false, error: { message, column: 3 } });
  });
});

/** Its letters name the kichwa of a harvest and the way on the printed page; here they are the mover's own hand. */
describe('problems of Mancala World, "Bao la Kiswahili"', () => {
  const FIRST = 'K 2,-1,1,2,-1,1,1,1/1,2,4,5,3,3,3,2/-1,1,5,-2,3,-1,3/4,3,-2,6,4,2,2 0,0 - S -';
  const SECOND = 'K 2,3,2,4,2,-1,3,-1/8,-1,1,5,2,1,-2/-1,2,-1,12,-1,2,2,1/-2,3,3,2,2,1,1 0,0 - N -';

  test('1: South wins with B2', () => {
    expect(movesOf(FIRST)).toContain('B2<#');
    expect(linesOf(FIRST, ['B2<']).at(-1)).toMatch(/ S:bao-hamna/);
  });

  test('2: North wins in three, whichever way A4 goes', () => {
    const lines = linesOf(SECOND, ['a4<', 'A4<*', 'b3<', 'B4>', 'b2<']);
    expect(movesOf(lines[2] ?? '')).toEqual(['B4>']);
    expect(lines.at(-1)).toMatch(/ N:bao-hamna/);
    expect(linesOf(SECOND, ['a4<', 'A4>', 'b2<']).at(-1)).toMatch(/ N:bao-hamna/);
  });
});

/** South's moves of "Bao (Zanzibar)", the Game Cabinet, after de Voogt 1995; seeds not shown there lie in North's back row. */
describe('diagrams of the Game Cabinet', () => {
  test.each([
    [
      '3, 4: a seed harvested, from the left',
      'K -4,7,-1,2,1/-8/-2,2,1,8,1,-1,1/21,-7 10,10 Aa S -',
      'A5<',
      'K 1,-3,8,-1,2,1/-8/-2,2,-1,8,1,-1,1/21,-7 9,10 Aa N -',
    ],
    [
      '5, 7: three seeds from the left',
      'K -4,7,-3/-8/-2,2,3,8,1,-1,1/22,-7 10,10 Aa S -',
      'A5<',
      'K 1,1,1,-1,8,-3/-8/-2,2,-1,8,1,-1,1/22,-7 9,10 Aa N -',
    ],
    [
      '5, 8: three seeds from the right',
      'K -4,7,-3/-8/-2,2,3,8,1,-1,1/22,-7 10,10 Aa S -',
      'A5>',
      'K -4,8,1,1,1/-8/-2,2,-1,8,1,-1,1/22,-7 9,10 Aa N -',
    ],
    [
      '14, 15: a kimbi, and on in the same direction',
      'K -1,2,1,-1,8,-1,3,4/-8/6,5,2,-1,8,4,3,-1/3,-7 8,7 Aa S -',
      'A2',
      'K 2,5,3,1,8,-1,3,4/-8/6,5,2,-1,8,-3/3,-7 7,7 Aa N -',
    ],
    [
      '14, 16: a kichwa, a second harvest, and the house played round the corner',
      'K -1,2,1,-1,8,-1,3,4/-8/6,5,2,-1,8,4,3,-1/3,-7 8,7 Aa S -',
      'A8+',
      'K 1,3,3,2,-1,2,5,7/1,1,1,1,1,1,-2/-1,5,2,-1,8,-1,3,-1/3,-7 7,7 a N -',
    ],
    [
      '19: the move ends in the house, which is kept',
      'K 2,1,-2,12,-3/-8/-2,4,4,10,2,1,-1/8,-7 10,10 Aa S -',
      'A5>',
      'K 2,1,-2,14,1,1,1/-8/-2,4,-1,10,2,1,-1/8,-7 9,10 Aa N -',
    ],
    [
      '22: a tax',
      'K -4,9,-3/-8/-2,2,-1,9,2,1,-1/21,-7 10,10 Aa S -',
      'A5>',
      'K -4,8,1,1,-1/-8/-2,2,-1,9,2,1,-1/21,-7 9,10 Aa N -',
    ],
  ])('%s', (_what, line, text, expected) => {
    expect(linesOf(line, [text])).toEqual([expected]);
  });
});
