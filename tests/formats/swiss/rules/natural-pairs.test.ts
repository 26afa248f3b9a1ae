import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { bracketOf } from '../../../../api/src/formats/swiss/rules/bracket.ts';
import { naturalPairs } from '../../../../api/src/formats/swiss/rules/natural-pairs.ts';
import { pairsOfBracket } from '../../../../api/src/formats/swiss/rules/pair-bracket.ts';
import type { SwissPlayer } from '../../../../api/src/formats/swiss/rules/player.ts';
import { propertyRuns } from '../../../support/property-runs.ts';

const seat = fc.constantFrom('first' as const, 'second' as const);
const float = fc.constantFrom('down' as const, 'up' as const, null, null, null);

/** What the rounds before have left of a player; mostly little, so that the halves often meet as they are. */
const past = fc.record({
  seats: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(seat, { maxLength: 2 })),
  floats: fc.tuple(float, float),
  hasRested: fc.constantFrom(false, false, false, true),
  unplayed: fc.constantFrom(0, 0, 0, 1),
  /** How many places after him he has met somebody; 0: nobody. */
  metAfter: fc.constantFrom(0, 0, 0, 0, 1, 2, 3),
});

const id = (number: number): EntryId => asId<EntryId>(`e${number}`);

function players(pasts: readonly (typeof past extends fc.Arbitrary<infer Past> ? Past : never)[]): SwissPlayer[] {
  return pasts.map(({ metAfter, ...own }, index) => ({
    ...own,
    ...{ entry: id(index + 1), number: index + 1, points: 2, isTopscorer: false },
    met: new Map(
      pasts.flatMap((other, place) => {
        const haveMet = index + metAfter === place || place + other.metAfter === index;
        return haveMet && place !== index ? [[id(place + 1), 1] as const] : [];
      }),
    ),
  }));
}

const named = (pairs: ReturnType<typeof pairsOfBracket>): readonly string[] =>
  pairs.flatMap(({ higher, lower }) => (lower === null ? [] : [`${higher.entry}-${lower.entry}`])).toSorted();

test('where the halves meet as they are, the search finds the same', () => {
  let direct = 0;
  fc.assert(
    fc.property(fc.array(past, { minLength: 1, maxLength: 12 }), (pasts) => {
      const bracket = bracketOf([], players(pasts));
      const natural = naturalPairs(bracket);
      if (natural === null) return;
      direct += 1;
      expect(named(natural)).toEqual(named(pairsOfBracket(bracket, pasts.length % 2 === 1)));
    }),
    propertyRuns(300, 5_000),
  );
  expect(direct).toBeGreaterThan(20);
});

test('nobody may be above or below', () => {
  const [first, second, third] = players(
    Array.from({ length: 3 }, () => ({
      ...{ seats: [], floats: [null, null] as [null, null], hasRested: false, unplayed: 0, metAfter: 0 },
    })),
  );
  const above = { ...first!, points: 4 };
  expect(naturalPairs(bracketOf([above], [second!]))).toBeNull();
  expect(naturalPairs(bracketOf([], [above, second!, third!]))).toBeNull();
});
