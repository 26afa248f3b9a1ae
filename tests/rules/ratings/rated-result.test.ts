import { expect, test } from 'vitest';
import type { ResultHow } from '../../../api/src/rules/formats/format.ts';
import { isRated } from '../../../api/src/rules/ratings/rated-result.ts';

// Ratings 1.5, 1.6: forfeits and rulings are unrated; a loss on time counts once both have moved.
test.each<[string, ResultHow, number | null, boolean]>([
  ['played to an end', 'PLAYED', 41, true],
  ['played elsewhere', 'PLAYED', null, true],
  ['resigned before a move', 'RESIGNED', 0, true],
  ['resigned later', 'RESIGNED', 17, true],
  ['lost on time by who never moved', 'TIME', 0, false],
  ['lost on time by who never answered the first move', 'TIME', 1, false],
  ['lost on time after both have moved', 'TIME', 2, true],
  ['lost on time elsewhere', 'TIME', null, true],
  ['forfeited', 'FORFEIT', null, false],
  ['lost by withdrawal', 'WITHDRAWAL', 30, false],
  ['decided by a ruling', 'ADJUDICATED', 30, false],
  ['without a result', 'NO_RESULT', 30, false],
])('a game %s', (_name, how, plies, rated) => {
  expect(isRated({ how, plies })).toBe(rated);
});
