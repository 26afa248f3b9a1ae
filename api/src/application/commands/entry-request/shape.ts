import type { EntryRequestId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { entryRequestsByIds, type EntryRequestRecord } from '../../../store/reading/entry-request.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { Command } from '../../command.ts';
import { notFound, wrongStatus, type Forbidden, type NotFound, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId, lockedTournament } from '../../found.ts';
import { asDirector, observes } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** The request that a command answers. */
export interface EntryRequestInput extends CommandOptions {
  readonly requestId: EntryRequestId;
}

/** The request that a command has answered, and what that caused. */
export interface EntryRequestDone {
  readonly requestId: EntryRequestId;
  readonly effects: Effects;
}

/** A request that nobody has answered, its tournament locked; for who directs it, to a stranger there is none. */
export async function openRequest(
  { tx, actor }: Command,
  id: EntryRequestId,
): Promise<
  Result<
    { readonly request: EntryRequestRecord; readonly tournament: TournamentRecord },
    Forbidden | NotFound | WrongStatus
  >
> {
  const [seen] = isId(id) ? await entryRequestsByIds(tx, [id]) : [];
  if (seen === undefined || !observes(actor, seen.tournament)) return err(notFound('entryRequest'));
  const tournament = await lockedTournament(tx, seen.tournamentId);
  if (!tournament.ok) return tournament;
  const directed = asDirector(actor, tournament.value);
  if (!directed.ok) return directed;
  const [request] = await entryRequestsByIds(tx, [id]);
  if (request === undefined) return err(notFound('entryRequest'));
  if (request.state !== 'OPEN') return err(wrongStatus(request.state, message('refused.entryRequest.answered')));
  return ok({ request, tournament: tournament.value });
}
