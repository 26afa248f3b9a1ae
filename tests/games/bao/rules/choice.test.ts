import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bao } from '../../../../api/src/games/bao/rules/index.ts';
import { GAMES } from '../../../../api/src/games/rules.ts';
import type { BaoMove, BaoPosition } from '../../../../api/src/games/bao/rules/types.ts';
import { otherSeat } from '../../../../api/src/kernel/seat.ts';
import { boards, games, numbers, played } from '../../../support/bao.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const draws = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const positions = fc.oneof(
  games.chain((game) => fc.constantFrom(...game)),
  boards,
);

/** Whether a move ends the game for its mover. */
function wins(position: BaoPosition, move: BaoMove): boolean {
  return played(position, move).position.result?.winner === position.turn;
}

/** Whether the opponent wins, by this move itself or by his best reply. */
function loses(position: BaoPosition, move: BaoMove): boolean {
  const after = played(position, move).position;
  if (after.result !== null) return after.result.winner !== position.turn;
  return bao.legalMoves(after).some((reply) => wins(after, reply));
}

function chosen(position: BaoPosition, draw: number): BaoMove {
  const move = bao.choose(position, draw);
  if (move === null) throw new Error(`no move is chosen in ${bao.encode(position)}`);
  return move;
}

describe('a chosen move', () => {
  test('is legal, and there is none when the game is over', () => {
    fc.assert(
      fc.property(positions, draws, (position, draw) => {
        const move = bao.choose(position, draw);
        if (position.result !== null) expect(move).toBeNull();
        else expect(bao.legalMoves(position)).toContainEqual(move);
      }),
      propertyRuns(500, 20_000),
    );
  });

  test('wins when a move wins', () => {
    let seen = 0;
    fc.assert(
      fc.property(positions, draws, (position, draw) => {
        if (!bao.legalMoves(position).some((move) => wins(position, move))) return;
        seen++;
        expect(wins(position, chosen(position, draw))).toBe(true);
      }),
      propertyRuns(1_500, 20_000),
    );
    expect(seen).toBeGreaterThan(20);
  });

  test('never lets the opponent win at once when another move does not', () => {
    let seen = 0;
    fc.assert(
      fc.property(positions, draws, (position, draw) => {
        const losing = bao.legalMoves(position).filter((move) => loses(position, move));
        if (losing.length === 0 || losing.length === bao.legalMoves(position).length) return;
        seen++;
        expect(loses(position, chosen(position, draw))).toBe(false);
      }),
      propertyRuns(1_500, 20_000),
    );
    expect(seen).toBeGreaterThan(20);
  });

  test('is the same for the same draw', () => {
    fc.assert(
      fc.property(positions, draws, (position, draw) => {
        expect(bao.choose(position, draw)).toEqual(bao.choose(position, draw));
      }),
      propertyRuns(100, 5_000),
    );
  });

  test('is another one for another draw, where moves are equally good', () => {
    const opening = bao.initial({ variant: 'KISWAHILI' });
    const texts = [0, 0.25, 0.5, 0.75, 0.999].map((draw) => bao.formatMove(opening, chosen(opening, draw)));
    expect(new Set(texts).size).toBeGreaterThan(1);
  });
});

test('as text, the chosen move is one of the legal texts', () => {
  fc.assert(
    fc.property(positions, draws, (position, draw) => {
      const encoded = bao.encode(position);
      const text = GAMES.BAO.choose(encoded, draw);
      if (position.result !== null) expect(text).toBeNull();
      else expect(GAMES.BAO.legalMoves(encoded)).toContain(text);
    }),
    propertyRuns(200, 5_000),
  );
});

test('a bot beats a random mover in at least nine games of ten', () => {
  const count = propertyRuns(20, 100).numRuns;
  const chance = numbers(4_711);
  const draw = (): number => chance.next().value / 2 ** 24;
  let won = 0;
  for (let game = 0; game < count; game++) {
    const seat = game % 2 === 0 ? 'first' : 'second';
    if (winnerOf(seat, draw) === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(0.9 * count);
});

/** Who wins when the bot has this seat and the other seat moves at random. */
function winnerOf(bot: BaoPosition['turn'], draw: () => number): BaoPosition['turn'] {
  let position = bao.initial({ variant: 'KISWAHILI' });
  while (position.result === null) {
    const moves = bao.legalMoves(position);
    const random = moves[Math.floor(draw() * moves.length)];
    const move = position.turn === bot ? chosen(position, draw()) : random;
    if (move === undefined) return otherSeat(position.turn);
    position = played(position, move).position;
  }
  return position.result.winner;
}
