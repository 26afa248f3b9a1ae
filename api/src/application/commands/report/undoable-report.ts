import type { TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { drawnSince, isBegun, isDecidedSince, type DrawnSince } from '../../../store/reading/drawn-since.ts';
import { lastReport, type ReportedBatch } from '../../../store/reading/reported-batch.ts';
import type { Message } from '../../../kernel/message.ts';
import { message } from '../../texts/say.ts';

/** What was reported last, and what was only drawn from it. */
export interface UndoableReport {
  readonly batch: ReportedBatch;
  readonly drawn: DrawnSince;
}

/**
 * What was reported last in a tournament that is played elsewhere, as long as it can be taken back; otherwise why not: nothing was, a
 * result of it was changed, or something was played or decided in what was drawn from it. Source: Common 1.7.
 */
export async function undoableReport(tx: Tx, tournamentId: TournamentId): Promise<Result<UndoableReport, Message>> {
  const batch = await lastReport(tx, tournamentId);
  if (batch === null) return err(message('refused.undo.nothing'));
  if (batch.isReplaced) return err(message('refused.undo.corrected'));
  const drawn = await drawnSince(tx, tournamentId, batch.at);
  if (await isBegun(tx, drawn.games)) return err(message('refused.undo.played'));
  if (await isDecidedSince(tx, tournamentId, batch.at)) return err(message('refused.undo.decided'));
  return ok({ batch, drawn });
}
