import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_ELO, eloAfter, eloFactor, expectedScore, type EloScore } from '../../../api/src/rules/ratings/elo.ts';
import { propertyRuns } from '../../support/property-runs.ts';

describe('Elo (Ratings 1)', () => {
  test.each([
    ['equal players', 1500, 1500, 0.5],
    ['200 above', 1700, 1500, 0.7597],
    ['400 above', 1900, 1500, 0.9091],
    ['400 below', 1500, 1900, 0.0909],
  ])('%s expect this score', (_case, elo, opponent, expected) => {
    expect(expectedScore(elo, opponent)).toBeCloseTo(expected, 4);
  });

  test.each([
    ['the first game', 0, 32],
    ['the thirtieth game', 29, 32],
    ['after thirty games', 30, 16],
    ['after a thousand', 1000, 16],
  ])('%s is worth at most so much', (_case, games, factor) => {
    expect(eloFactor(games)).toBe(factor);
  });

  test.each([
    ['two newcomers', NEW_ELO, NEW_ELO, 1, { elo: 1516, games: 1 }, { elo: 1484, games: 1 }],
    ['two newcomers who draw', NEW_ELO, NEW_ELO, 0.5, { elo: 1500, games: 1 }, { elo: 1500, games: 1 }],
    [
      'a newcomer beats a regular',
      NEW_ELO,
      { elo: 1700, games: 50 },
      1,
      { elo: 1524, games: 1 },
      { elo: 1688, games: 51 },
    ],
    [
      'a regular beats a newcomer',
      { elo: 1700, games: 50 },
      NEW_ELO,
      1,
      { elo: 1704, games: 51 },
      { elo: 1492, games: 1 },
    ],
    [
      'the favourite loses',
      { elo: 1900, games: 30 },
      { elo: 1500, games: 30 },
      0,
      { elo: 1885, games: 31 },
      { elo: 1515, games: 31 },
    ],
  ] as const)('%s', (_case, first, second, score, firstAfter, secondAfter) => {
    expect(eloAfter(first, second, score)).toEqual({ first: firstAfter, second: secondAfter });
  });

  test('with equal factors the one gains what the other loses; nobody gains by losing; all stays whole', () => {
    const rating = fc.integer({ min: 0, max: 3500 });
    const scores = fc.constantFrom<EloScore>(0, 0.5, 1);
    fc.assert(
      fc.property(rating, rating, fc.integer({ min: 0, max: 60 }), scores, (a, b, games, score) => {
        const { first, second } = eloAfter({ elo: a, games }, { elo: b, games }, score);
        expect(first.elo + second.elo).toBe(a + b);
        expect(Number.isInteger(first.elo)).toBe(true);
        expect(Math.abs(first.elo - a)).toBeLessThanOrEqual(eloFactor(games));
        if (score === 1) expect(first.elo).toBeGreaterThanOrEqual(a);
        if (score === 0) expect(first.elo).toBeLessThanOrEqual(a);
      }),
      propertyRuns(300, 20_000),
    );
  });
});
