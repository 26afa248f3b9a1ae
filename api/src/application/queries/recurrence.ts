import { isStanding } from '../../store/reading/recurrence.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { actingPlayerIn } from '../rights.ts';
import { hasFollowers, nextEdition, startOf, type PlannedEdition } from '../state/editions.ts';

/** The edition after a tournament, as it is planned now; null: there is none, or its start is not set, or it is cancelled. */
export function plannedAfter({ now }: AppContext, tournament: TournamentRecord): PlannedEdition | null {
  const { recurrence } = tournament;
  const start = startOf(tournament);
  return recurrence?.endedAt !== null || start === null ? null : nextEdition(recurrence, start, now());
}

/** Whether whoever asks is entered in what follows this tournament by himself; null: nothing follows it, or nobody is signed in. */
export async function viewerSignsUpAgain(
  { actor, db }: AppContext,
  tournament: TournamentRecord,
): Promise<boolean | null> {
  const player = actingPlayerIn(actor, tournament);
  if (player === null || !hasFollowers(tournament)) return null;
  const { recurrenceId, seriesId } = tournament;
  return isStanding(db.prisma, player, { recurrenceId, seriesId });
}
