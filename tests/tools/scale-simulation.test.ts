import { expect, test } from 'vitest';
import { seededNumbers } from '../support/seeded-entropy.ts';
import { simulate, type Costs, type Load } from '../bench/scale/simulate.ts';

const NOTHING: Costs = { move: 0, moveInDatabase: 0, commit: 0, event: 0, message: 0, page: 0, pageInDatabase: 0 };
const MOVES: Load = { moves: 100, pages: 0, watchersAGame: 0 };
const SECONDS = 600;

test('moves that wait for one server wait as long as the formula of Pollaczek and Khinchine says', () => {
  const machines = { servers: 1, databaseCores: 1 };
  for (const use of [0.3, 0.6, 0.8]) {
    const commit = use * 10;
    const { acknowledged, used } = simulate({ ...NOTHING, commit }, machines, MOVES, SECONDS, seededNumbers(3));
    const mean = commit + (use * commit) / (2 * (1 - use));
    expect(Math.abs(used.commits - use)).toBeLessThan(0.03);
    expect(Math.abs(acknowledged.mean / mean - 1)).toBeLessThan(0.08);
  }
});

test('what nobody waits for is acknowledged in the time of its own work, and seen when the last message is sent', () => {
  const costs: Costs = { ...NOTHING, move: 4, moveInDatabase: 3, commit: 1, event: 2, message: 0.5 };
  const calm = { moves: 0.5, pages: 0, watchersAGame: 20 };
  const { acknowledged, seen } = simulate(costs, { servers: 9, databaseCores: 1 }, calm, SECONDS, seededNumbers(5));
  expect(acknowledged.p50).toBeCloseTo(2 + 3 + 1 + 2);
  // Twenty who watch at nine servers; one of these is busy with the answer.
  expect(seen.p50).toBeCloseTo(2 + 3 + 1 + 2 + (2 + (20 / 9) * 0.5));
});

test('twice the servers hold nearly twice the moves, until the database is busy', () => {
  const costs: Costs = { ...NOTHING, move: 20, moveInDatabase: 1 };
  const busy = (servers: number): number =>
    simulate(costs, { servers, databaseCores: 1 }, MOVES, SECONDS, seededNumbers(7)).used.servers;
  expect(busy(4)).toBeCloseTo(0.5, 1);
  expect(busy(8)).toBeCloseTo(0.25, 1);
});
