import { awardFor } from './award.ts';
import { compareCandidates, type LeagueCandidate } from './last-place.ts';

/** A player drawn into a free place: the award that he had for it, and his rating with the award. */
export interface Drawn<Candidate extends LeagueCandidate> {
  readonly candidate: Candidate;
  readonly award: number;
  readonly adjustedRating: number;
}

/**
 * Who takes `places` free places of a tier: the best of the candidates by rating plus award, best first; equal ones by
 * `compareCandidates`. Old and new players stand in one list. Source: Kuksu 9.
 */
export function drawn<Candidate extends LeagueCandidate>(
  tier: number,
  places: number,
  candidates: readonly Candidate[],
): readonly Drawn<Candidate>[] {
  return candidates
    .map((candidate) => {
      const award = awardFor(tier, candidate.last);
      return { candidate, award, adjustedRating: candidate.rating + award };
    })
    .toSorted((a, b) => b.adjustedRating - a.adjustedRating || compareCandidates(a.candidate, b.candidate))
    .slice(0, places);
}
