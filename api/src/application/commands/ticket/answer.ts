import { err, ok } from '../../../kernel/result.ts';
import { addedSince } from '../../../store/reading/ticket.ts';
import { insertTicketAnswer } from '../../../store/writing/ticket.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, type CommonError, type TooManyMessages, type WrongStatus } from '../../errors.ts';
import { deskTopic, inboxTopic } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { decisionMakers, mayAnswerTicket } from '../../rights.ts';
import { checkPace, paceStart } from '../../running/pace.ts';
import { message } from '../../texts/say.ts';
import { LONGEST_WORD, openTicket, speakingPlayer, type TicketDone, type TicketInput } from './shape.ts';

/** The ticket, and what is added to it. */
export interface AnswerTicketInput extends TicketInput {
  readonly text: string;
}

/** Every way in which the command says no. */
export type AnswerTicketError = CommonError | WrongStatus | TooManyMessages;

/** Adds a word to an undecided ticket: the director answers who filed it, who may answer again, and then it is open again. */
export const answerTicket = defineCommand<AnswerTicketInput, TicketDone, AnswerTicketError>(
  'answerTicket',
  async (command, input) => {
    const { tx, at, actor } = command;
    const found = await openTicket(command, input.ticketId);
    if (!found.ok) return found;
    if (!mayAnswerTicket(actor, found.value)) return err(forbidden(message('refused.ticket.onlyDirector')));
    const { id: ticketId, tournamentId, filerId, accusedId, answers } = found.value;
    const player = speakingPlayer(command);
    if (!player.ok) return player;
    const text = readText('text', input.text, { longest: LONGEST_WORD, hasLines: true });
    if (!text.ok) return text;
    const byId = player.value;
    const pace = checkPace(await addedSince(tx, { ticketId, byId }, paceStart(at)));
    if (!pace.ok) return pace;
    const isFiler = byId === filerId;
    const word = { number: answers.length + 1, byId, text: text.value, at };
    await insertTicketAnswer(tx, ticketId, word, isFiler ? 'OPEN' : 'ANSWERED');
    const payload = { tournamentId, ticketId };
    command.emit({ topic: deskTopic(tournamentId), kind: 'TicketAnswered', payload });
    for (const player of isFiler ? decisionMakers(found.value, [accusedId, filerId]) : [filerId]) {
      command.emit({ topic: inboxTopic(player), kind: 'MyTicketAnswered', payload });
    }
    return ok({ ticketId });
  },
);
