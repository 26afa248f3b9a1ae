import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormatState } from '../../../../api/src/rules/formats/format.ts';
import { propertyRuns } from '../../../support/property-runs.ts';
import { compare, due, everyWay, verdictOf, type Pairs } from './checker.ts';
import { knownBefore, type Known } from './known-player.ts';
import { afterRound, begun, pairsIn, swissWith, type Ending } from './played-field.ts';

const LONG = process.env['BARAZA_LONG'] === '1';
const ENDINGS: readonly Ending[] = ['first', 'second', 'first', 'second', null, 'forfeit'];

/** The colour of the first of two: 1 or -1. */
function colourOf(one: Known, other: Known): number {
  const [high, low] =
    one.points > other.points || (one.points === other.points && one.number < other.number)
      ? [one, other]
      : [other, one];
  const colour = colourOfHigher(high, low);
  return high === one ? colour : -colour;
}

function colourOfHigher(high: Known, low: Known): number {
  const [mine, theirs] = [due(high), due(low)];
  if (mine.much === 0 && theirs.much === 0) return high.number % 2 === 1 ? 1 : -1;
  if (mine.much === 0) return -theirs.colour;
  if (theirs.much === 0 || mine.colour !== theirs.colour) return mine.colour;
  const wide = ({ colours }: Known): number => Math.abs(colours.reduce((total, each) => total + each, 0));
  const stronger = mine.much - theirs.much || (mine.much === 3 ? wide(high) - wide(low) : 0);
  if (stronger !== 0) return stronger > 0 ? mine.colour : -mine.colour;
  for (let back = 1; back <= Math.min(high.colours.length, low.colours.length); back += 1) {
    if (high.colours.at(-back) !== low.colours.at(-back)) return -high.colours.at(-back)!;
  }
  return mine.colour;
}

/** The pairs of a round as the checker knows the players, and the colours that they have. */
function drawn(state: FormatState, round: number, players: readonly Known[]): Pairs {
  const of = (id: string): Known | null => players.find((each) => each.id === id) ?? null;
  return pairsIn(state, round).map((pair) => {
    const [first = '', second = ''] = pair.split('-');
    const [one, other] = [of(first)!, of(second)];
    if (other !== null) expect([pair, colourOf(one, other)]).toEqual([pair, 1]);
    const isInOrder = other === null || players.indexOf(one) < players.indexOf(other);
    return isInOrder ? [one, other] : [other, one];
  });
}

test('every round of small fields is the best of all ways to pair it, and the first of the equally good, with the right seats', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: LONG ? 10 : 8 }),
      fc.infiniteStream(fc.nat()),
      fc.nat(),
      (size, numbers, more) => {
        const usual = Math.ceil(Math.log2(size));
        const rounds = Math.min(size % 2 === 0 ? size - 1 : size, usual + (more % 3));
        const format = swissWith({ rounds });
        let state = begun(format, size);
        for (let round = 1; round <= rounds; round += 1) {
          const players = knownBefore(state, round, rounds);
          const made = verdictOf(players, drawn(state, round, players), colourOf);
          for (const way of everyWay(size % 2 === 0 ? players : [...players, null])) {
            const verdict = verdictOf(players, way, colourOf);
            if (compare(verdict, made) < 0) {
              const better = way.map(([one, other]) => `${one.id}-${other?.id ?? 'bye'}`);
              expect({ round, made: pairsIn(state, round), verdict: made }).toEqual({ round, made: better, verdict });
            }
          }
          state = afterRound(format, state, () => ENDINGS[(numbers.next().value ?? 0) % ENDINGS.length] ?? null);
        }
      },
    ),
    propertyRuns(25, 400),
  );
});
