import { describe, expect, test } from 'vitest';
import { planned } from './ask-planner.ts';

const question = `query ($input: TournamentOutlineInput!) {
  rules { tournamentOutline(input: $input) {
    __typename
    ... on TournamentOutline {
      players moves longestDays
      games { least most } each { least most }
      stages { name groups games { least most } each { least most } inARow { least most } waits }
      issues { code blocking }
    }
    ... on InvalidInput { field setting message }
    ... on InvalidTimeControl { column }
  } }
}`;

const outlined = async (input: object): Promise<unknown> => {
  const { tournamentOutline } = await planned<{ tournamentOutline: unknown }>(question, {
    input: { game: 'BAO', timeControl: 'T=(3+1)<=7', ...input },
  });
  return tournamentOutline;
};
const just = (number: number): object => ({ least: number, most: number });

describe('what a tournament would be before it is made (Clocks 7)', () => {
  test('KIBA of 15: three groups, two semi-finals, a final of up to three games', async () => {
    expect(await outlined({ format: 'KIBA', players: 15 })).toMatchObject({
      moves: 60,
      games: { least: 60 + 12 + 2, most: 60 + 12 + 3 },
      each: { least: 8, most: 8 + 4 + 3 },
      stages: [
        { name: 'Qualification', groups: [5, 5, 5], games: just(60), each: just(8), inARow: just(1), waits: true },
        { name: 'Semi-finals', groups: [3, 3], games: just(12), each: just(4), inARow: just(1), waits: true },
        { name: 'Final', groups: [2], games: { least: 2, most: 3 }, inARow: { least: 2, most: 3 }, waits: false },
      ],
      // Five games of at most 66 days come one after another, and two ends wait 48 hours.
      longestDays: 5 * 66 + 2 * 2,
    });
  });

  test('a knock-out of 17 without a clock: rounds, a bye, and nothing that ends it', async () => {
    expect(
      await outlined({
        ...{ format: 'KNOCKOUT', game: 'BACKGAMMON', players: 17, timeControl: null },
        formatSettings: { knockout: { length: 3 } },
      }),
    ).toMatchObject({
      longestDays: null,
      stages: [
        { name: 'Round 1', groups: [17], games: { least: 8, most: 40 }, each: { least: 0, most: 5 } },
        { name: 'Round 2', groups: [16], games: { least: 8, most: 40 }, each: { least: 1, most: 5 } },
        { name: 'Quarter-finals', groups: [8] },
        { name: 'Semi-finals', groups: [4] },
        { name: 'Final', groups: [2], waits: true },
      ],
    });
  });

  test('a Swiss of 9 comes round by round, a Kuksu by leagues, and a small board makes games short', async () => {
    const swiss = { format: 'SWISS', game: 'GO', gameSettings: { go: { size: 9 } }, players: 9 };
    expect(await outlined(swiss)).toMatchObject({
      moves: 49,
      stages: [{ games: just(16), each: { least: 3, most: 4 }, inARow: just(4) }],
    });
    expect(await outlined({ format: 'KUKSU', game: 'GO', players: 16 })).toMatchObject({
      stages: [
        { groups: [10, 6], games: just(60), each: { least: 5, most: 9 } },
        { groups: [2], inARow: { least: 3, most: 5 } },
      ],
    });
  });

  test('elsewhere nobody keeps time, and where so many cannot play an issue says why', async () => {
    const here = { format: 'ROUND_ROBIN', players: 6 };
    expect(await outlined(here)).toMatchObject({ games: just(30), each: just(10) });
    expect(await outlined({ ...here, venue: 'ELSEWHERE' })).toMatchObject({ games: just(30), longestDays: null });
    expect(await outlined({ ...here, players: 2 })).toMatchObject({
      ...{ stages: [], longestDays: null },
      issues: [{ code: 'TOO_FEW_PLAYERS', blocking: true }],
    });
  });

  test.each([
    ['settings', { formatSettings: { kiba: { groups: 99 } } }, { field: 'formatSettings', setting: 'groups' }],
    ['a game that the system does not take', { format: 'KUKSU' }, { field: 'game' }],
    ['settings of another game', { gameSettings: { go: { size: 9 } } }, { field: 'gameSettings' }],
    ['a clock', { timeControl: 'T=(3' }, { __typename: 'InvalidTimeControl', column: 5 }],
    [
      'a number of players',
      { players: -1 },
      { field: 'players', message: 'The number of players must be a whole number from 0 to 10000.' },
    ],
  ])('refuses %s that cannot be', async (_what, wrong, refusal) => {
    expect(await outlined({ format: 'KIBA', players: 8, ...wrong })).toMatchObject(refusal);
  });
});
