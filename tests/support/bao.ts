import fc from 'fast-check';
import { bao } from '../../api/src/games/bao/rules/index.ts';
import { SEATS } from '../../api/src/kernel/seat.ts';
import type { BySeat } from '../../api/src/kernel/seat.ts';
import type { BaoMove, BaoPosition, BaoTrace, BaoVariant } from '../../api/src/games/bao/rules/types.ts';

/** The position of a line that the test knows to be sound. */
export function at(line: string): BaoPosition {
  const read = bao.decode(line);
  if (!read.ok) throw new Error(`${line}: ${read.error.message.key} (column ${read.error.column})`);
  return read.value;
}

/** The position and the trace after a move that the test knows to be legal. */
export function played(position: BaoPosition, move: BaoMove): { position: BaoPosition; trace: BaoTrace } {
  const done = bao.play(position, move);
  if (!done.ok) throw new Error(`${bao.encode(position)}: ${done.error.message.key}`);
  return done.value;
}

/** The line after a move in text. */
export function after(line: string, text: string): string {
  const position = at(line);
  return bao.encode(played(position, moveOf(position, text)).position);
}

/** A legal move by its text. */
export function moveOf(position: BaoPosition, text: string): BaoMove {
  const read = bao.parseMove(position, text);
  if (!read.ok) throw new Error(`${bao.encode(position)} ${text}: ${read.error.message.key}`);
  return read.value.move;
}

/** Canonical texts of all legal moves, sorted. */
export function movesOf(line: string): string[] {
  const position = at(line);
  return bao
    .legalMoves(position)
    .map((move) => bao.formatMove(position, move))
    .toSorted();
}

/** Seeds on the board, in both stores and in the hand. */
export function allSeeds(position: BaoPosition): number {
  const hand = position.result?.hand ?? 0;
  return SEATS.flatMap((seat) => [...position.pits[seat], position.store[seat]]).reduce((sum, n) => sum + n, hand);
}

/** The same position with South and North exchanged. */
export function mirrored(position: BaoPosition): BaoPosition {
  const { result } = position;
  return {
    ...position,
    pits: swapped(position.pits),
    store: swapped(position.store),
    house: swapped(position.house),
    turn: position.turn === 'first' ? 'second' : 'first',
    result: result === null ? null : { ...result, winner: result.winner === 'first' ? 'second' : 'first' },
  };
}

function swapped<Value>(both: BySeat<Value>): BySeat<Value> {
  return { first: both.second, second: both.first };
}

/** All positions of a random game, the same for the same seed; the last is where it ended. */
export function gameOf(variant: BaoVariant, seed: number): BaoPosition[] {
  const positions = [bao.initial({ variant })];
  for (const choice of numbers(seed)) {
    const position = positions.at(-1) ?? bao.initial({ variant });
    const moves = bao.legalMoves(position);
    const move = moves[choice % Math.max(1, moves.length)];
    if (move === undefined) break;
    positions.push(played(position, move).position);
  }
  return positions;
}

/** An endless stream of numbers, the same for the same seed. */
export function* numbers(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state >>> 8;
  }
}

const variants = fc.constantFrom<BaoVariant>('KISWAHILI', 'KISWAHILI', 'KISWAHILI', 'KUJIFUNZA');

/** Positions reached by legal moves, a whole game at a time. */
export const games = fc.record({ variant: variants, seed: fc.nat() }).map(({ variant, seed }) => gameOf(variant, seed));

/** Positions that need not have been reached: seeds heaped anywhere, stores and houses as the line allows. */
const heaps = fc
  .record({
    heaps: fc.array(fc.nat(31), { minLength: 2, maxLength: 32 }),
    store: fc.constantFrom(0, 0, 0, 5, 13),
    houses: fc.tuple(fc.boolean(), fc.boolean()),
    turn: fc.constantFrom(...SEATS),
    falls: fc.array(fc.nat(31), { minLength: 64, maxLength: 64 }),
  })
  .map(({ heaps, store, houses, turn, falls }): BaoPosition => {
    const rings = Array.from({ length: 32 }, () => 0);
    for (const fall of falls.slice(2 * store)) {
      const pit = heaps[fall % heaps.length] ?? 0;
      rings[pit] = (rings[pit] ?? 0) + 1;
    }
    const pits = { first: rings.slice(0, 16), second: rings.slice(16) };
    return {
      variant: 'KISWAHILI',
      pits,
      store: { first: store, second: store },
      house: { first: houses[0] && pits.first[4] !== 0, second: houses[1] && pits.second[4] !== 0 },
      turn,
      blocked: null,
      result: null,
    };
  })
  .map((position) => bao.decode(bao.encode(position)))
  .filter((read) => read.ok)
  .map((read) => read.value);

/** Such positions, and those that one move makes of them, where a pit may be blocked or the game over. */
export const boards = fc.tuple(heaps, fc.option(fc.nat())).map(([position, choice]) => {
  const moves = bao.legalMoves(position);
  const move = choice === null ? undefined : moves[choice % Math.max(1, moves.length)];
  return move === undefined ? position : played(position, move).position;
});
