import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { go } from '../../../../api/src/games/go/rules/index.ts';
import { goAfter, goGame } from '../../../support/go.ts';

describe('points', () => {
  test.each([
    ['Q16', 19, 3 * 19 + 15],
    ['q16', 19, 3 * 19 + 15],
    ['  D4 ', 19, 15 * 19 + 3],
    ['J9', 9, 8],
    ['Z25', 25, 24],
    ['U2', 21, 19 * 21 + 19],
  ])('%s on a board of %d', (text, size, point) => {
    expect(go.parseMove(goGame({ size }), text)).toEqual({
      ok: true,
      value: { move: { kind: 'play', point }, warnings: [] },
    });
  });
});

describe('what is no move is refused with the column', () => {
  test.each([
    ['', 1],
    ['   ', 1],
    ['I5', 1],
    ['5Q', 1],
    ['Q', 2],
    ['Q016', 2],
    ['Q16x', 2],
    ['Q20', 2],
    [' Q20', 3],
    ['Q16 D4', 5],
    ['pass now', 6],
    ['B', 2],
    ['B dance', 3],
    ['W dead', 7],
    ['W dead Q99', 9],
    ['W accept', 9],
    ['W accept soon', 10],
    ['W accept 1 2', 12],
    ['B resume now', 10],
    ['\0', 1],
    ['x'.repeat(5_000), 4_001],
  ])('%j', (text, column) => {
    const read = go.parseMove(goGame(), text);
    expect(read).toMatchObject({ ok: false, error: { column } });
  });
});

describe('settings', () => {
  test('what is missing is as usual', () => {
    const usual = { size: 19, komi: 13, rules: 'JAPANESE', koRule: 'SIMPLE', setup: null };
    expect(go.parseConfig({})).toEqual({ ok: true, value: usual });
    expect(go.parseConfig({ size: 9, komi: -0.5, rules: 'AREA', koRule: 'POSITIONAL' })).toEqual({
      ok: true,
      value: { size: 9, komi: -1, rules: 'AREA', koRule: 'POSITIONAL', setup: null },
    });
  });

  test.each([
    ['no object', 19],
    ['a list', []],
    ['nothing', null],
    ['a board of 4', { size: 4 }],
    ['a board of 26', { size: 26 }],
    ['half a line', { size: 9.5 }],
    ['a size in words', { size: '19' }],
    ['komi in quarters', { komi: 6.25 }],
    ['endless komi', { komi: Number.POSITIVE_INFINITY }],
    ['komi for a fortress', { komi: 1_000 }],
    ['unknown rules', { rules: 'CHESS' }],
    ['an unknown ko rule', { koRule: 'NONE' }],
  ])('refused: %s', (_what, settings) => {
    const config = go.parseConfig(settings);
    expect(worded(config)).toMatchObject({ ok: false, error: { message: expect.stringMatching(/\S/) as string } });
  });
});

test('a trace tells the stone and what it took', () => {
  const before = goAfter(goGame({ size: 5 }), 'B5', 'A5');
  const played = go.play(before, { kind: 'play', point: 5 });
  if (!played.ok) throw new Error(played.error.message.key);
  expect(played.value.trace).toEqual({ point: 5, captured: [0] });
  expect(go.taken(played.value.trace)).toBe(1);
});
