import { worded } from '../../../support/worded.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { backgammon } from '../../../../api/src/games/backgammon/rules/index.ts';
import { replay } from '../../../../api/src/rules/games/replay.ts';
import { asTextGame } from '../../../../api/src/rules/games/text-game.ts';
import { randomMatches } from '../../../support/backgammon-match.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const game = asTextGame(backgammon);
const OPENING = '10 - - W:opening 4HPwATDgc/ABMA 0';

test('a match as text begins with its opening roll, which is chance’s', () => {
  expect(game.initial(undefined)).toEqual({ ok: true, value: OPENING });
  expect([game.toMove(OPENING), game.actors(OPENING), game.awaited(OPENING), game.legalMoves(OPENING)]).toEqual([
    'chance',
    [],
    [],
    [],
  ]);
  const rolled = game.play(OPENING, '13');
  expect(rolled).toMatchObject({
    value: { encoded: '10 - - B:13 4HPwATDgc/ABMA 1', notation: 'roll 13', toMove: 'second' },
  });
  expect(game.legalMoves('10 - - B:13 4HPwATDgc/ABMA 1')).toContain('8/5 6/5');
  expect(game.resign(OPENING, 'first')).toEqual({
    ok: true,
    value: { winner: 'second', reason: 'resignation', value: 1 },
  });
});

test.each([
  [undefined, { length: 10 }],
  [{}, { length: 10 }],
  [{ length: null }, { length: 10 }],
  [{ length: 0 }, { length: 0 }],
  [{ length: 1.5 }, null],
  [{ length: -1 }, null],
  [{ length: 1_001 }, null],
  ['ten', null],
])('settings %j', (value, expected) => {
  const config = backgammon.parseConfig(value);
  expect(config.ok ? config.value : null).toEqual(expected === null ? null : expect.objectContaining(expected));
});

test('every position of a match is written and read back, and is that of its moves replayed', () => {
  fc.assert(
    fc.property(randomMatches, ({ length, positions, last }) => {
      const every = [...positions.filter((_, index) => index % 7 === 0).map(([position]) => position), last];
      for (const position of every)
        expect(backgammon.decode(backgammon.encode(position))).toEqual({ ok: true, value: position });
      const texts = positions.map(([position, move]) => backgammon.formatMove(position, move));
      expect(replay(game, { length }, texts)).toEqual({ ok: true, value: backgammon.encode(last) });
    }),
    propertyRuns(8, 500),
  );
});

test.each<[string, string, number]>([
  ['no length', 'x - - W:opening 4HPwATDgc/ABMA 0', 1],
  ['no games', '10 x - W:opening 4HPwATDgc/ABMA 0', 4],
  ['points that are not kind times cube', '10 W3gp:- - W:opening 4HPwATDgc/ABMA 0', 4],
  ['a drop that is a play', '10 W1dp:W2d - W:opening 4HPwATDgc/ABMA 0', 4],
  ['a drop by the winner', '10 W1dd:B2d - W:opening 4HPwATDgc/ABMA 0', 4],
  ['a double in the Crawford game', '3 W2gp:-,B2sp:W2t - W:opening 4HPwATDgc/ABMA 0', 3],
  ['a game after the match', '3 W3bp:-,B1sp:- - W:opening 4HPwATDgc/ABMA 0', 3],
  ['two doubles by one side', '10 - W2t.W4t W:turn 4HPwATDgc/ABMA 3', 6],
  ['a double to four at once', '10 - W4t W:turn 4HPwATDgc/ABMA 3', 6],
  ['a double that nobody awaits', '10 - W2? W:turn 4HPwATDgc/ABMA 3', 6],
  ['the other side’s double', '10 - W2? B:doubled 4HPwATDgc/ABMA 3', 6],
  ['no turn', '10 - - X:turn 4HPwATDgc/ABMA 3', 8],
  ['a die of seven', '10 - - W:17 4HPwATDgc/ABMA 3', 8],
  ['over without an end', '10 - - W:over 4HPwATDgc/ABMA 3', 8],
  ['no board', '10 - - W:turn 4HPwATDgc-ABMA 3', 24],
  ['a turn before any roll', '10 - - W:turn 4HPwATDgc/ABMA 0', 15],
  ['a game that goes on after a drop', '10 - W2d W:turn 4HPwATDgc/ABMA 3', 17],
  ['moved men before the opening roll', '10 - - W:opening AADA/5cAAAAAAA 0', 18],
  ['no rolls', '10 - - W:turn 4HPwATDgc/ABMA x', 30],
  ['another word', `${OPENING} x`, 1],
])('refused: %s', (_what, line, column) => {
  expect(worded(game.decode(line))).toMatchObject({
    ok: false,
    error: { column, message: expect.stringMatching(/\S/) },
  });
});

describe('a bot', () => {
  test('plays legal moves to the end of a match, and takes and drops', () => {
    let state = 7;
    const draw = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const die = (): number => 1 + Math.floor(draw() * 6);
    let encoded = game.initial({ length: 5 });
    const answers = new Set<string>();
    for (let ply = 0; ply < 3_000 && encoded.ok && game.outcome(encoded.value) === null; ply++) {
      const doubles = game.legalMoves(encoded.value).includes('double') && draw() < 0.1;
      const chosen = game.choose(encoded.value, draw());
      const isRoll = chosen === null || chosen === 'roll';
      const text: string = isRoll ? (doubles ? 'double' : `roll ${die()}${die()}`) : chosen;
      if (text === 'take' || text === 'drop') answers.add(text);
      const played = game.play(encoded.value, text);
      encoded = played.ok ? { ok: true, value: played.value.encoded } : played;
    }
    expect(encoded.ok ? game.outcome(encoded.value) : encoded.error).toMatchObject({
      winner: expect.stringMatching(/first|second/),
    });
    expect(answers.size).toBeGreaterThan(0);
  });

  test('covers a man who could be hit', () => {
    expect(game.choose('10 - - W:31 4HPwATDgc/ABMA 1', 0)).toBe('8/5 6/5');
  });
});
