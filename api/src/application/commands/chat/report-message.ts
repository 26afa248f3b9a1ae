import { err } from '../../../kernel/result.ts';
import { reportedBy } from '../../../store/reading/ticket.ts';
import { defineCommand } from '../../command.ts';
import {
  invalidInput,
  wrongStatus,
  type AlreadyReported,
  type CommonError,
  type TooManyTickets,
  type WrongStatus,
} from '../../errors.ts';
import { addTicket, filer } from '../../running/file-ticket.ts';
import type { TicketDone } from '../ticket/shape.ts';
import { foundMessage, type MessageInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The message, and what is wrong with it. */
export interface ReportMessageInput extends MessageInput {
  readonly text: string;
}

/** Every way in which the command says no. */
export type ReportMessageError = CommonError | WrongStatus | TooManyTickets | AlreadyReported;

/** Lays a message before the director as a ticket of conduct about its author. Each player of the tournament may, once. */
export const reportMessage = defineCommand<ReportMessageInput, TicketDone, ReportMessageError>(
  'reportMessage',
  async (command, { messageId, text }) => {
    const found = await foundMessage(command.tx, messageId);
    if (!found.ok) return found;
    const { gameId, tournamentId, authorId, removal } = found.value;
    const by = await filer(command, tournamentId);
    if (!by.ok) return by;
    if (by.value.playerId === authorId) return err(invalidInput('messageId', message('refused.chat.reportHimself')));
    if (removal !== null) return err(wrongStatus('REMOVED', message('refused.chat.removed')));
    if (await reportedBy(command.tx, { messageId, filerId: by.value.playerId })) {
      return err({
        kind: 'already-reported',
        message: message('refused.chat.reportedBefore'),
      });
    }
    return addTicket(command, by.value, { gameId, messageId, kind: 'CONDUCT', accusedId: authorId, text });
  },
);
