import { worded } from '../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../../api/src/games/rules.ts';
import { replay, replayFrom } from '../../../api/src/rules/games/replay.ts';

const { BAO } = GAMES;
const OPENING = 'K -4,6,2,2,-1/-8/-4,6,2,2,-1/-8 22,22 Aa S -';
const NEXT = 'K -2,1,1,7,-1,2,-1/-8/-4,6,2,2,-1/-8 21,22 Aa N -';
const THIRD = 'K -2,1,-1,7,-1,2,-1/-8/-4,7,2,2,1/-8 21,21 Aa S -';
const NOBODY = { first: '', second: '', fields: [] };

describe('bao as text', () => {
  test('names itself and its sides', () => {
    expect(BAO.key).toBe('BAO');
    expect(BAO.sides).toEqual(['South', 'North']);
  });

  test('begins with the opening', () => {
    expect(BAO.initial(undefined)).toEqual({ ok: true, value: OPENING });
    expect(BAO.initial({ variant: 'HUS' })).toMatchObject({ ok: false });
  });

  test('offers its moves in canonical notation', () => {
    expect(BAO.legalMoves(NEXT)).toEqual(['a5<', 'a5>', 'a6<', 'a6>']);
    expect(BAO.toMove(NEXT)).toBe('second');
    expect(BAO.outcome(NEXT)).toBeNull();
  });

  test('plays a move and writes it canonically', () => {
    expect(BAO.play(OPENING, '6<')).toEqual({
      ok: true,
      value: {
        encoded: NEXT,
        mover: 'first',
        notation: 'A6<*',
        warnings: [],
        taken: 0,
        isDrawn: false,
        toMove: 'second',
        awaitsChance: false,
        awaited: ['second'],
        agreement: null,
        outcome: null,
      },
    });
  });

  test('passes a warning on', () => {
    const done = BAO.play(OPENING, '6<#');
    expect(worded(done.ok && done.value.warnings)).toEqual(['The sign # announces a win, but the game goes on.']);
  });

  test('says when the game is over', () => {
    const done = BAO.play('K -3,1,-4/-8/-4,3,-3/16,-7 22,22 - S -', 'A4<');
    expect(done).toEqual({
      ok: true,
      value: {
        encoded: 'K -3,2,-4/-8/-8/16,-7 21,22 - N - S:bao-hamna:3',
        mover: 'first',
        notation: 'A4<#',
        warnings: [],
        taken: 3,
        isDrawn: false,
        toMove: null,
        awaitsChance: false,
        awaited: [],
        agreement: null,
        outcome: { winner: 'first', reason: 'bao-hamna', value: 1 },
      },
    });
  });

  test('refuses a move with its reason and column', () => {
    const message = 'A harvest is possible from a5 and a6, so kutakata is not allowed.';
    expect(worded(BAO.play(NEXT, 'a7>'))).toEqual({
      ok: false,
      error: { message, column: 1, rule: 'harvest-possible' },
    });
  });

  test('lets a player resign', () => {
    expect(BAO.resign(NEXT, 'second')).toEqual({
      ok: true,
      value: { winner: 'first', reason: 'resignation', value: 1 },
    });
  });

  test('checks a position from outside', () => {
    expect(BAO.decode(NEXT)).toEqual({ ok: true, value: NEXT });
    expect(BAO.decode('K')).toMatchObject({ ok: false, error: { column: 2 } });
  });

  test('takes a position that it never gave out for a bug', () => {
    expect(() => BAO.legalMoves('nonsense')).toThrow('Broken invariant');
  });

  test('writes and reads a record', () => {
    const text = '? - ?\n1: A6<* a5>;\n';
    expect(BAO.exportRecord({}, NOBODY, ['6<', '5>'])).toEqual({ ok: true, value: text });
    expect(BAO.importRecord(text)).toEqual({
      ok: true,
      value: { head: NOBODY, moves: ['A6<*', 'a5>'], movers: ['first', 'second'], encoded: THIRD, warnings: [] },
    });
    expect(BAO.exportRecord({ variant: 1 }, NOBODY, [])).toMatchObject({ ok: false, error: { ply: null } });
    expect(BAO.importRecord('')).toMatchObject({ ok: false, error: { ply: null } });
  });
});

describe('a replay', () => {
  test('leads to the position after all moves', () => {
    expect(replay(BAO, {}, ['A6<*', 'a5>'])).toEqual({ ok: true, value: THIRD });
    expect(replayFrom(BAO, NEXT, ['a5>'])).toEqual({ ok: true, value: THIRD });
    expect(replay(BAO, {}, [])).toEqual({ ok: true, value: OPENING });
  });

  test('stops at the first move that cannot be played', () => {
    const message = 'A harvest is possible from a5 and a6, so kutakata is not allowed.';
    expect(worded(replay(BAO, {}, ['A6<*', 'a7>*', 'A6<']))).toEqual({
      ok: false,
      error: { index: 1, message, column: 4 },
    });
  });

  test('does not begin under bad settings', () => {
    const message = 'The variant of a bao game is KISWAHILI or KUJIFUNZA.';
    expect(worded(replay(BAO, { variant: 'HUS' }, []))).toEqual({
      ok: false,
      error: { index: null, message, column: 1 },
    });
  });
});
