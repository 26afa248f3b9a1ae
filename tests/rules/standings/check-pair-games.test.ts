import { describe, expect, test } from 'vitest';
import { asId, type EntryId } from '../../../api/src/kernel/ids.ts';
import { checkPairGames } from '../../../api/src/rules/standings/check-pair-games.ts';
import type { PairGame } from '../../../api/src/rules/standings/pair-game.ts';
import { PUBLISHED_GAMES, PUBLISHED_PLAYERS } from './published-table.ts';

const players = ['a', 'b', 'c'].map((name) => ({ id: asId<EntryId>(name), name, elo: 1500, matches: 0 }));
const game = (first: string, second: string, number: number, winner: string | null = null): PairGame => ({
  key: null,
  first: asId<EntryId>(first),
  second: asId<EntryId>(second),
  number,
  decided: winner !== null,
  winner: winner === null ? null : asId<EntryId>(winner),
});

describe('players and games that can be', () => {
  test.each([
    ['the published table', { players: PUBLISHED_PLAYERS, games: PUBLISHED_GAMES }],
    ['nobody', { players: [], games: [] }],
    ['no game yet', { players, games: [] }],
    ['open games', { players, games: [game('a', 'b', 1), game('b', 'a', 2)] }],
    ['only the second game of a pair', { players, games: [game('b', 'a', 2, 'a')] }],
    ['a game without a winner', { players, games: [{ ...game('a', 'b', 1), decided: true }] }],
  ])('%s', (_case, input) => {
    expect(checkPairGames(input)).toEqual({ ok: true, value: input });
  });
});

describe('players and games that cannot be', () => {
  test.each([
    [
      'an id given twice',
      [...players, ...players.slice(1, 2)],
      [],
      'player-twice',
      'players[3]: the id "b" is given twice.',
    ],
    [
      'an unknown first',
      players,
      [game('x', 'b', 1)],
      'unknown-player',
      'games[0]: there is no player with the id "x".',
    ],
    [
      'an unknown second',
      players,
      [game('a', 'b', 1), game('a', 'y', 1)],
      'unknown-player',
      'games[1]: there is no player with the id "y".',
    ],
    [
      'a player against himself',
      players,
      [game('a', 'a', 1)],
      'same-player',
      'games[0]: "a" cannot play against himself.',
    ],
    [
      'a third game',
      players,
      [game('a', 'b', 3)],
      'no-such-game',
      'games[0]: a pair plays games 1 and 2, there is no game 3.',
    ],
    [
      'game number nought',
      players,
      [game('a', 'b', 0)],
      'no-such-game',
      'games[0]: a pair plays games 1 and 2, there is no game 0.',
    ],
    [
      'a game twice',
      players,
      [game('a', 'b', 1), game('a', 'c', 1), game('a', 'b', 1)],
      'game-twice',
      'games[2]: game 1 of this pair is already games[0].',
    ],
    [
      'a game twice, the other way round',
      players,
      [game('a', 'b', 2), game('b', 'a', 2)],
      'game-twice',
      'games[1]: game 2 of this pair is already games[0].',
    ],
    [
      'a winner from outside',
      players,
      [game('a', 'b', 1, 'c')],
      'wrong-winner',
      'games[0]: the winner "c" is neither "a" nor "b".',
    ],
    [
      'a winner of an open game',
      players,
      [{ ...game('a', 'b', 1, 'a'), decided: false }],
      'wrong-winner',
      'games[0]: the game is open, so "a" cannot have won it.',
    ],
  ])('%s', (_case, given, games, kind, message) => {
    expect(checkPairGames({ players: given, games })).toEqual({ ok: false, error: { kind, message } });
  });

  test('ids that would run into each other when joined are told apart', () => {
    const odd = ['a","b', 'a', 'b","a', 'b'].map((name) => ({ id: asId<EntryId>(name), name, elo: 1, matches: 0 }));
    const games = [game('a","b', 'a', 1), game('a', 'b","a', 1)];
    expect(checkPairGames({ players: odd, games })).toMatchObject({ ok: true });
  });
});
