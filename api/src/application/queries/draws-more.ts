import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { tournamentState } from './tournament-state.ts';

/** Whether something is still to be drawn that its director may look at before it is published: before the start, what comes after it. Source: Common 4.9. */
export async function drawsMore(context: AppContext, tournament: TournamentRecord): Promise<boolean> {
  const { id, status } = tournament;
  const more = formatOf(tournament).arranging?.drawsMore ?? null;
  if (more === null || status === 'FINISHED' || status === 'CANCELLED') return false;
  return status !== 'RUNNING' || more((await tournamentState(context, id, null)).state);
}
