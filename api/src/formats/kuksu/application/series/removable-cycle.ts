import type { TournamentRecord } from '../../../../store/reading/tournament.ts';

/** The cycle that may still be taken out of its title: the last, until it is over; null: there is none. `tournaments` in order. */
export function removableCycle(tournaments: readonly TournamentRecord[]): TournamentRecord | null {
  const last = tournaments.findLast(({ status }) => status !== 'CANCELLED');
  return last === undefined || last.status === 'FINISHED' ? null : last;
}
