import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMove, parseMove } from '../../../../api/src/games/backgammon/rules/act-text.ts';
import { play } from '../../../../api/src/games/backgammon/rules/act.ts';
import { menOff } from '../../../../api/src/games/backgammon/rules/board.ts';
import { boardOf, resignationOf } from '../../../../api/src/games/backgammon/rules/match.ts';
import { matchId, readMatchId } from '../../../../api/src/games/backgammon/rules/match-id.ts';
import { legalMoves, outcome } from '../../../../api/src/games/backgammon/rules/moves.ts';
import { isDoubleDead, mover, toMove } from '../../../../api/src/games/backgammon/rules/turn.ts';
import type { BackgammonPosition, GameKind } from '../../../../api/src/games/backgammon/rules/types.ts';
import { crawfordAt } from '../../../../api/src/rules/match-score.ts';
import { menOf } from '../../../support/backgammon.ts';
import { randomMatches } from '../../../support/backgammon-match.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { atTurn, match } from './matches.ts';

/** The match after acts in text, or the name of the first refusal. */
function after(position: BackgammonPosition, ...texts: readonly string[]): BackgammonPosition | string {
  let at = position;
  for (const text of texts) {
    const read = parseMove(at, text);
    if (!read.ok) return read.error.kind;
    const played = play(at, read.value.move);
    if (!played.ok) return played.error.kind;
    at = played.value.position;
  }
  return at;
}
const reached = (position: BackgammonPosition, ...texts: readonly string[]): BackgammonPosition => {
  const at = after(position, ...texts);
  if (typeof at === 'string') throw new Error(at);
  return at;
};

describe('the opening', () => {
  test.each([
    ['White’s die is higher', 'roll 31', 'first'],
    ['Black’s die is higher', 'roll 1-3', 'second'],
  ])('%s: that side plays both dice', (_what, roll, turn) => {
    const at = reached(match(7), roll);
    expect(at).toMatchObject({ turn, rolls: 1, phase: { kind: 'play' } });
    expect(toMove(reached(at, '8/5 6/5'))).toBe(turn === 'first' ? 'second' : 'first');
  });

  test('equal dice are rolled again, and are counted as rolls', () => {
    expect(reached(match(7), '44')).toMatchObject({ rolls: 1, phase: { kind: 'opening' } });
    expect(reached(match(7), '44', '15')).toMatchObject({ turn: 'second', rolls: 2, phase: { dice: [1, 5] } });
    expect(toMove(match(7))).toBe('chance');
  });
});

