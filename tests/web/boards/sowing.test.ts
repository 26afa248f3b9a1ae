import { describe, expect, test } from 'vitest';
import { boardSeeds } from '../../../web/src/games/bao/board/board-seeds.ts';
import { lapPath, lastLap } from '../../../web/src/games/bao/board/last-lap.ts';
import { pitRows, pitsByName } from '../../../web/src/games/bao/board/places.ts';
import { sowingPace } from '../../../web/src/boards/sowing-pace.ts';
import { sowingFrames, type SowingStep } from '../../../web/src/games/bao/board/sowing.ts';

const step = (kind: SowingStep['kind'], pit: string, seeds = 1): SowingStep => ({ kind, pit, seeds });
const opening = boardSeeds({
  south: { front: [0, 0, 0, 0, 6, 2, 2, 0], back: [0, 0, 0, 0, 0, 0, 0, 0], store: 22 },
  north: { front: [0, 0, 0, 0, 6, 2, 2, 0], back: [0, 0, 0, 0, 0, 0, 0, 0], store: 22 },
});
/** A6<*: one seed placed in A6, its three lifted and sown to the left, the house last, where kutakata stops. */
const takata = [
  step('PLACE', 'A6'),
  step('LIFT', 'A6', 3),
  step('SOW', 'A5'),
  step('SOW', 'A4'),
  step('SOW', 'A3'),
  step('STOP', 'A3'),
];
const total = (seeds: typeof opening): number =>
  Object.values(seeds.pits).reduce((sum, count) => sum + count, seeds.stores.FIRST + seeds.stores.SECOND);

describe('a sowing, act by act', () => {
  const frames = sowingFrames(opening, takata);

  test('one frame an act', () => expect(frames).toHaveLength(takata.length));

  test.each([
    ["the seed comes from the mover's store", 0, { A6: 3 }, 0],
    ['all are lifted into the hand', 1, { A6: 0 }, 3],
    ['one falls in the next pit', 2, { A5: 7 }, 2],
    ['and the last one', 4, { A3: 1 }, 0],
  ])('%s', (_case, index, pits, held) => {
    expect(frames[index]?.seeds.pits).toMatchObject(pits);
    expect(frames[index]?.hand.seeds).toBe(held);
  });

  test('no seed is lost or made on the way', () => {
    for (const frame of frames) expect(total(frame.seeds) + frame.hand.seeds).toBe(64);
    expect(frames.at(-1)?.seeds.stores).toEqual({ FIRST: 21, SECOND: 22 });
  });

  test('captured seeds leave the enemy pit and join the hand', () => {
    const [taken] = sowingFrames(opening, [step('CAPTURE', 'a7', 2)]);
    expect(taken?.seeds.pits['a7']).toBe(0);
    expect(taken?.hand).toEqual({ pit: 'a7', seeds: 2 });
  });

  test('no acts, no frames', () => expect(sowingFrames(opening, [])).toEqual([]));

  test.each([
    ['a short sowing keeps the usual pace', 10, 110],
    ['a long one takes 2.4 s in all', 100, 24],
    ['with reduced motion it takes no time', 10, 0],
    ['nothing takes no time', 0, 0],
  ])('%s', (_case, acts, pace) => {
    expect(sowingPace(acts, pace === 0 ? 0 : 110)).toBe(pace);
  });
});

describe('the last lap', () => {
  const pits = pitsByName(pitRows('first'));

  test('from the last lift to the stop', () => {
    expect(lastLap(takata)).toEqual({ from: 'A6', passed: ['A6', 'A5', 'A4', 'A3'], to: 'A3' });
  });

  test('captured seeds begin in the kichwa, not in the pit they came from', () => {
    const trace = [step('CAPTURE', 'a4', 2), step('SOW', 'A1'), step('SOW', 'A2'), step('STOP', 'A2')];
    expect(lastLap(trace)).toEqual({ from: 'a4', passed: ['A1', 'A2'], to: 'A2' });
  });

  test('more than one round is drawn once', () => {
    const ring = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'B8', 'B7', 'B6', 'B5', 'B4', 'B3', 'B2', 'B1'];
    const sown = Array.from({ length: 20 }, (_, index) => step('SOW', ring[(index + 1) % 16] ?? ''));
    expect(lastLap([step('LIFT', 'A1', 20), ...sown]).passed).toHaveLength(17);
  });

  test('without a move there is nothing to mark', () => {
    expect(lastLap([])).toEqual({ from: null, passed: [], to: null });
    expect(lapPath([], pits)).toBe('');
  });

  test('the line goes round the ends outside the pits', () => {
    expect(lapPath(['A7', 'A8', 'B8', 'B7'], pits)).toBe(
      'M787.5 434L902.5 434L962.5 434L962.5 572L902.5 572L787.5 572',
    );
    expect(lapPath(['B1', 'A1'], pits)).toBe('M97.5 572L37.5 572L37.5 434L97.5 434');
  });
});
