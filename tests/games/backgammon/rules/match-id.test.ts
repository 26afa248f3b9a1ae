import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../../api/src/games/backgammon/rules/match.ts';
import { matchId, readMatchId } from '../../../../api/src/games/backgammon/rules/match-id.ts';
import { atTurn, match } from './matches.ts';

describe('a Match ID', () => {
  const board = boardOf(match(1));

  test('of GNU Backgammon’s manual: 2 to 4 in a match to 9, player 0 owns the cube at 2, player 1 has rolled 5-2', () => {
    const read = readMatchId('QYkqASAAIAAA', board);
    if (!read.ok) throw new Error(read.error.message.key);
    expect(read.value).toMatchObject({
      config: { length: 9 },
      score: { first: 2, second: 4 },
      cube: { value: 2, owner: 'first' },
      turn: 'second',
      phase: { kind: 'play', dice: [5, 2] },
    });
    expect(matchId(read.value)).toBe('QYkqASAAIAAE');
    expect(matchId({ ...read.value, phase: { kind: 'play', dice: [2, 5] } })).toBe('QYkqASAAIAAE');
  });

  test.each([
    ['too short', 'QYkqASAAIAA', 'letters'],
    ['a letter that is none', 'QYkq_SAAIAAA', '"_"'],
    ['a cube of nobody', 'IYkqASAAIAAA', 'nobody'],
    [
      'a game that is over',
      matchId(
        match(7, {
          phase: { kind: 'over' },
          games: [
            { winner: 'first', kind: 'single', points: 1, cube: 1, end: 'play', isCrawford: false, doublings: [] },
          ],
        }),
      ),
      'over',
    ],
    ['a score that has won', matchId(atTurn(7, { score: { first: 7, second: 0 } })), 'over'],
    ['a Crawford game at another score', matchId(atTurn(7, { crawford: 'now' })), 'Crawford'],
    [
      'a double in the Crawford game',
      matchId(match(7, { crawford: 'now', score: { first: 6, second: 0 }, phase: { kind: 'doubled' } })),
      'doubled',
    ],
    ['a cube in the middle at 2', matchId(atTurn(7, { cube: { value: 2, owner: null } })), 'cube'],
  ])('is refused: %s', (_what, text, word) => {
    expect(worded(readMatchId(text, board))).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining(word) },
    });
  });
});
