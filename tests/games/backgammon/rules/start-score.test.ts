import { expect, test } from 'vitest';
import { GAMES } from '../../../../api/src/games/rules.ts';

const game = GAMES.BACKGAMMON;
const opening = (start: string) => `${start} - - W:opening 4HPwATDgc/ABMA 0`;
const score = (first: number, second: number) => ({ first, second });

test.each<[what: string, settings: unknown, line: string | null]>([
  ['nothing said: a single game', undefined, '0@0-0b'],
  ['the first game of a match', { length: 10 }, '10@0-0b'],
  ['a later one', { length: 10, score: score(3, 5) }, '10@3-5b'],
  ['the Crawford game, as it follows', { length: 10, score: score(9, 5) }, '10@9-5n'],
  ['after it, which must be said', { length: 10, score: score(9, 5), crawford: 'after' }, '10@9-5a'],
  ['both a point short', { length: 10, score: score(9, 9), crawford: 'after' }, '10@9-9a'],
  ['a Crawford game too early', { length: 10, score: score(3, 5), crawford: 'now' }, null],
  ['none where it is', { length: 10, score: score(9, 5), crawford: 'before' }, null],
  ['an after before', { length: 10, score: score(3, 5), crawford: 'after' }, null],
  ['a match that is won', { length: 10, score: score(10, 5) }, null],
  ['a single game with points', { length: 0, score: score(1, 0) }, null],
  ['half a point', { length: 10, score: score(0.5, 0) }, null],
  ['half a score', { length: 10, score: { first: 1 } }, null],
  ['another word', { length: 10, crawford: 'soon' }, null],
  ['no settings', 'ten', null],
])('%s', (_what, settings, line) => {
  const start = game.initial(settings);
  expect(start.ok ? start.value : null).toBe(line === null ? null : opening(line));
  if (line !== null) expect(game.decode(opening(line))).toEqual({ ok: true, value: opening(line) });
});

test.each(['10@3-5x', '10@3b', '10@10-5a', '10@3-5n', '10@03-5b', '0@1-0b'])('no line: %s', (word) => {
  expect(game.decode(opening(word)).ok).toBe(false);
});

test('one game is over after itself, whatever the match, and counts its cube', () => {
  const dropped = game.play('10@3-5b - W2? W:doubled 4HPwATDgc/ABMA 3', 'drop');
  expect(dropped.ok && dropped.value).toMatchObject({
    encoded: '10@3-5b W1dd:W2d W2d W:over 4HPwATDgc/ABMA 3',
    toMove: null,
    outcome: { winner: 'first', reason: 'drop', value: 1 },
  });
});

test.each([
  ['nobody borne off, men far back', '0@0-0b - - W:turn 4HPwATDgc/ABMA 3', 'first', 'backgammon', 3],
  ['with the cube at four', '0@0-0b - W2t.B4t W:turn 4HPwATDgc/ABMA 3', 'second', 'backgammon', 12],
  ['a double pending', '0@0-0b - W2? W:doubled 4HPwATDgc/ABMA 3', 'second', 'drop', 1],
] as const)('resigning: %s', (_what, line, seat, reason, value) => {
  const winner = seat === 'first' ? 'second' : 'first';
  expect(game.resign(line, seat)).toEqual({ ok: true, value: { winner, reason, value } });
});

test('who has doubled cannot resign before the answer', () => {
  expect(game.resign('0@0-0b - W2? W:doubled 4HPwATDgc/ABMA 3', 'first')).toMatchObject({ ok: false });
});

test.each([1, 2, 3, 4, 6, 8, 12, 96, 32_768 * 3])('a game may count %i', (value) => {
  expect([game.mayCount(value), GAMES.GO.mayCount(value)]).toEqual([true, value === 1]);
});
test.each([0, -1, 5, 7, 9, 0.5, Number.NaN, 65_536])('no game counts %d', (value) => {
  expect(game.mayCount(value)).toBe(false);
});
