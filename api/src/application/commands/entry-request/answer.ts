import type { EntryRequestOutcome } from '../../../store/entry-request-outcome.ts';
import type { EntryRequestRecord } from '../../../store/reading/entry-request.ts';
import { setEntryRequestAnswered } from '../../../store/writing/entry-request.ts';
import type { Command } from '../../command.ts';
import { deskTopic } from '../../events.ts';
import { actingPlayer } from '../../rights.ts';

/** Answers a request and tells who directs; its writer hears of it as mail follows the desk. `reason` null: it is accepted. */
export async function answerRequest(
  { tx, at, actor, emit }: Command,
  { id: requestId, tournamentId }: EntryRequestRecord,
  { outcome, reason }: { readonly outcome: EntryRequestOutcome; readonly reason: string | null },
): Promise<void> {
  await setEntryRequestAnswered(tx, requestId, { byId: actingPlayer(actor), at, reason });
  emit({
    topic: deskTopic(tournamentId),
    kind: 'EntryRequestAnswered',
    payload: { tournamentId, requestId, outcome },
  });
}
