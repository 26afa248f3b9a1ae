/** A seed's centre, measured from the centre of its pit. */
export interface SeedPoint {
  readonly x: number;
  readonly y: number;
}

/** Diameter of a seed with its dark edge, in board units. */
export const SEED = 17;

const TURN = Math.PI * 2;
const UP = -TURN / 4;

const ring = (count: number, radius: number, from = UP): readonly SeedPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = from + (TURN * index) / count;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });

const centre: SeedPoint = { x: 0, y: 0 };
const crowned = (count: number, radius: number): readonly SeedPoint[] => [centre, ...ring(count, radius)];

/** Up to 9 seeds: as on a die, from 7 a ring and its centre. */
const LOOSE: readonly (readonly SeedPoint[])[] = [
  [],
  [centre],
  [
    { x: -10, y: 0 },
    { x: 10, y: 0 },
  ],
  ring(3, 11.5),
  ring(4, 13.6, UP + TURN / 8),
  [centre, ...ring(4, 19.5, UP + TURN / 8)],
  [-9.8, 9.8].flatMap((x) => [-19.4, 0, 19.4].map((y) => ({ x, y }))),
  crowned(6, 20),
  crowned(7, 21.6),
  crowned(8, 24),
];

/** The inner ring of a pit with 10 to 19 seeds, closer than the same number alone. */
const INNER: ReadonlyMap<number, readonly SeedPoint[]> = new Map([
  [2, ring(2, 9.6)],
  [3, ring(3, 11)],
  [4, ring(4, 12.8)],
  [5, ring(5, 15.4)],
  [6, crowned(5, 17.4)],
  [7, crowned(6, 17.5)],
]);

const OUTER_RADIUS = 34.9;
const TWO_RINGS = 10;
const FULL_PIT = 19;
const HEAP_TOP = 29;
const SECOND_LAYER = 7;

/** How many of 10 to 19 seeds lie in the inner ring: 10 is 2 and 8, 16 is 5 and 11, 19 is 7 and 12. */
const innerCount = (count: number): number => Math.floor((count - 5) / 2);

const nearest = (from: readonly SeedPoint[], to: readonly SeedPoint[]): number =>
  Math.min(...from.flatMap((a) => to.map((b) => Math.hypot(a.x - b.x, a.y - b.y))));

const twoRings = (count: number): readonly SeedPoint[] => {
  const inner = INNER.get(innerCount(count)) ?? [];
  const outerCount = count - inner.length;
  const turns = Array.from({ length: 24 }, (_, index) => UP + ((TURN / outerCount) * index) / 24);
  const rings = turns.map((from) => ring(outerCount, OUTER_RADIUS, from));
  const roomiest = rings.toSorted((a, b) => nearest(b, inner) - nearest(a, inner))[0] ?? [];
  return [...inner, ...roomiest];
};

const GROUND: readonly (readonly SeedPoint[])[] = Array.from({ length: FULL_PIT + 1 }, (_, count) =>
  count < TWO_RINGS ? (LOOSE[count] ?? []) : twoRings(count),
);

const SECOND: readonly (readonly SeedPoint[])[] = [
  [],
  [{ x: 3, y: -4 }],
  ring(2, 9.4, 0.4),
  ring(3, 11, 0.5),
  ring(4, 13.2, 0.3),
  ring(5, 15.8, 0.4),
  crowned(5, 18.4),
  crowned(6, 18.6),
];
const THIRD: readonly (readonly SeedPoint[])[] = [[], [{ x: 1, y: -2 }], ring(2, 9.2, 0.9), ring(3, 10.8, 1)];

const turned = (points: readonly SeedPoint[], angle: number): readonly SeedPoint[] => {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return points.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
};

/** The angle in radians, at most 8 degrees either way, by which a pit always turns its pattern. */
export const pitTurn = (pit: string): number => {
  const letter = pit.charCodeAt(0) % 7;
  const number = Number(pit.slice(1));
  return ((((letter * 5 + number * 7) % 17) - 8) * Math.PI) / 180;
};

/**
 * How a number of seeds lies in a pit: one layer up to 19, none of its seeds touching another or the rim; a second of
 * up to 7 from 20 on and a third of up to 3 from 27 on. From 30 the heap stays as it is, the number beside it tells.
 * Source: look.md 6, Seeds by count.
 */
export const seedLayers = (count: number, turn = 0): readonly (readonly SeedPoint[])[] => {
  const shown = Math.min(Math.max(Math.trunc(count), 0), HEAP_TOP);
  const ground = Math.min(shown, FULL_PIT);
  const second = Math.min(shown - ground, SECOND_LAYER);
  const layers = [GROUND[ground] ?? [], SECOND[second] ?? [], THIRD[shown - ground - second] ?? []];
  return layers.filter((layer) => layer.length > 0).map((layer) => turned(layer, turn));
};
