import { expect, test } from 'vitest';
import { trackScale } from '../../../web/src/instants/track-scale.ts';

const stopsAt = (...instants: number[]) => instants.map((at) => ({ at }));
const gapsOf = (places: readonly number[]): readonly number[] =>
  places.slice(1).map((place, index) => place - places[index]!);

test('the first stop lies at the beginning, now at the end, and between them time goes on', () => {
  const { places } = trackScale(stopsAt(0, 25, 50), 100);
  expect(places[0]).toBe(0);
  expect(places.at(-1)).toBeCloseTo(1);
  expect(places[2]! - places[1]!).toBeCloseTo(places[1]!);
  expect(places[2]).toBeCloseTo(0.5, 1);
});

test('hundreds of results in one day, long ago, lie apart', () => {
  const many = Array.from({ length: 300 }, (_, index) => index);
  const { places } = trackScale(stopsAt(...many), 100_000);
  expect(Math.min(...gapsOf(places))).toBeGreaterThanOrEqual(0.75 / 300);
  expect(places.at(-1)).toBeCloseTo(1);
});

test('the end of what is over lies beyond its last result', () => {
  const { places, nearest } = trackScale(stopsAt(0, 60, 100), 100);
  expect(places[3]).toBeCloseTo(1);
  expect(places[2]).toBeLessThan(1);
  expect(nearest(1)).toBe(3);
  expect(nearest(places[2]!)).toBe(2);
});

test('an instant between two stops lies between them, one before all at the beginning, one after all at the end', () => {
  const { places, partOf } = trackScale(stopsAt(10, 20, 40), 50);
  expect(partOf(30)).toBeCloseTo((places[1]! + places[2]!) / 2);
  expect(partOf(20)).toBe(places[1]);
  expect(partOf(0)).toBe(0);
  expect(partOf(60)).toBe(1);
});

test('every stop is found at its own place, and what has only begun has a beginning and an end', () => {
  const { places, nearest } = trackScale(stopsAt(...Array.from({ length: 50 }, (_, index) => index * index)), 3_000);
  expect(places.map(nearest)).toEqual(places.map((_, index) => index));
  expect(trackScale(stopsAt(7), 7).places).toEqual([0, 1]);
});
