import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherSeat } from '../../../../api/src/kernel/seat.ts';
import type { BySeat, Seat } from '../../../../api/src/kernel/seat.ts';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { DIRECTIONS, MOVE_KINDS } from '../../../../api/src/games/bao/rules/types.ts';
import type { BaoMove, BaoPosition, BaoTrace } from '../../../../api/src/games/bao/rules/types.ts';
import { plainMoves } from '../../../support/bao-plain.ts';
import { allSeeds, at, boards, gameOf, games, mirrored, numbers, played } from '../../../support/bao.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

/** Every value that a move can have: more than any position allows. */
const EVERY_MOVE: readonly BaoMove[] = Array.from({ length: 16 }, (_, pit) => pit).flatMap((pit) =>
  DIRECTIONS.flatMap((direction) =>
    MOVE_KINDS.flatMap((kind) => [false, true].map((playsHouse) => ({ pit, direction, kind, playsHouse }))),
  ),
);

function key(move: BaoMove): string {
  return `${move.pit} ${move.direction} ${move.kind} ${move.playsHouse}`;
}

/** The moves that `play` accepts, by trying all. */
function accepted(position: BaoPosition): string[] {
  return EVERY_MOVE.filter((move) => bao.play(position, move).ok).map(key);
}

function offered(position: BaoPosition): string[] {
  return bao.legalMoves(position).map(key);
}

/** What the steps of a trace make of the pits, stores and houses, and how many seeds they leave in the hand. */
function folded(
  before: BaoPosition,
  trace: BaoTrace,
): { board: Pick<BaoPosition, 'pits' | 'store' | 'house'>; hand: number } {
  const mover = before.turn;
  const pits: BySeat<number[]> = { first: [...before.pits.first], second: [...before.pits.second] };
  const store: Record<Seat, number> = { ...before.store };
  const house: Record<Seat, boolean> = { ...before.house };
  let hand = 0;
  const add = (seat: Seat, pit: number, seeds: number): void => {
    pits[seat][pit] = (pits[seat][pit] ?? 0) + seeds;
  };
  for (const step of trace) {
    switch (step.kind) {
      case 'place':
        store[mover]--;
        add(mover, step.pit, 1);
        break;
      case 'lift':
      case 'tax':
        add(mover, step.pit, -step.seeds);
        hand += step.seeds;
        break;
      case 'capture':
        add(otherSeat(mover), step.pit, -step.seeds);
        hand += step.seeds;
        break;
      case 'sow':
        add(mover, step.pit, 1);
        hand--;
        break;
      case 'house-lost':
        house[step.seat] = false;
        break;
      case 'stop':
        break;
    }
  }
  return { board: { pits, store, house }, hand };
}

/** Positions of every kind: reached in games, and heaped at random. */
const positions = fc.oneof(
  fc.tuple(games, fc.nat()).map(([game, at]) => game[at % game.length] ?? bao.initial({ variant: 'KISWAHILI' })),
  boards,
);

describe('in every position', () => {
  test('no seed is lost or made', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const position of game) expect(allSeeds(position)).toBe(64);
      }),
      propertyRuns(30, 2_000),
    );
  });

  test('every game comes to an end with a winner, and then offers nothing', () => {
    fc.assert(
      fc.property(games, (game) => {
        const last = game.at(-1);
        expect(last?.result).not.toBeNull();
        expect(last && bao.legalMoves(last)).toEqual([]);
        for (const position of game.slice(0, -1)) expect(bao.legalMoves(position)).not.toEqual([]);
      }),
      propertyRuns(30, 2_000),
    );
  });

  test('the moves of the mirrored position are the mirrored moves', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const mirror = mirrored(position);
        expect(offered(mirror)).toEqual(offered(position));
        for (const move of bao.legalMoves(position)) {
          expect(played(mirror, move).position).toEqual(mirrored(played(position, move).position));
          expect(played(mirror, move).trace.length).toBe(played(position, move).trace.length);
        }
      }),
      propertyRuns(330, 20_000),
    );
  });

  test('what play accepts is what legalMoves offers', () => {
    fc.assert(
      fc.property(boards, (position) => {
        expect(accepted(position).toSorted()).toEqual(offered(position).toSorted());
      }),
      propertyRuns(330, 20_000),
    );
  });

  test('a move that is no pit at all is refused', () => {
    const position = bao.initial({ variant: 'KISWAHILI' });
    for (const pit of [-1, 16, 5.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const done = bao.play(position, { pit, direction: 'clockwise', kind: 'takata', playsHouse: false });
      expect(worded(done)).toMatchObject({
        ok: false,
        error: { kind: 'no-such-pit', part: 'pit', message: 'There is no such pit.' },
      });
    }
  });

  test('the trace folded over the position gives the position after it', () => {
    fc.assert(
      fc.property(positions, (position) => {
        for (const move of bao.legalMoves(position)) {
          const done = played(position, move);
          const { pits, store, house, result } = done.position;
          const { board, hand } = folded(position, done.trace);
          expect(board).toEqual({ pits, store, house });
          expect(hand).toBe(result?.hand ?? 0);
          expect(done.trace.filter((step) => step.kind === 'stop')).toEqual([done.trace.at(-1)]);
        }
      }),
      propertyRuns(160, 10_000),
    );
  });

  test('the text of a move is read as that move, and two moves never share it', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const moves = bao.legalMoves(position);
        const texts = moves.map((move) => bao.formatMove(position, move));
        expect(new Set(texts).size).toBe(texts.length);
        for (const [index, text] of texts.entries()) {
          expect(bao.parseMove(position, text)).toEqual({ ok: true, value: { move: moves[index], warnings: [] } });
        }
      }),
      propertyRuns(160, 10_000),
    );
  });

  test('the line is read back as the position', () => {
    fc.assert(
      fc.property(games, boards, (game, board) => {
        for (const position of [...game, board]) expect(at(bao.encode(position))).toEqual(position);
      }),
      propertyRuns(10, 1_000),
    );
  });

  test('the second engine finds the same moves and the same positions after them', () => {
    fc.assert(
      fc.property(positions, (position) => {
        const after = new Map(
          bao
            .legalMoves(position)
            .map((move) => [bao.formatMove(position, move), bao.encode(played(position, move).position)]),
        );
        expect(after).toEqual(plainMoves(bao.encode(position)));
      }),
      propertyRuns(330, 20_000),
    );
  });
});

