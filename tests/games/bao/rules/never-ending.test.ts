import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { plainMoves } from '../../../support/bao-plain.ts';
import { after, at, moveOf, movesOf, played } from '../../../support/bao.ts';

/** Kutakata that end although they sow far more than any limit on laps would let pass: seeds sown and lifts. */
const LONG: readonly (readonly [seeds: number, lifts: number, line: string, move: string])[] = [
  [506, 116, 'K 5,-1,5,2,5,4,-1,3/3,4,2,3,2,3,1,5/-6,17,-1/-8 0,0 - S -', 'A6>*'],
  [873, 158, 'K 4,-1,3,7,2,3,2,3/7,4,3,2,7,10,3,2/-6,2,-1/-8 0,0 - S -', 'A1>*'],
  [3899, 1000, 'K 1,2,3,-1,5,2,2,1/4,3,2,5,2,-1,4,3/-4,25,-3/-8 0,0 - S -', 'A6>*'],
  [7556, 1821, 'K 1,4,1,4,1,4,-1,1/-1,1,4,3,2,4,3,5/-1,26,-6/-8 0,0 - S -', 'A6>*'],
];

/** Starts that never end, beside the moves that their position has. */
const ENDLESS: readonly (readonly [text: string, line: string, start: string, moves: string])[] = [
  [
    'a cycle that closes soon',
    'K 3,2,-1,1,2,2,5,-1/2,5,6,7,-1,1,2,7/-7,2/3,4,2,2,-3,6 0,0 - S -',
    'A6<',
    'A1<* A1>* A2<* A2>* A5<* A5>* A6>* A7<* A7>*',
  ],
  [
    'a cycle that closes after a hundred million lifts, which is not waited for',
    'K 4,4,1,4,1,4,5,-1/5,2,5,4,2,1,2,1/19,-7/-8 0,0 - S -',
    'A1>',
    'A1<* A2<* A2>* A4<* A4>* A6<* A6>* A7<* A7>*',
  ],
];

describe('a move that ends is legal however long it is', () => {
  test.each(LONG)('%i seeds, %i lifts: %s %s', (seeds, lifts, line, text) => {
    const position = at(line);
    const { trace } = played(position, moveOf(position, text));
    expect(trace.filter((step) => step.kind === 'sow')).toHaveLength(seeds);
    expect(trace.filter((step) => step.kind === 'lift')).toHaveLength(lifts);
    expect(movesOf(line)).toContain(text);
  });

  test.each(LONG)('%i seeds, %i lifts, by the second engine', (_seeds, _lifts, line, text) => {
    expect(plainMoves(line).get(text)).toBe(after(line, text));
  });
});

describe('a move that never ends is none', () => {
  test.each(ENDLESS)('%s', (_text, line, start, moves) => {
    expect(movesOf(line).join(' ')).toBe(moves);
    expect([...plainMoves(line).keys()].toSorted().join(' ')).toBe(moves);
    const read = bao.parseMove(at(line), start);
    expect(worded(read)).toEqual({
      ok: false,
      error: {
        message: 'This move would never end, so it is not allowed.',
        column: 3,
        rule: 'never-ends',
      },
    });
  });
});
