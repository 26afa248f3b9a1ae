import fc from 'fast-check';
import { expect, test } from 'vitest';
import { verifyDraw } from '../../../api/src/application/queries/planner/verify-draw.ts';
import { checkLot, lotProblem, readItems, type ShownLot } from '../../../web/src/verify/lot.ts';

const SEED = '5a'.repeat(32);
const LOT: ShownLot = {
  tournamentId: 'knock-out-1',
  name: 'round-2-players',
  seed: SEED,
  commitment: '',
  items: ['a', 'b', 'c', 'd', 'e'],
  order: [],
};

test('browser and server draw the same, of one or of hundreds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(1, 2, 17, 255, 256, 257, 600), fc.nat(1_000), async (size, number) => {
      const items = Array.from({ length: size }, (_, index) => `entry-${index}`);
      const lot = { ...LOT, name: `round-${number}`, items };
      const here = await checkLot(lot);
      const { tournamentId, name } = lot;
      const there = verifyDraw({ tournamentId, name, serverSeed: SEED, ids: items, order: [], commit: null });
      if (!there.ok) throw new Error('refused');
      expect(here.places.map(({ computed }) => computed)).toEqual(there.value.order);
      expect(here.commitment).toBe(there.value.commit);
    }),
    { numRuns: 15 },
  );
});

test('the first place that was given to another is named', async () => {
  const { places, commitment } = await checkLot(LOT);
  const order = places.map(({ computed }) => computed);
  expect((await checkLot({ ...LOT, order, commitment })).firstDifference).toBeNull();
  const [first, second, third = '', fourth = '', fifth] = order;
  const exchanged = [first, second, fourth, third, fifth].flatMap((item) => item ?? []);
  const checked = await checkLot({ ...LOT, order: exchanged, commitment });
  expect(checked.firstDifference).toEqual({ place: 3, computed: third, shown: fourth, agrees: false });
  expect(checked.commitmentAgrees).toBe(true);
});

test.each<readonly [string, Partial<ShownLot>, ReturnType<typeof lotProblem>]>([
  ['whole', {}, null],
  ['no tournament', { tournamentId: '' }, 'tournamentId'],
  ['a capital in the lot', { name: 'Round-1' }, 'name'],
  ['no seed', { seed: '' }, 'seed'],
  ['half a commitment', { commitment: 'ab' }, 'commitment'],
  ['nobody', { items: [] }, 'items'],
  ['an order of fewer', { order: ['a'] }, 'order'],
])('%s: %o is %s', (_name, change, problem) => {
  expect(lotProblem({ ...LOT, ...change })).toBe(problem);
});

test('pasted names are apart by lines, blanks or commas', () => {
  expect(readItems(' a, b\nc  d,\n')).toEqual(['a', 'b', 'c', 'd']);
});