describe('over whole random games', () => {
  test('what play accepts is what legalMoves offers, in thousands of positions', () => {
    let tried = 0;
    for (let game = 0; tried < propertyRuns(2_000, 10_000).numRuns; game++) {
      for (const position of gameOf(game % 4 === 0 ? 'KUJIFUNZA' : 'KISWAHILI', game)) {
        tried++;
        if (accepted(position).toSorted().join() === offered(position).toSorted().join()) continue;
        expect.fail(`play and legalMoves differ in ${bao.encode(position)}`);
      }
    }
  });

  test('the second engine plays the same games', () => {
    const choices = numbers(11);
    for (let game = 0; game < propertyRuns(10, 40).numRuns; game++) {
      let line = bao.encode(bao.initial({ variant: game % 4 === 0 ? 'KUJIFUNZA' : 'KISWAHILI' }));
      while (at(line).result === null) {
        const moves = [...plainMoves(line)].toSorted(([one], [other]) => (one < other ? -1 : 1));
        const [text = '', next = ''] = moves[(choices.next().value ?? 0) % moves.length] ?? [];
        const read = bao.parseMove(at(line), text);
        expect(read.ok && bao.encode(played(at(line), read.value.move).position)).toBe(next);
        line = next;
      }
    }
  });
});

describe('no text breaks the reader', () => {
  const nearMoves = fc.string({ unit: fc.constantFrom(...'AaBb12345678<>+*# ;:x'), maxLength: 8 });
  const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), nearMoves);

  test('of moves', () => {
    fc.assert(
      fc.property(positions, anyText, (position, text) => {
        const read = bao.parseMove(position, text);
        if (read.ok) expect(offered(position)).toContain(key(read.value.move));
        else expect(read.error.column).toBeGreaterThanOrEqual(1);
      }),
      propertyRuns(660, 50_000),
    );
  });

  test('of position lines', () => {
    const nearLines = fc.tuple(positions, fc.nat(), fc.nat(3), anyText).map(([position, at, length, text]) => {
      const line = bao.encode(position);
      const from = at % line.length;
      return line.slice(0, from) + text + line.slice(from + length);
    });
    fc.assert(
      fc.property(fc.oneof(anyText, nearLines), (text) => {
        const read = bao.decode(text);
        if (read.ok) expect(at(bao.encode(read.value))).toEqual(read.value);
        else expect(read.error.column).toBeGreaterThanOrEqual(1);
      }),
      propertyRuns(660, 50_000),
    );
  });

  test('of transcripts', () => {
    const nearLines = fc.array(fc.oneof(nearMoves, fc.constantFrom('1: A6<* a5>;', '2: ', ' ', ';', '\n', 'X - y\n')));
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          nearLines.map((parts) => parts.join('')),
        ),
        (text) => {
          const read = bao.importRecord(text);
          if (!read.ok) expect(read.error.line).toBeGreaterThanOrEqual(1);
        },
      ),
      propertyRuns(660, 50_000),
    );
  });
});
