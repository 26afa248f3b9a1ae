import { describe, expect, test } from 'vitest';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import { proposeDead } from '../../../../api/src/games/go/rules/dead-stones.ts';
import { pointNames } from '../../../../api/src/games/go/rules/point-text.ts';
import { bentFours } from '../../../../api/src/games/go/rules/bent-four.ts';
import { score, scoreText } from '../../../../api/src/games/go/rules/score.ts';
import { goAfter, goAt, goGame, goRefusal } from '../../../support/go.ts';

/** Black's wall on C, White's on D, a white stone inside Black's side and dame nowhere. */
const WALLS = '..XO./O.XO./..XO./..XO./..XO. B - 0,0 2';

function marks(position: ReturnType<typeof goAt>): unknown {
  const { phase, settings } = position;
  if (phase.kind !== 'scoring' && phase.kind !== 'agreed') return phase.kind;
  const { version, dead, neutral, accepted } = phase.proposal;
  return [
    version,
    pointNames(settings.size, dead),
    pointNames(settings.size, neutral),
    accepted.first,
    accepted.second,
  ];
}

describe('the score is agreed', () => {
  test('both accept the same version, and the game ends', () => {
    const marked = goAfter(goAt(WALLS), 'W dead A4');
    expect(marks(marked)).toEqual([1, 'A4', '', false, false]);
    const once = goAfter(marked, 'W accept 1');
    expect([go.toMove(once), go.outcome(once)]).toEqual(['first', null]);
    const agreed = goAfter(once, 'B accept 1');
    expect(agreed.phase.kind).toBe('agreed');
    expect(go.outcome(agreed)).toEqual({ winner: 'second', reason: 'score', value: 1, score: 'W+0.5' });
    expect([go.toMove(agreed), go.actors(agreed), go.legalMoves(agreed)]).toEqual([null, [], []]);
    expect(goRefusal(agreed, 'B accept 1').message).toBe('The game is over.');
  });

  test('an edit wipes both acceptances', () => {
    const edited = goAfter(goAt(WALLS), 'B dead A4', 'B accept 1', 'W alive A4');
    expect(marks(edited)).toEqual([2, '', '', false, false]);
  });

  test('a click marks the whole chain, several points several chains', () => {
    expect(marks(goAfter(goAt(WALLS), 'B dead D1 A4'))).toEqual([1, 'D5,A4,D4,D3,D2,D1', '', false, false]);
  });

  test('empty points are neutral or open again', () => {
    const neutral = goAfter(goAt(WALLS), 'B neutral E5 A1');
    expect(marks(neutral)).toEqual([1, '', 'E5,A1', false, false]);
    expect(marks(goAfter(neutral, 'W open E5'))).toEqual([2, '', 'A1', false, false]);
  });

  test.each([
    ['a stale version', ['B dead A4'], 'B accept 0', /version 1 is the one to accept/],
    ['a version to come', [], 'B accept 1', /version 0/],
    ['accepting twice', ['B accept 0'], 'B accept 0', /accepted already/],
    ['marking what is marked', ['B dead A4'], 'W dead A4', /marked so already/],
    ['an empty point dead', [], 'B dead A1', /A1 has no stone/],
    ['a stone neutral', [], 'B neutral A4', /A4 has a stone/],
    ['no result while agreeing', [], 'B no-result', /Both have passed/],
  ])('refused: %s', (_what, before, move, message) => {
    expect(goRefusal(goAfter(goAt(WALLS), ...before), move).message).toMatch(message);
  });

  test('in play nothing is marked, accepted or resumed', () => {
    for (const move of ['B dead A1', 'B accept 0', 'B resume']) {
      expect(goRefusal(goGame({ size: 5 }), move).message).toMatch(/after both have passed/);
    }
  });
});

