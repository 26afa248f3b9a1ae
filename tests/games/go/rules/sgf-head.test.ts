import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import { goGame } from '../../../support/go.ts';

type Fields = ReadonlyArray<readonly [string, string]>;

function written(fields: Fields, moves: readonly string[] = []): string {
  const config = { ...goGame({ size: 5 }).settings, setup: null };
  const text = go.exportRecord(config, { first: 'A', second: 'B', fields }, moves);
  if (!text.ok) throw new Error(text.error.message.key);
  return text.value;
}

function read(text: string) {
  const record = go.importRecord(text);
  if (!record.ok) throw new Error(record.error.message.key);
  return record.value;
}

describe('the head', () => {
  const HEAD: Fields = [
    ['EVENT', 'Kuksu'],
    ['STAGE', 'League A'],
    ['GROUP', 'A'],
    ['ROUND', '3'],
    ['GAME', '1'],
    ['DATE', '2026-11-21'],
    ['END', '2026-11-30T08:00:00.000Z'],
    ['TIME', 'T=(7+1)<=7'],
    ['RESULT', 'White (resigned)'],
  ];

  test('is written in the properties that programs read, and comes back as it was', () => {
    const text = written(HEAD, ['C3']);
    expect(text).toContain('DT[2026-11-21]EV[Kuksu]RO[3]OT[T=(7+1)<=7]RE[W+R]');
    expect(text).toContain('GC[STAGE: League A\nGROUP: A\nGAME: 1\nEND: 2026-11-30T08:00:00.000Z]');
    const back = new Map(read(text).head.fields);
    for (const [key, value] of HEAD) expect(back.get(key)).toBe(value);
  });

  test.each([
    ['Black (resigned)', 'B+R', 'Black (resigned)'],
    ['White (time)', 'W+T', 'White (time)'],
    ['Black (forfeit)', 'B+F', 'Black (forfeit)'],
    ['Black (withdrawal)', 'B+F', 'Black (forfeit)'],
    ['White (adjudicated)', 'W+', 'White'],
    ['nobody (no result)', 'Void', 'nobody (no result)'],
  ])('the result %s is RE[%s]', (result, property, back) => {
    const text = written([['RESULT', result]]);
    expect(text).toContain(`RE[${property}]`);
    expect(read(text).head.fields).toContainEqual(['RESULT', back]);
  });

  test('an open game has no result, a strange one stays as it is', () => {
    expect(written([['RESULT', 'open']])).not.toContain('RE[');
    expect(read('(;GM[1]FF[4]SZ[5]RE[?]GC[A fine game.])').head.fields).toEqual([
      ['RE', '?'],
      ['GC', 'A fine game.'],
    ]);
    expect(read('(;GM[1]FF[4]SZ[5]RE[B+3.5])').head.fields).toEqual([['RESULT', 'Black (played)']]);
  });
});

describe('territory that is marked', () => {
  const WALLS = ['C5', 'D5', 'C4', 'D4', 'C3', 'D3', 'C2', 'D2', 'C1', 'D1', 'pass', 'A4', 'pass', 'pass'];

  test('is read back as what both have agreed on', () => {
    const agreed = written(
      [['RESULT', 'White (played)']],
      [...WALLS, 'W dead A4', 'W neutral A1', 'B accept 2', 'W accept 2'],
    );
    expect(agreed).toContain('RE[W+1.5]');
    const back = read(agreed);
    expect(back.moves.slice(-4)).toEqual(['B dead A4', 'B neutral A1', 'B accept 2', 'W accept 2']);
    expect(go.outcome(back.position)).toMatchObject({ winner: 'second', reason: 'score' });
    expect(written([], back.moves)).toBe(agreed);
    expect(back.warnings).toEqual([]);
  });

  test.each([
    ['a dead man in nobody’s territory', ['W dead C5', 'B accept 1', 'W accept 1'], 'TB[]DEAD[ca])'],
    ['a board that is nobody’s', ['B accept 0', 'W accept 0'], 'TB[])'],
  ])('%s is kept', (_what, agreed, marks) => {
    const text = written([], ['C5', 'E1', 'A1', 'pass', 'pass', ...agreed]);
    expect(text.trimEnd().endsWith(marks)).toBe(true);
    const back = read(text);
    expect(go.outcome(back.position)).toMatchObject({ reason: 'score' });
    expect(written([], back.moves)).toBe(text);
  });

  test('that is no count of the board is left out and told', () => {
    const open = written([], WALLS).trimEnd().slice(0, -1);
    const odd = read(`${open}TB[ea])`);
    expect(odd.moves).toEqual(WALLS);
    expect(worded(odd.warnings)).toEqual(['The territory that is marked is no count of this board: it is left out.']);
    expect(read(`${open})`).position.phase.kind).toBe('scoring');
  });
});
