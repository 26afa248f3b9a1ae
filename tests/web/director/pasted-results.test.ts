import { expect, test } from 'vitest';
import { pastedResults, type OpenGame } from '../../../web/src/director/pasted-results.ts';
import type { ReportableHows } from '../../../web/src/director/reported.ts';

const player = (id: string, name = id) => ({ id, name });
const game = (id: string, first: string, second: string): OpenGame => ({
  id,
  first: player(first),
  second: player(second),
});
const GAMES = [
  game('1', 'Amina', 'Łucja'),
  game('2', 'Łucja', 'Amina'),
  game('3', 'Bakari', 'Amina'),
  { id: '4', first: player('x', 'Ali'), second: player('Amina') },
  { id: '5', first: player('y', 'Ali'), second: player('Amina') },
];

const HOWS: ReportableHows = {
  withWinner: ['PLAYED', 'RESIGNED', 'TIME', 'FORFEIT'],
  withoutWinner: ['NO_RESULT', 'FORFEIT'],
};
const DRAWABLE: ReportableHows = { ...HOWS, withoutWinner: ['DRAWN', ...HOWS.withoutWinner] };

test.each([
  ['both games of a pair, from the side of whoever stands first', 'Amina, Łucja, ++', { 1: 'FIRST', 2: 'SECOND' }],
  ['the same from the other side', 'łucja; amina; - −', { 1: 'FIRST', 2: 'SECOND' }],
  ['a sign less than games', 'Amina\tŁucja\t+', { 1: 'FIRST' }],
  ['a game that is not played yet, and one that is nobody’s', 'Amina, Łucja, .x', { 1: 'OPEN', 2: 'NOBODY' }],
  ['a drawn game, where games may be', 'Amina, Łucja, =+', { 1: 'DRAWN', 2: 'SECOND' }],
  ['several lines', 'Amina, Łucja, +\r\n\nAmina, Bakari, -', { 1: 'FIRST', 3: 'FIRST' }],
  ['nothing', '', {}],
])('%s', (_case, text, reported) => {
  expect(pastedResults(text, GAMES, DRAWABLE)).toMatchObject({ reported, unread: [] });
});

test.each([
  ['no signs', 'Amina, Łucja', 'SHAPE'],
  ['figures for signs', 'Amina, Łucja, 2:0', 'SHAPE'],
  ['a drawn game where no game is', 'Amina, Łucja, =', 'SHAPE'],
  ['somebody who has no open game', 'Amina, Zuhura, +', 'NOBODY'],
  ['two of one name', 'Ali, Amina, +', 'NAMESAKES'],
  ['more signs than open games', 'Amina, Łucja, +++', 'TOO_MANY'],
  ['a game that an earlier line has told', 'Amina, Bakari, -', 'TWICE'],
  ['another word for how it ended', 'Amina, Łucja, +, , boredom', 'HOW'],
  ['more than can be said', 'Amina, Łucja, +, , time, yes', 'SHAPE'],
])('a line with %s is named, and the others are read', (_case, text, why) => {
  const { reported, unread } = pastedResults(`Bakari, Amina, +\n${text}`, GAMES, HOWS);
  expect(reported).toEqual({ 3: 'FIRST' });
  expect(unread).toEqual([{ line: 2, text, why }]);
});

test('where a game was played and how it ended are told beside its result', () => {
  const lines = 'Amina, Łucja, +., https://example.org/77, TIME\nBakari, Amina, x, , forfeit\nAmina, Ali, .';
  expect(pastedResults(lines, GAMES.slice(0, 4), HOWS).details).toEqual({
    1: { how: 'TIME', address: 'https://example.org/77' },
    3: { how: 'FORFEIT', address: '' },
  });
});
