import type { Message } from '../../kernel/message.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { stageTitle } from '../state/stage-title.ts';
import { inPieces, readingOf } from './reading.ts';
import { tournamentState } from './tournament-state.ts';

/** What is going on in a tournament, in one sentence; null: it is not being played. */
export async function tournamentHappening(context: AppContext, tournament: TournamentRecord): Promise<Message | null> {
  if (tournament.status !== 'RUNNING') return null;
  const stages = await readingOf(context).stagesOf.load(tournament.id);
  const { state } = await tournamentState(context, tournament.id, null);
  const newest = stages.at(-1);
  if (newest === undefined) return null;
  return inPieces(context, () => formatOf(tournament).happening(state, stageTitle(tournament.format, newest)));
}
