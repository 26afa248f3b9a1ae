import { bench, do_not_optimize, run } from 'mitata';
import { bao } from '../../api/src/games/bao/rules/index.ts';
import type { BaoPosition } from '../../api/src/games/bao/rules/types.ts';
import { drawPicture } from './picture/draw-picture.ts';

/** Speed of the bao rules on one core: moves that `legalMoves` resolves a second, and random complete games. */

const GOAL_MOVES_PER_SECOND = 300_000;
const GOAL_MS_PER_GAME = 1;
const GAMES = 200;

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One random game: `legalMoves` and `play` at every ply. Answers the positions before each move. */
function playGame(pick: (below: number) => number): BaoPosition[] {
  const positions: BaoPosition[] = [];
  let position = bao.initial({ variant: 'KISWAHILI' });
  while (bao.outcome(position) === null) {
    positions.push(position);
    const moves = bao.legalMoves(position);
    const move = moves[pick(moves.length)];
    if (move === undefined) throw new Error('an open position has a legal move');
    const played = bao.play(position, move);
    if (!played.ok) throw new Error(played.error.message.key);
    position = played.value.position;
  }
  return positions;
}

const pick = chance(1);
const positions = Array.from({ length: GAMES }, () => playGame(pick)).flat();
const moves = positions.reduce((sum, position) => sum + bao.legalMoves(position).length, 0);

bench('legalMoves over all positions of 200 random games', () => {
  for (const position of positions) do_not_optimize(bao.legalMoves(position));
});
bench('one random complete game', () => {
  do_not_optimize(playGame(pick));
});

const { benchmarks } = await run();
const [resolving, playing] = benchmarks.map((trial) => trial.runs[0]?.stats?.avg ?? Number.NaN);
const movesPerSecond = Math.round(moves / ((resolving ?? Number.NaN) / 1e9));
const msPerGame = (playing ?? Number.NaN) / 1e6;
console.log(`${movesPerSecond} moves a second (goal ${GOAL_MOVES_PER_SECOND})`);
drawPicture('bao', {
  title: 'Moves of bao that legalMoves resolves',
  unit: 'moves a second',
  better: 'more',
  bars: [{ name: 'Baraza', value: movesPerSecond, of: 'ours' }],
  goal: GOAL_MOVES_PER_SECOND,
});
console.log(
  `${msPerGame.toFixed(3)} ms a random game (goal ${GOAL_MS_PER_GAME}), ${(positions.length / GAMES).toFixed(1)} plies`,
);