describe('the cube', () => {
  test('is doubled, taken by the other, and redoubled by its owner only', () => {
    const taken = reached(atTurn(7), 'double', 'take');
    expect(taken).toMatchObject({ cube: { value: 2, owner: 'second' }, turn: 'first', phase: { kind: 'turn' } });
    expect([toMove(atTurn(7)), toMove(reached(atTurn(7), 'double')), toMove(taken)]).toEqual([
      'first',
      'second',
      'chance',
    ]);
    expect(after(taken, 'double')).toBe('not-your-cube');
    const back = reached(taken, 'roll 31', '8/5 6/5', 'double', 'take');
    expect(back).toMatchObject({ cube: { value: 4, owner: 'first' }, turn: 'second' });
    expect(back.doublings).toEqual([
      { by: 'first', to: 2, answer: 'take' },
      { by: 'second', to: 4, answer: 'take' },
    ]);
  });

  test.each<[string, number, readonly [number, number], number, boolean]>([
    ['a plain win already wins the match', 7, [6, 2], 1, true],
    ['with the cube as it is', 7, [5, 2], 2, true],
    ['it does not', 7, [5, 2], 1, false],
    ['the opponent’s points say nothing', 7, [2, 6], 1, false],
    ['a single game has no end', 0, [0, 0], 64, false],
  ])('a double is dead, %s', (_what, length, [first, second], value, isDead) => {
    const position = atTurn(length, { score: { first, second }, cube: { value, owner: 'first' } });
    expect(isDoubleDead(position)).toBe(isDead);
    expect(after(position, 'double')).toMatchObject({ phase: { kind: 'doubled' } });
  });

  test('is dropped for its old value, which is never a gammon', () => {
    const dropped = reached(atTurn(7, { cube: { value: 2, owner: 'first' } }), 'double', 'drop');
    expect(dropped).toMatchObject({ score: { first: 2, second: 0 }, phase: { kind: 'opening' }, rolls: 0 });
    expect(dropped.games).toEqual([
      {
        ...{ winner: 'first', kind: 'drop', points: 2, cube: 2, end: 'drop', isCrawford: false },
        doublings: [{ by: 'first', to: 4, answer: 'drop' }],
      },
    ]);
  });

  test.each<[string, BackgammonPosition, readonly string[], string]>([
    ['a double in the opening', match(7), ['double'], 'dice-awaited'],
    ['a double after the dice', atTurn(7), ['31', 'double'], 'too-late-to-double'],
    ['a second double', atTurn(7), ['double', 'double'], 'double-pending'],
    ['a double in the Crawford game', atTurn(7, { crawford: 'now' }), ['double'], 'crawford'],
    ['a double with the other’s cube', atTurn(7, { cube: { value: 2, owner: 'second' } }), ['double'], 'not-your-cube'],
    [
      'a double beyond the cube',
      atTurn(7, { cube: { value: 2 ** 15, owner: 'first' } }),
      ['double'],
      'cube-at-its-most',
    ],
    ['taking what was not doubled', atTurn(7), ['take'], 'no-double'],
    ['dropping what was not doubled', atTurn(7), ['drop'], 'no-double'],
    ['rolling before the answer', atTurn(7), ['double', 'roll 31'], 'double-pending'],
    ['playing before the answer', atTurn(7), ['double', '8/5 6/5'], 'double-pending'],
    ['playing without dice', atTurn(7), ['8/5 6/5'], 'dice-awaited'],
    ['rolling twice', atTurn(7), ['31', '31'], 'dice-rolled'],
    ['half a play', atTurn(7), ['31', '8/5'], 'fewer-dice'],
    ['an act after the end', match(0, { phase: { kind: 'over' } }), ['double'], 'match-over'],
    ['a play after the end', match(0, { phase: { kind: 'over' } }), ['8/5 6/5'], 'match-over'],
    ['resigning for less than it is worth', atTurn(7), ['W resign single'], 'other-value'],
    ['resigning with one’s own double unanswered', atTurn(7), ['double', 'W resign'], 'double-pending'],
  ])('refused: %s', (_what, position, texts, kind) => {
    expect(after(position, ...texts)).toBe(kind);
  });

  test('dice that are none, and steps that are no legal play, are refused', () => {
    expect(play(atTurn(7), { kind: 'roll', dice: [0, 7] })).toMatchObject({ error: { kind: 'no-dice' } });
    const rolled = reached(atTurn(7), '31');
    expect(play(rolled, { kind: 'play', steps: [{ from: 8, to: 2, hit: false }] })).toMatchObject({
      error: { kind: 'illegal-play' },
    });
  });
});

const HOME = menOf('1:1');
const ended = (loser: string, cube: number) =>
  reached(
    atTurn(25, { men: { first: HOME, second: menOf(loser) }, cube: { value: cube, owner: null } }),
    '31',
    '1/off',
  );

test.each<[string, string, number, GameKind, number]>([
  ['with a man off', '24:5 6:9', 2, 'single', 2],
  ['with nobody off', '18:5 6:10', 2, 'gammon', 4],
  ['and a man on the winner’s 6 point', '19:1 6:14', 2, 'backgammon', 6],
  ['and a man on the bar', 'bar:1 6:14', 1, 'backgammon', 3],
  ['a man off and one on the bar', 'bar:1 6:13', 4, 'single', 4],
])('a game is lost %s (%s, cube %i): %s', (_what, loser, cube, kind, points) => {
  expect(ended(loser, cube).games).toEqual([
    { winner: 'first', kind, points, cube, end: 'play', isCrawford: false, doublings: [] },
  ]);
});

test.each<[string, string, boolean, GameKind, number]>([
  ['a double pending: a drop', '24:2 13:13', true, 'drop', 2],
  ['a man off: single', '6:14', false, 'single', 2],
  ['a man off, and one on the bar: single', 'bar:1 6:13', false, 'single', 2],
  ['nobody off: gammon', '18:1 6:14', false, 'gammon', 4],
  ['nobody off, a man in the other’s home: backgammon', '19:1 6:14', false, 'backgammon', 6],
  ['nobody off, a man on the bar: backgammon', 'bar:1 6:14', false, 'backgammon', 6],
])('who resigns loses by the table: %s', (_what, loser, isDoubled, as, points) => {
  const cube = { value: 2, owner: isDoubled ? 'second' : null } as const;
  const men = { first: menOf(loser), second: menOf('6:15') };
  const position = atTurn(25, { men, cube, turn: isDoubled ? 'second' : 'first' });
  const at = isDoubled ? reached(position, 'double') : position;
  expect(resignationOf(at, 'first')).toBe(as);
  const [game] = reached(at, 'W resign').games;
  const end = isDoubled ? 'drop' : 'resignation';
  expect(game).toMatchObject({ winner: 'second', kind: as, points, cube: 2, end });
  expect(reached(at, `white resigns ${as.toUpperCase()}`).games).toEqual([game]);
});

