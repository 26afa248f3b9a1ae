import type { TicketId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';
import { toDate } from '../codecs/instant.ts';
import type { Decided, TicketAnswer, TicketRecord, TicketState } from '../reading/ticket.ts';

/** Stores a new ticket, open. */
export async function insertTicket(
  tx: Tx,
  { at, ...ticket }: Omit<TicketRecord, 'directorId' | 'officials' | 'state' | 'answers' | 'decided'>,
): Promise<void> {
  await tx.ticket.create({ data: { ...ticket, at: toDate(at) }, select: { id: true } });
}

/** Adds a word to a ticket, which then stands so. */
export async function insertTicketAnswer(
  tx: Tx,
  ticketId: TicketId,
  { at, ...answer }: TicketAnswer,
  state: Exclude<TicketState, 'DECIDED'>,
): Promise<void> {
  await tx.ticketAnswer.create({ data: { ...answer, ticketId, at: toDate(at) }, select: { number: true } });
  await tx.ticket.update({ where: { id: ticketId }, data: { state }, select: { id: true } });
}

/** Decides a ticket. */
export async function setDecided(tx: Tx, id: TicketId, { decision, text, byId, at }: Decided): Promise<void> {
  await tx.ticket.update({
    where: { id },
    data: { state: 'DECIDED', decision, decisionText: text, decidedById: byId, decidedAt: toDate(at) },
    select: { id: true },
  });
}
