import { err, ok } from '../../../kernel/result.ts';
import type { TicketDecision } from '../../../store/reading/ticket.ts';
import { setDecided } from '../../../store/writing/ticket.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, type CommonError, type WrongStatus } from '../../errors.ts';
import { deskTopic, inboxTopic } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { judges } from '../../rights.ts';
import { LONGEST_WORD, openTicket, speakingPlayer, type TicketDone, type TicketInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The ticket, what is decided, and the words for who filed it. */
export interface DecideTicketInput extends TicketInput {
  readonly decision: TicketDecision;
  readonly text: string;
}

/** Every way in which the command says no. */
export type DecideTicketError = CommonError | WrongStatus;

/** Decides a ticket, finally; what follows for a game is a ruling of its own. For the director, in nobody's own matter. */
export const decideTicket = defineCommand<DecideTicketInput, TicketDone, DecideTicketError>(
  'decideTicket',
  async (command, input) => {
    const { tx, at, actor } = command;
    const found = await openTicket(command, input.ticketId);
    if (!found.ok) return found;
    const { id: ticketId, tournamentId, filerId } = found.value;
    if (!judges(actor, found.value)) return err(forbidden(message('refused.ticket.onlyDirector')));
    const player = speakingPlayer(command);
    if (!player.ok) return player;
    const text = readText('text', input.text, { longest: LONGEST_WORD, hasLines: true });
    if (!text.ok) return text;
    await setDecided(tx, ticketId, { decision: input.decision, text: text.value, byId: player.value, at });
    const payload = { tournamentId, ticketId };
    command.emit({ topic: deskTopic(tournamentId), kind: 'TicketDecided', payload });
    command.emit({ topic: inboxTopic(filerId), kind: 'MyTicketDecided', payload });
    return ok({ ticketId });
  },
);
