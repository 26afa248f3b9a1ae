import { expect, test } from 'vitest';
import type { EntryId } from '../../../../api/src/kernel/ids.ts';
import { titleMatch } from '../../../../api/src/formats/kuksu/rules/title-match.ts';
import { id } from './candidates.ts';

const games = (text: string): readonly EntryId[] => [...text].map((letter) => id(letter));

test.each([
  ['nothing played', '', [0, 0], null, null, 1],
  ['two all', 'hcch', [2, 2], null, null, 5],
  ['2-0', 'hh', [2, 0], null, null, 3],
  ['defended 3-0', 'hhh', [3, 0], 'h', 'c', null],
  ['defended 3-2', 'hcchh', [3, 2], 'h', 'c', null],
  ['taken 3-2, as in the second cycle', 'hchcc', [2, 3], 'c', 'h', null],
  ['taken 3-1', 'chcc', [1, 3], 'c', 'h', null],
])('%s (Kuksu 2.1, 11.2)', (_case, winners, score, holder, loser, nextGame) => {
  expect(titleMatch(id('h'), id('c'), games(winners))).toEqual({ ok: true, value: { score, holder, loser, nextGame } });
});

test('without a holder the winner of League A has the title without a match (Kuksu 11.1)', () => {
  const value = { score: [0, 0], holder: 'c', loser: null, nextGame: null };
  expect(titleMatch(null, id('c'), [])).toEqual({ ok: true, value });
});

test.each([
  ['a winner who does not play', 'h', 'hx', 'unknown-player', /winners\[1\].*"x"/],
  ['a game after 3-0', 'h', 'hhhc', 'game-after-decision', /winners\[3\].*3-0/],
  ['a game after 3-1', 'h', 'hchhc', 'game-after-decision', /winners\[4\].*3-1/],
  ['a game without a holder', null, 'c', 'no-match', /winners\[0\].*holder/],
])('%s is refused', (_case, holder, winners, kind, message) => {
  expect(titleMatch(holder === null ? null : id(holder), id('c'), games(winners))).toEqual({
    ok: false,
    error: { kind, message: expect.stringMatching(message) },
  });
});
