import { expect, test } from 'vitest';
import { checkListedPlayers } from '../../../api/src/rules/ratings/check-listed-players.ts';

const player = (id: string, category = 3) => ({ id, category, elo: 1500, matches: 0, enteredAt: null });

test.each([
  ['nobody', [], null],
  ['every category', [player('a', 1), player('b', 2), player('c', 3)], null],
  ['an id given twice', [player('a'), player('b'), player('a')], 'players[2]: the id "a" is given twice.'],
  ['category 0', [player('a', 0)], 'players[0]: the category is 1, 2 or 3, not 0.'],
  ['category 4', [player('a'), player('b', 4)], 'players[1]: the category is 1, 2 or 3, not 4.'],
  ['half a category', [player('a', 1.5)], 'players[0]: the category is 1, 2 or 3, not 1.5.'],
])('the list takes or refuses %s (A.3.4)', (_case, players, refusal) => {
  const checked = checkListedPlayers(players);
  expect(checked).toEqual(refusal === null ? { ok: true, value: players } : { ok: false, error: refusal });
});