test('a record of another place has resignations as they were agreed', () => {
  const position = { ...atTurn(7), config: { length: 7, resignations: 'AS_AGREED' } } as const;
  expect(reached(position, 'B resign single')).toMatchObject({ score: { first: 1, second: 0 } });
});

describe('Crawford', () => {
  test.each<[string, ReadonlyArray<readonly [number, number]>, string]>([
    [
      '9 and less, once',
      [
        [0, 0],
        [9, 3],
        [9, 4],
        [9, 9],
      ],
      'before now after after',
    ],
    [
      'from 8 to the end there is none',
      [
        [0, 0],
        [8, 8],
      ],
      'before before',
    ],
    [
      'the trailer reaches 9 later: no second one',
      [
        [0, 0],
        [3, 9],
        [9, 9],
      ],
      'before now after',
    ],
    ['both at 9 at once is never the first time', [[9, 9]], 'after'],
  ])('%s', (_what, scores, expected) => {
    let last: BackgammonPosition['crawford'] = 'before';
    const states = scores.map((score) => (last = crawfordAt(last, score, 10)));
    expect(states.join(' ')).toBe(expected);
  });

  test('in a match of ten points: 9 to 0, the Crawford game, and the cube is back', () => {
    const nine = reached(
      atTurn(10, { cube: { value: 8, owner: 'first' }, score: { first: 1, second: 0 } }),
      'double',
      'drop',
    );
    expect(nine).toMatchObject({ score: { first: 9, second: 0 }, crawford: 'now', cube: { value: 1, owner: null } });
    const crawford = reached(nine, 'roll 13', '24/23 13/10', 'roll 31', '8/5 6/5');
    expect(toMove(crawford)).toBe('chance');
    expect(after(crawford, 'double')).toBe('crawford');
    const post = reached(crawford, 'W resign');
    expect(post).toMatchObject({ score: { first: 9, second: 3 }, crawford: 'after' });
    expect(post.games.map(({ isCrawford }) => isCrawford)).toEqual([false, true]);
    expect(reached(post, 'roll 31', '8/5 6/5', 'double', 'drop')).toMatchObject({
      score: { first: 9, second: 4 },
      crawford: 'after',
    });
  });

  test('points beyond ten are kept, and the match is over', () => {
    const over = reached(
      atTurn(10, { score: { first: 8, second: 9 }, cube: { value: 4, owner: 'second' } }),
      'B resign',
    );
    expect(over).toMatchObject({ score: { first: 20, second: 9 }, phase: { kind: 'over' } });
    expect(outcome(over)).toEqual({ winner: 'first', reason: 'resignation', value: 12 });
    expect([toMove(over), legalMoves(over)]).toEqual([null, []]);
  });
});

test('a match: points add up, one Crawford game at most, cubes are powers of two, texts and Match IDs lead back', () => {
  fc.assert(
    fc.property(randomMatches, ({ positions, last }) => {
      for (const [index, [position, move]] of positions.entries()) {
        const { men, score, games } = position;
        expect(Math.max(menOff(men.first), menOff(men.second))).toBeLessThan(15);
        const won = (seat: 'first' | 'second') =>
          games.reduce((sum, { winner, points }) => sum + (winner === seat ? points : 0), 0);
        expect(score).toEqual({ first: won('first'), second: won('second') });
        expect(games.filter(({ isCrawford }) => isCrawford).length).toBeLessThanOrEqual(1);
        expect(
          toMove(position) === 'chance' || mover(position, move) === toMove(position) || move.kind !== 'play',
        ).toBe(true);
        if (index % 5 !== 0) continue;
        expect(parseMove(position, formatMove(position, move))).toMatchObject({ ok: true, value: { move } });
        const read = readMatchId(matchId(position), boardOf(position));
        if (position.phase.kind === 'opening') continue;
        expect(read).toMatchObject({ ok: true, value: { ...kept(position), men } });
      }
      for (const game of last.games) {
        expect(Number.isInteger(Math.log2(game.cube))).toBe(true);
        if (game.isCrawford) expect([game.cube, game.doublings]).toEqual([1, []]);
      }
    }),
    propertyRuns(25, 2_000),
  );
});

/** What a Match ID tells of a position. */
function kept({ score, crawford, cube, turn, phase }: BackgammonPosition) {
  const dice = phase.kind === 'play' ? { dice: [...phase.dice].sort((one, two) => two - one) } : {};
  return { score, cube, turn, phase: { kind: phase.kind, ...dice }, crawford };
}
