// What one core, one machine and ten machines hold, by simulation from what was measured (docs/scale.md says where): the most moves a
// second at which all but one in a hundred are acknowledged, and seen by all who watch, within a second, and what is busy then.
import type { Bar } from './picture/comparison.ts';
import { drawPicture } from './picture/draw-picture.ts';
import { simulate, type Costs, type Load, type Machines, type Simulated } from './scale/simulate.ts';

/** Milliseconds, of a move with sign-in, notices and letters and of a page of the common ones. */
const COSTS: Costs = {
  move: 8.5,
  moveInDatabase: 4.5,
  commit: 0.95,
  event: 1.2,
  message: 0.0095,
  page: 10,
  pageInDatabase: 4,
};
const MACHINES: Readonly<Record<string, Machines>> = {
  'one core, database in it': { servers: 1, databaseCores: 0 },
  'a machine of 8 cores': { servers: 5, databaseCores: 3 },
  'ten such machines': { servers: 72, databaseCores: 8 },
};
/** What comes with each move: pages that are opened, and how many watch the game. */
const AUDIENCES: Readonly<Record<string, Omit<Load, 'moves'> & { readonly pages: number }>> = {
  'played, hardly watched': { pages: 0.5, watchersAGame: 1 },
  'a club evening': { pages: 1, watchersAGame: 10 },
  'a final': { pages: 1, watchersAGame: 1_000 },
};
const PATIENCE = 1_000;
const SECONDS = 30;
/** A player of correspondence moves twice a day, three times as often at the busiest hour; in a club evening a game has a move in 20 s. */
const MOVES_A_GAME = { correspondence: (2 * 3) / 86_400, evening: 1 / 20 };

const bars: Bar[] = [];
for (const [what, machines] of Object.entries(MACHINES)) {
  console.log(`\n${what}`);
  console.log(
    '                          moves/s   games by letter   games of an evening   p99 ms   busy: servers, database, commits',
  );
  for (const [how, { pages, watchersAGame }] of Object.entries(AUDIENCES)) {
    const run = (moves: number): Simulated =>
      simulate(COSTS, machines, { moves, pages: moves * pages, watchersAGame }, SECONDS, chance(7));
    const most = mostMoves(run);
    const { acknowledged, seen, used } = run(most);
    const games = (aGame: number): string => Math.round(most / aGame).toLocaleString('en');
    const busy = [used.servers, used.database, used.commits].map((share) => `${Math.round(share * 100)} %`).join(', ');
    console.log(
      `  ${how.padEnd(24)}${most.toFixed(0).padStart(7)}${games(MOVES_A_GAME.correspondence).padStart(18)}` +
        `${games(MOVES_A_GAME.evening).padStart(22)}${Math.max(acknowledged.p99, seen.p99).toFixed(0).padStart(9)}   ${busy}`,
    );
    if (how === 'a club evening') bars.push({ name: what, value: most, of: 'ours' });
  }
}
drawPicture('scale', {
  title: 'Moves a second by simulation, ten watchers a game',
  unit: 'moves a second',
  better: 'more',
  bars,
});

/** The most moves a second that are in time, to one in a hundred: found by halving, as more of them never take less long. */
function mostMoves(run: (moves: number) => Simulated): number {
  const isInTime = (moves: number): boolean => {
    const { acknowledged, seen } = run(moves);
    return acknowledged.p99 < PATIENCE && seen.p99 < PATIENCE;
  };
  let [low, high] = [0.1, 2_000];
  while (high / low > 1.03) {
    const middle = Math.sqrt(low * high);
    if (isInTime(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
