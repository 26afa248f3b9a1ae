import { expect, test } from 'vitest';
import { gamesThen } from '../../../web/src/instants/games-then.ts';

const hour = (n: number): string => `2026-11-29T${String(n).padStart(2, '0')}:00:00.000Z`;
const decided = {
  number: 1,
  status: 'FINISHED',
  arrangedAt: hour(1),
  startedAt: hour(2),
  result: { at: hour(4) },
} as const;
const open = { number: 2, status: 'RUNNING', arrangedAt: hour(4), startedAt: hour(5), result: null } as const;
const GAMES = [decided, open];

test('as they stand, games are what they are', () => {
  expect(gamesThen(GAMES, null)).toEqual(GAMES);
});

test.each([
  ['before it was arranged', 0, []],
  ['before its start', 1, [{ ...decided, status: 'SCHEDULED', result: null }]],
  ['while it ran', 3, [{ ...decided, status: 'RUNNING', result: null }]],
  ['once it was decided, and the next was arranged', 4, [decided, { ...open, status: 'SCHEDULED' }]],
  ['when the next ran', 5, GAMES],
])('a game is told as it was %s', (_when, at, told) => {
  expect(gamesThen(GAMES, hour(at))).toEqual(told);
});
