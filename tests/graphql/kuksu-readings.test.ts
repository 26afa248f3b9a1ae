import { describe, expect, test } from 'vitest';
import { at, listAt } from '../support/answer.ts';
import { planned } from './ask-planner.ts';
import { TITLE, arrange, cycle, league, plan, rated } from './kuksu-questions.ts';

/** Each agreed reading of the rules that has an outcome: how it is asked, and what comes out. */
const DECISIONS: readonly (readonly [string, () => Promise<unknown>, unknown])[] = [
  [
    'Kuksu 7.2',
    async () =>
      Promise.all(
        [10, 30, 70, 630].map(async (players) =>
          listAt(await plan(players), 'tiers').map(({ sizes }) =>
            (sizes as number[]).reduce((sum, size) => sum + size),
          ),
        ),
      ),
    [[10], [10, 20], [10, 20, 40], [10, 20, 40, 80, 160, 320]],
  ],
  [
    'Kuksu 8.4',
    async () =>
      Promise.all(
        [12, 33, 314].map(async (players) => {
          const short = await plan(players);
          return [players - Number(at(short, 'exclude')), players + Number(at(short, 'invite'))];
        }),
      ),
    [
      [10, 15],
      [30, 35],
      [310, 315],
    ],
  ],
  [
    'Kuksu 8.3',
    async () =>
      Promise.all([57, 69, 629].map(async (players) => listAt(await plan(players), 'tiers').at(-1)?.['sizes'])),
    [
      [7, 7, 7, 6],
      [9, 10, 10, 10],
      [9, ...Array.from({ length: 31 }, () => 10)],
    ],
  ],
  [
    'Kuksu 10.2',
    async () => {
      const leagues = listAt(await arrange({ registered: rated(20) }), 'leagues');
      return leagues.slice(1).map(({ players }) => (players as string[]).map((id) => Number(id) - 10));
    },
    [
      [1, 4, 5, 8, 9],
      [2, 3, 6, 7, 10],
    ],
  ],
  [
    'Kuksu 3.3',
    async () => {
      const players = [
        { id: '1', rating: 1500 },
        { id: '2', rating: 1400, lastTier: 3, lastRank: 6 },
        { id: '3', rating: 1300, lastTier: 3, lastRank: 5 },
      ];
      return listAt(await league({ players, games: cycle }), 'rows').map(({ id }) => Number(id));
    },
    [3, 2, 1],
  ],
  [
    'Kuksu 11.1',
    async () => (await planned(TITLE, { challenger: 'a' })).titleMatch,
    { score: [0, 0], holder: 'a', loser: null, nextGame: null },
  ],
  ['Kuksu 1.2', async () => at(await arrange({ registered: rated(5) }), 'leagues.0.name'), 'A'],
];

describe('every agreed reading of the rules that has an outcome comes out', () => {
  test.each(DECISIONS)('%s', async (_id, outcome, expected) => {
    expect(await outcome()).toEqual(expected);
  });
});
