import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingTabs } from '../../../web/src/ui/fitting-tabs.ts';

const widths = [80, 60, 90, 40];
test.each([
  ['all of them where there is room, even without a menu', 0, 270, [0, 1, 2, 3]],
  ['as many from the first on as leave room for the menu', 0, 269, [0, 1]],
  ['the current one takes the place of the last', 3, 230, [0, 1, 3]],
  ['the current one stays where nothing else has room', 2, 100, [2]],
  ['none is current', -1, 200, [0, 1]],
])('%s', (_case, current, room, shown) => {
  expect(fittingTabs(widths, current, { room, menu: 50 })).toEqual(shown);
});

test('what is shown has room, unless it is the current one alone', () => {
  const some = fc.array(fc.integer({ min: 20, max: 120 }), { minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(some, fc.nat(8), fc.nat(800), (given, at, room) => {
      const current = at % given.length;
      const shown = fittingTabs(given, current, { room, menu: 50 });
      const taken = shown.reduce((sum, place) => sum + given[place]!, shown.length < given.length ? 50 : 0);
      expect(shown).toContain(current);
      expect(taken <= room || shown.length === 1).toBe(true);
    }),
  );
});
