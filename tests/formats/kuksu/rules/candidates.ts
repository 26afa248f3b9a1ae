import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import type { LeagueCandidate } from '../../../../api/src/formats/kuksu/rules/last-place.ts';

/** An entry's id. */
export const id = (text: string): EntryId => asId<EntryId>(text);

/** A player who has signed up and was not in the last cycle. */
export function newcomer(name: string, rating = 1500): LeagueCandidate {
  return { id: id(name), rating, last: null };
}

/** A player who has signed up, by his tier and place in the last cycle. */
export function old(name: string, [tier, rank]: readonly [number, number], rating = 1500): LeagueCandidate {
  return { id: id(name), rating, last: { tier, rank, isDisqualified: false } };
}

/** The same, disqualified in the last cycle. */
export function disqualified(name: string, [tier, rank]: readonly [number, number], rating = 1500): LeagueCandidate {
  return { id: id(name), rating, last: { tier, rank, isDisqualified: true } };
}

/** Everybody of a last cycle whose leagues were all full, `n.A.1`, `n.B2.10` …, ratings falling from the top. */
export function fullCycle(tiers: number): readonly LeagueCandidate[] {
  return Array.from({ length: tiers }, (_, index) => index + 1).flatMap((tier) =>
    Array.from({ length: 2 ** (tier - 1) }, (_, league) => league + 1).flatMap((league) =>
      Array.from({ length: 10 }, (_, place) =>
        old(`${tier}.${league}.${place + 1}`, [tier, place + 1], 3_000 - 100 * tier - 10 * place - league),
      ),
    ),
  );
}
