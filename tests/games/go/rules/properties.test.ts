import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherSeat } from '../../../../api/src/kernel/seat.ts';
import { allBreathe } from '../../../../api/src/games/go/rules/chain.ts';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import { pointName } from '../../../../api/src/games/go/rules/point-text.ts';
import { countStones, pointsOf } from '../../../../api/src/games/go/rules/stones.ts';
import { KO_RULES, MARKS } from '../../../../api/src/games/go/rules/types.ts';
import type { GoMove, GoPosition } from '../../../../api/src/games/go/rules/types.ts';
import { goAfter, goAt, goGame, goPlayed, randomGoGame } from '../../../support/go.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** Random games: a size, a ko rule, and numbers that choose the moves. */
const games = fc
  .record({
    size: fc.constantFrom(5, 6, 7, 9),
    koRule: fc.constantFrom(...KO_RULES),
    picks: fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 160, size: 'max' }),
  })
  .map(({ size, koRule, picks }) => {
    const start = goGame({ size, koRule });
    const draws = picks.values();
    return { start, positions: randomGoGame(start, (below) => (draws.next().value ?? 0) % below, picks.length) };
  });

const daily = propertyRuns(20, 3_000);

/** A board and its side to move, by the rules' own text. */
const boardText = (position: GoPosition): string => go.encode(position).split(' ').slice(0, 2).join(' ');

test('no chain is ever without liberty, and stones, captures and plays add up', () => {
  fc.assert(
    fc.property(games, ({ start, positions }) => {
      let before = start;
      let plays = 0;
      for (const position of positions) {
        const { first, second } = position.stones;
        if (position.passes === 0) plays++;
        expect(allBreathe(first, second)).toBe(true);
        const standing = countStones(first) + countStones(second);
        expect(standing + position.captures.first + position.captures.second).toBe(plays);
        expect(position.count).toBe(standing);
        expect(position.turn).toBe(otherSeat(before.turn));
        before = position;
      }
    }),
    daily,
  );
});

test('a position is read back from its line, and a stored one equals the replay of its moves', () => {
  fc.assert(
    fc.property(games, ({ start, positions }) => {
      const texts: string[] = [];
      let stored = start;
      for (const position of positions) {
        const point = pointPlayed(stored, position);
        const text = go.formatMove(stored, point === null ? { kind: 'pass' } : { kind: 'play', point });
        texts.push(text);
        stored = goAfter(goAt(go.encode(stored)), text);
        expect(stored).toEqual(position);
      }
      expect(goAfter(start, ...texts)).toEqual(stored);
    }),
    propertyRuns(10, 500),
  );
});

function pointPlayed(before: GoPosition, after: GoPosition): number | null {
  const { size } = before.settings;
  const had = new Set(pointsOf(before.stones[before.turn], size));
  return pointsOf(after.stones[before.turn], size).find((point) => !had.has(point)) ?? null;
}

describe('legalMoves and play agree', () => {
  test('in play, on every point', () => {
    fc.assert(
      fc.property(games, ({ start, positions }) => {
        const position = positions.at(-1) ?? start;
        const all: GoMove[] = Array.from({ length: position.settings.size ** 2 }, (_, point) => ({
          kind: 'play',
          point,
        }));
        const offered = go.legalMoves(position).filter(({ kind }) => kind === 'play');
        expect(offered).toEqual(all.filter((move) => go.play(position, move).ok));
      }),
      daily,
    );
  });

  test('while the score is agreed, for every mark of one point', () => {
    fc.assert(
      fc.property(games, ({ start, positions }) => {
        const last = positions.at(-1) ?? start;
        const over =
          last.phase.kind === 'play' ? goAfter(last, ...(last.passes === 1 ? ['pass'] : ['pass', 'pass'])) : last;
        const offered = go.legalMoves(over);
        for (const move of offered) {
          expect(go.parseMove(over, go.formatMove(over, move))).toEqual({ ok: true, value: { move, warnings: [] } });
        }
        const after = (move: GoMove) => go.encode(goPlayed(over, move));
        const reached = new Set(offered.map(after));
        for (const mark of MARKS) {
          for (let point = 0; point < over.settings.size ** 2; point++) {
            const move: GoMove = { kind: 'mark', seat: 'first', mark, points: [point] };
            if (go.play(over, move).ok) expect(reached).toContain(after(move));
          }
        }
      }),
      propertyRuns(10, 300),
    );
  });
});

test.each([
  ['POSITIONAL', (line: string) => line.slice(0, -2)],
  ['SITUATIONAL', (line: string) => line],
] as const)('a play never repeats a position under %s superko', (koRule, sameness) => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat(1_000_000)), (picks) => {
      const start = goGame({ size: 5, koRule });
      const seen = new Set([sameness(boardText(start))]);
      for (const position of randomGoGame(start, (below) => (picks.next().value ?? 0) % below, 150)) {
        const board = sameness(boardText(position));
        if (position.passes === 0) expect(seen).not.toContain(board);
        seen.add(board);
      }
    }),
    propertyRuns(20, 1_000),
  );
});

test('names of points are read back on every size, and no column is I', () => {
  for (let size = 5; size <= 25; size++) {
    const start = goGame({ size });
    for (let point = 0; point < size * size; point++) {
      const name = pointName(size, point);
      expect(name).not.toContain('I');
      expect(go.parseMove(start, name)).toEqual({ ok: true, value: { move: { kind: 'play', point }, warnings: [] } });
    }
  }
});

test('a bot ends every game: no game of bots is endless, and its score is agreed', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (draws) => {
      let position = goGame({ size: 5, komi: 0.5 });
      for (let ply = 0; ply < 2_000 && go.outcome(position) === null; ply++) {
        const move = go.choose(position, draws.next().value ?? 0);
        if (move === null) break;
        position = goPlayed(position, move);
      }
      expect(['agreed', 'adjudication']).toContain(position.phase.kind);
    }),
    propertyRuns(5, 200),
  );
});
