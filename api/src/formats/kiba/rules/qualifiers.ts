import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';

/** Groups in order of their names, each in the order of its table, best first. */
export type RankedGroups = readonly (readonly EntryId[])[];

/** Tables from which nobody can qualify: one sentence that says where (`ranked[1]: …`, counted from 0). */
export interface QualifiersRefusal {
  readonly kind: 'no-groups' | 'too-few-ranked' | 'semifinals-first';
  readonly message: string;
}

/**
 * The two semi-final groups after the qualification, all first-placed players and all second-placed ones, in the order of
 * the groups; no group at all after one or two groups, which lead straight to the final. Refuses no groups, and a group
 * without the places that count. Source: KIBA 10.1, 10.3.
 */
export function kibaSemifinals(ranked: RankedGroups): Result<RankedGroups, QualifiersRefusal> {
  const places = placesOf(ranked, ranked.length === 2 ? 1 : 2);
  if (!places.ok) return places;
  return ok(ranked.length <= 2 ? [] : semifinalGroups(places.value));
}

/**
 * All who stand first and all who stand second, in the order of the groups; a group in which nobody stands there has nobody
 * in it. Source: KIBA 10.1.
 */
export function semifinalGroups(ranked: RankedGroups): RankedGroups {
  return [0, 1].map((place) => ranked.flatMap((group) => group.slice(place, place + 1)));
}

/**
 * The two who play the final: the first two of one group, or the winners of two (of the qualification, or the
 * semi-finals), the first group's first. Refuses more groups, which play semi-finals first, and a group without the
 * places that count. Source: KIBA 10.1, 10.3.
 */
export function kibaFinalists(ranked: RankedGroups): Result<readonly EntryId[], QualifiersRefusal> {
  if (ranked.length > 2) {
    const message = `ranked: ${ranked.length} groups play semi-finals first; the final follows one group or two.`;
    return err({ kind: 'semifinals-first', message });
  }
  const places = placesOf(ranked, ranked.length === 1 ? 2 : 1);
  return places.ok ? ok(places.value.flat()) : places;
}

function placesOf(ranked: RankedGroups, places: number): Result<RankedGroups, QualifiersRefusal> {
  if (ranked.length === 0) return err({ kind: 'no-groups', message: 'ranked: there is no group.' });
  const short = ranked.findIndex((group) => group.length < places);
  if (short < 0) return ok(ranked.map((group) => group.slice(0, places)));
  const counted = places === 1 ? 'place counts' : 'two places count';
  const message = `ranked[${short}]: its first ${counted} and nobody stands there.`;
  return err({ kind: 'too-few-ranked', message });
}
