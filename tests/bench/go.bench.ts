import goBoard from '@sabaki/go-board';
import { bench, do_not_optimize, run } from 'mitata';
import { go } from '../../api/src/games/go/rules/index.ts';
import type { GoMove, GoPosition } from '../../api/src/games/go/rules/types.ts';
import { drawPicture } from './picture/draw-picture.ts';

/** Speed of the go rules on one core: the plays of random legal games on 19x19 a second, beside @sabaki/go-board in the same run. */

const GOAL_PLAYS_PER_SECOND = 1_000_000;
const GOAL_TIMES_FASTER = 10;
const GAMES = 20;
const LONGEST = 400;
const SIZE = 19;

function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function opening(): GoPosition {
  const config = go.parseConfig({ size: SIZE });
  if (!config.ok) throw new Error(config.error.message.key);
  return go.initial(config.value);
}

/** The moves of a random game: any legal one but a pass, up to the longest game. */
function randomGame(pick: (below: number) => number): GoMove[] {
  const moves: GoMove[] = [];
  let position = opening();
  while (moves.length < LONGEST) {
    const legal = go.legalMoves(position).filter(({ kind }) => kind === 'play');
    const move = legal[pick(legal.length)];
    if (move === undefined) break;
    moves.push(move);
    position = played(position, move);
  }
  return moves;
}

function played(position: GoPosition, move: GoMove): GoPosition {
  const result = go.play(position, move);
  if (!result.ok) throw new Error(result.error.message.key);
  return result.value.position;
}

const games = Array.from({ length: GAMES }, (_, seed) => randomGame(chance(seed + 1)));
const plays = games.reduce((sum, moves) => sum + moves.length, 0);
const vertices = games.map((moves) =>
  moves.map((move): [number, number] =>
    move.kind === 'play' ? [move.point % SIZE, Math.floor(move.point / SIZE)] : [-1, -1],
  ),
);
/** Its declarations speak of a default export; what Node gets is the class itself. */
function isBoardClass(loaded: object): loaded is typeof goBoard.default {
  return 'fromDimensions' in loaded;
}

if (!isBoardClass(goBoard)) throw new Error('@sabaki/go-board exports its class in another way now.');
const GoBoard: typeof goBoard.default = goBoard;
const LEGAL_ONLY = { preventOverwrite: true, preventSuicide: true, preventKo: true };

/** The last board of a game by the other library, as our line writes one. */
function otherRows(game: ReadonlyArray<[number, number]>): string {
  let board = GoBoard.fromDimensions(SIZE);
  for (const [ply, vertex] of game.entries()) board = board.makeMove(ply % 2 === 0 ? 1 : -1, vertex, LEGAL_ONLY);
  return board.signMap.map((row) => row.map((sign) => (sign === 0 ? '.' : sign === 1 ? 'X' : 'O')).join('')).join('/');
}

for (const [index, moves] of games.entries()) {
  const [rows] = go.encode(moves.reduce(played, opening())).split(' ');
  if (rows !== otherRows(vertices[index] ?? [])) throw new Error(`game ${index} ends differently in the two libraries`);
}

bench(`${GAMES} random legal games on 19x19, every move played`, () => {
  for (const moves of games) do_not_optimize(moves.reduce(played, opening()));
});
bench('the same games by @sabaki/go-board', () => {
  for (const game of vertices) do_not_optimize(otherRows(game));
});

const { benchmarks } = await run();
const [ours, others] = benchmarks.map((trial) => Math.round(plays / ((trial.runs[0]?.stats?.p50 ?? Number.NaN) / 1e9)));
const times = (ours ?? Number.NaN) / (others ?? Number.NaN);
console.log(`${plays} plays in ${GAMES} games, which end alike in both`);
console.log(`${ours} plays a second in the median (goal ${GOAL_PLAYS_PER_SECOND}); @sabaki/go-board ${others}`);
console.log(`${times.toFixed(1)} times faster (goal ${GOAL_TIMES_FASTER})`);
drawPicture('go', {
  title: 'Plays of random legal games on 19x19',
  unit: 'plays a second',
  better: 'more',
  bars: [
    { name: 'Baraza', value: ours ?? Number.NaN, of: 'ours' },
    { name: '@sabaki/go-board', value: others ?? Number.NaN, of: 'peer' },
  ],
  goal: GOAL_PLAYS_PER_SECOND,
});