describe('play is resumed', () => {
  test.each([
    ['B', 'second'],
    ['W', 'first'],
  ])('by %s: the opponent moves first, the marks are gone, prisoners stay', (asker, turn) => {
    const board = goAfter(
      goAt('O..../...../X.X../...../..... B - 3,2 2'),
      'B dead A5',
      'W accept 1',
      `${asker} resume`,
    );
    expect(board).toMatchObject({
      turn,
      passes: 0,
      ko: null,
      captures: { first: 3, second: 2 },
      phase: { kind: 'play', offer: null },
    });
    const over = goAfter(board, 'pass', 'pass');
    expect(marks(over)).toEqual([0, '', '', false, false]);
  });

  test('twice without the director, and not more', () => {
    const twice = goAfter(goGame({ size: 5 }), 'pass', 'pass', 'B resume', 'pass', 'pass', 'W resume', 'pass', 'pass');
    expect(goRefusal(twice, 'B resume').message).toMatch(/only the director/);
  });

  test('passing and resuming is no repetition', () => {
    const resumed = goAfter(goGame({ size: 5 }), 'C3', 'pass', 'pass', 'B resume', 'pass', 'pass', 'B resume', 'pass');
    expect(goRefusal(resumed, 'B no-result').message).toMatch(/has not been like this/);
  });
});

test('a dispute stops everything and keeps the marks for the director', () => {
  const disputed = goAfter(goAt(WALLS), 'B dead A4', 'B accept 1', 'W dispute');
  expect(disputed.phase).toMatchObject({ kind: 'adjudication', appeal: 'dispute', proposal: { version: 1 } });
  expect([go.toMove(disputed), go.actors(disputed), go.outcome(disputed)]).toEqual([null, [], null]);
});

test('either resigns at any time', () => {
  expect(go.resign(goAt(WALLS), 'first')).toEqual({
    ok: true,
    value: { winner: 'second', reason: 'resignation', value: 1 },
  });
});

describe('counting', () => {
  const NOTHING = { dead: [], neutral: [] };
  test.each([
    // Black: 10 empty points, White: 5; with A4 dead Black has 10 points and 1 prisoner.
    ['territory without marks: a region touching both is nobody’s', WALLS, NOTHING, [0, 5 + 6.5], 'W+11.5'],
    [
      'a dead stone is a prisoner, and its point territory',
      WALLS,
      { dead: [5], neutral: [] },
      [10 + 1, 5 + 6.5],
      'W+0.5',
    ],
    ['neutral points count for nobody', WALLS, { dead: [5], neutral: [0, 4] }, [9 + 1, 4 + 6.5], 'W+0.5'],
    ['prisoners taken in play count', WALLS.replace('0,0', '4,1'), { dead: [5], neutral: [] }, [15, 6 + 6.5], 'B+2.5'],
    ['area: stones and territory', `${WALLS} rules=AREA`, { dead: [5], neutral: [] }, [10 + 5, 5 + 5 + 6.5], 'W+1.5'],
    [
      'area: prisoners count nothing',
      `${WALLS.replace('0,0', '4,1')} rules=AREA`,
      { dead: [5], neutral: [] },
      [15, 16.5],
      'W+1.5',
    ],
    ['an empty board is nobody’s', '...../...../...../...../..... B - 0,0 2', NOTHING, [0, 6.5], 'W+6.5'],
    ['komi 6 makes a jigo', `${WALLS} komi=6`, { dead: [5], neutral: [] }, [11, 11], '0'],
  ])('%s', (_what, line, marked, [black, white], text) => {
    const counted = score(goAt(line), marked);
    expect([counted.sides.first.total / 2, counted.sides.second.total / 2]).toEqual([black, white]);
    expect(scoreText(counted)).toBe(text);
  });

  test('an eye that one colour alone surrounds counts until it is marked neutral, as eyes in seki are', () => {
    const board = goAt('.XXO./XXXO./OOOOO/...../..... B - 0,0 2');
    expect(score(board, NOTHING).sides.first.territory).toEqual([0]);
    expect(score(board, { dead: [], neutral: [0] }).sides.first).toMatchObject({ territory: [], total: 0 });
    expect(score(board, { dead: [], neutral: [0] }).sides.second.total).toBe(2 * (10 + 2) + 13);
  });

  test('a jigo is an outcome without winner', () => {
    const agreed = goAfter(goAt(`${WALLS} komi=6`), 'B dead A4', 'B accept 1', 'W accept 1');
    expect(go.outcome(agreed)).toEqual({ winner: null, isDrawn: true, reason: 'jigo', value: 1, score: '0' });
  });
});

