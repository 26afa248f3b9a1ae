import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Seat } from '../../../../api/src/kernel/seat.ts';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import type { GoMove, GoPosition } from '../../../../api/src/games/go/rules/types.ts';
import { goAt, goGame, goPlayed } from '../../../support/go.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { seededNumbers } from '../../../support/seeded-entropy.ts';

function chosen(position: GoPosition, draw: number): GoMove {
  const move = go.choose(position, draw);
  if (move === null) throw new Error(`no move is chosen in ${go.encode(position)}`);
  return move;
}

/** All positions of a game to its end, its seats played by these. */
function played(size: number, moverOf: Readonly<Record<Seat, (position: GoPosition) => GoMove>>): GoPosition[] {
  const positions = [goGame({ size })];
  for (let at = positions[0]!; go.outcome(at) === null && positions.length < 1_000; at = positions.at(-1)!) {
    const seat = go.toMove(at);
    if (seat !== 'first' && seat !== 'second') throw new Error(`nobody is to move in ${go.encode(at)}`);
    positions.push(goPlayed(at, moverOf[seat](at)));
  }
  return positions;
}

const B = '.XX../XOO../.XX../...../..... B - 0,0 0';
const W = '.XX../XOO../.XX../...../..... W - 0,0 0';

test.each([
  ['takes two stones in atari', B, 'D4'],
  ['saves its own two', W, 'D4'],
  ['does not begin in a corner or on the edge', `${Array(9).fill('.'.repeat(9)).join('/')} B - 0,0 0`, /^[C-G][3-7]$/],
])('a bot %s', (_what, line, point) => {
  const position = goAt(line);
  for (const draw of [0, 0.3, 0.6, 0.999]) expect(go.formatMove(position, chosen(position, draw))).toMatch(point);
});

test('two bots come to an agreed score, on a board that never comes back, and not always to the same', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.constantFrom(5, 9), (seed, size) => {
      const chance = seededNumbers(seed);
      const bot = (position: GoPosition): GoMove => chosen(position, chance());
      const positions = played(size, { first: bot, second: bot });
      const end = positions.at(-1)!;
      expect(end.phase.kind).toBe('agreed');
      const boards = positions.filter(({ phase, passes }) => phase.kind === 'play' && passes === 0);
      expect(new Set(boards.map((one) => go.encode(one).split(' ').slice(0, 2).join(' '))).size).toBe(boards.length);
      ends.add(go.encode(end));
    }),
    propertyRuns(10, 300),
  );
  expect(ends.size).toBeGreaterThan(1);
});

test('a bot beats a random mover in at least nine games of ten', () => {
  const games = propertyRuns(10, 100).numRuns;
  const chance = seededNumbers(4_711);
  const random = (position: GoPosition): GoMove => {
    const moves = go.legalMoves(position);
    return position.phase.kind === 'play' ? moves[Math.floor(chance() * moves.length)]! : chosen(position, 0);
  };
  const bot = (position: GoPosition): GoMove => chosen(position, chance());
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat: Seat = game % 2 === 0 ? 'first' : 'second';
    const end = played(9, { first: seat === 'first' ? bot : random, second: seat === 'second' ? bot : random }).at(-1)!;
    if (go.outcome(end)?.winner === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(0.9 * games);
});
