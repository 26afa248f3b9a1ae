import type { PlayerId, TicketId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { ticketsByIds, type TicketRecord } from '../../../store/reading/ticket.ts';
import type { Command } from '../../command.ts';
import { forbidden, notFound, wrongStatus, type Forbidden, type NotFound, type WrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId, lockedTournament } from '../../found.ts';
import { actingPlayer, mayReadTicket } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** The ticket that a command is about. */
export interface TicketInput extends CommandOptions {
  readonly ticketId: TicketId;
}

/** The ticket that a command has made or changed, and what that caused. */
export interface TicketDone {
  readonly ticketId: TicketId;
  readonly effects: Effects;
}

/** The most characters of anything that is said in a ticket. */
export const LONGEST_WORD = 2_000;

/** Who acts, as a player; an account without one has nobody who could answer for what is said. */
export function speakingPlayer({ actor }: Command): Result<PlayerId, Forbidden> {
  const player = actingPlayer(actor);
  return player === null ? err(forbidden(message('refused.ticket.nobodySpeaks'))) : ok(player);
}

/** An undecided ticket that the caller may read, its tournament locked; to everybody else there is none. */
export async function openTicket(
  { tx, actor }: Command,
  id: TicketId,
): Promise<Result<TicketRecord, NotFound | WrongStatus>> {
  if (!isId(id)) return err(notFound('ticket'));
  const [seen] = await ticketsByIds(tx, [id]);
  if (seen === undefined || !mayReadTicket(actor, seen)) return err(notFound('ticket'));
  const tournament = await lockedTournament(tx, seen.tournamentId);
  if (!tournament.ok) return tournament;
  const [ticket] = await ticketsByIds(tx, [id]);
  if (ticket === undefined) return err(notFound('ticket'));
  if (ticket.state === 'DECIDED') return err(wrongStatus(ticket.state, message('refused.ticket.decided')));
  return ok(ticket);
}