describe('dead stones as a proposal', () => {
  test('none on an empty board', () => {
    expect(proposeDead(goGame({ size: 9 }))).toEqual([]);
  });

  test('stones in the opponent’s living area are proposed, living ones are not, and always the same', () => {
    const board = goAt(`.X.XO.O.O
      XXXXOOOO.
      .X..XO.OO
      XXX.XOO.O
      .X.OXOOOO
      XX..XO..O
      .XXXXOOXO
      X.X.XO..O
      XXXXXO.OO B - 0,0 2`);
    const dead = proposeDead(board);
    expect(pointNames(9, dead)).toBe('D5,H3');
    expect(proposeDead(board)).toEqual(dead);
  });

  test('chains in seki, which nobody can attack, are not proposed; what lies between them is nobody’s', () => {
    const board = goAt(`O.O.O.O.O
      .O.O.O.O.
      OOOOOOOOO
      XXXXXXXXX
      X.X.X.X.X
      .X.X.X.X.
      XXXXXXXXX
      XOOOOOOOX
      XO.XXX.OX B - 0,0 2`);
    expect(proposeDead(board)).toEqual([]);
    const { first, second } = score(board, { dead: [], neutral: [] }).sides;
    expect([first.territory.length, second.territory.length]).toEqual([9, 9]);
  });

  const FULL = Array(5).fill('OOOOOOOOO').join('/');
  const LEFT_AND_RIGHT = '.X.XXO.O./XXXXXOOOO/XXXXXOOOO/XXXXXOOOO/XXXXXOOOO/XXXXXOOOO/XXXOOXOOO';
  test.each([
    ['seki: three in a row within, two liberties', `.O.OOOOOO/${FULL}/OOOOOOOOO/OXXXXXXXO/OX.OOO.XO`, ''],
    ['seki: four in a row within, two liberties', `.O.OOOOOO/${FULL}/OOOOOOOOO/XXXXXXXXO/X.OOOO.XO`, ''],
    ['seki: an eye against an eye, one liberty shared', `${LEFT_AND_RIGHT}/XOOO.XXXO/XO.OXX.XO`, ''],
    ['seki: no eyes, two liberties shared', `${LEFT_AND_RIGHT}/XOOO.XXXO/XOOO.XXXO`, ''],
    [
      'no seki: two in a row within, who become three',
      `.O.OOOOOO/${FULL}/OOOOOOOOO/OXXXXXXOO/OX.OO.XOO`,
      'B2,C2,D2,E2,F2,G2,B1,G1',
    ],
  ])('%s', (_what, rows, dead) => {
    expect(pointNames(9, proposeDead(goAt(`${rows} B - 0,0 2`)))).toBe(dead);
  });

  describe('the bent four in the corner', () => {
    const BENT = `.O.OOOOOO/${FULL}/XXOOOOOOO/.XXXXOOOO/OOO.XOOOO`;
    const mirrored = (rows: string) =>
      rows
        .split('/')
        .map((row) => [...row].reverse().join(''))
        .join('/');
    const upside = (rows: string) => rows.split('/').reverse().join('/');
    const turned = (rows: string) =>
      [...rows.split('/')[0]!]
        .map((_, x) =>
          rows
            .split('/')
            .map((row) => row[x])
            .join(''),
        )
        .join('/');
    const swapped = (rows: string) => rows.replaceAll(/[XO]/g, (stone) => (stone === 'X' ? 'O' : 'X'));
    test.each([
      ['lower left', BENT, 'A3,B3,B2,C2,D2,E2,E1'],
      ['lower right', mirrored(BENT), 'H3,J3,E2,F2,G2,H2,E1'],
      ['upper left, of White', swapped(upside(BENT)), 'E9,B8,C8,D8,E8,A7,B7'],
      ['lower right, up the edge', turned(mirrored(turned(turned(BENT)))), 'H5,J5,H4,H3,G2,H2,G1'],
    ])('is dead as it stands: %s', (_what, rows, dead) => {
      expect(pointNames(9, proposeDead(goAt(`${rows} B - 0,0 2`)))).toBe(dead);
    });

    test.each([
      ['with a second eye', `.O.OOOOOO/${FULL}/XXXXXXXOO/.XXXX.XOO/OOO.XXXOO`],
      ['straight, not bent', `.O.OOOOOO/${FULL}/OOOOOOOOO/XXXXXXOOO/.OOO.XOOO`],
      ['with a third liberty', `.O.OOOOOO/${FULL}/XXOOOOOOO/.XXXXXOOO/OOO..XOOO`],
    ])('is none %s', (_what, rows) => {
      expect(bentFours(goAt(`${rows} B - 0,0 2`))).toEqual([]);
    });
  });
});
