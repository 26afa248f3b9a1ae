import type { LetterMessage } from '../../kernel/message.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { formatOf } from '../state/format-state.ts';
import { tournamentOf } from './find.ts';
import { tournamentState } from './tournament-state.ts';

/** What a player would lose beside his game if he lost it on time, said to him; null: nothing. Source: Common 4.20. */
export async function timeOutWarning(
  context: AppContext,
  { tournamentId, key, entries }: GameRecord,
  seat: Seat,
): Promise<LetterMessage | null> {
  const tournament = await tournamentOf(context, { tournamentId });
  const { timeOuts } = formatOf(tournament);
  if (timeOuts.warned === undefined || tournament.status !== 'RUNNING') return null;
  const { state } = await tournamentState(context, tournamentId, null);
  return timeOuts.warned(state, key, entries[seat]);
}
