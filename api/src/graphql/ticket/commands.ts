import { reportMessage } from '../../application/commands/chat/report-message.ts';
import { answerTicket } from '../../application/commands/ticket/answer.ts';
import { decideTicket } from '../../application/commands/ticket/decide.ts';
import { fileTicket } from '../../application/commands/ticket/file.ts';
import type { TicketDone } from '../../application/commands/ticket/shape.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { TicketType } from '../refs.ts';
import { TicketDecisionEnum, TicketKindEnum } from './vocabulary.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import { ids } from '../id-input.ts';

const WORDS = 'Plain text, 1 to 2,000 characters, line breaks allowed; only the director and who filed it can read it.';

const TicketSuccess = commandSuccess<TicketDone>('TicketSuccess', {
  description: 'The command was carried out.',
  fields: (t) => ({
    ticket: t.field({
      type: TicketType,
      nullable: true,
      description: 'As it stands; in a dry run unchanged, and null where none was made.',
      resolve: ({ ticketId }, _args, { app }) => readingOf(app).tickets.load(ticketId),
    }),
  }),
});

command(fileTicket, {
  name: 'fileTicket',
  byToken: ['PLAY'],
  description:
    'Lays something before the director: a suspicion of cheating, bad conduct, a protest. Players of the tournament only.',
  input: given('Something to be laid before the director of a tournament.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Before whose director.'),
    gameId: ids.game.optional(
      t,
      'The game that it is about, then also about your opponent in it, who never sees it; null: none.',
    ),
    kind: t.field({ type: TicketKindEnum, required: true, description: 'What it is about.' }),
    text: t.string({ required: true, description: WORDS }),
  })),
  success: TicketSuccess,
  payload: 'The ticket, or why the command was refused.',
  refuses: { 'too-many-tickets': true },
});

command(reportMessage, {
  name: 'reportMessage',
  byToken: ['PLAY'],
  description: 'Lays a message before the director as a ticket about its author. Players of the tournament, each once.',
  input: given('A message to be laid before the director.', (t) => ({
    messageId: ids.message.one(t, 'Which message.'),
    text: t.string({ required: true, description: `What is wrong with it. ${WORDS}` }),
  })),
  success: TicketSuccess,
  payload: 'The ticket, or why the command was refused.',
  refuses: { 'wrong-status': true, 'too-many-tickets': true, 'already-reported': true },
});

command(answerTicket, {
  name: 'answerTicket',
  byToken: ['PLAY', 'DIRECT'],
  description: 'Adds a word to a ticket that is not decided. The director and who filed it only.',
  input: given('A further word in a ticket.', (t) => ({
    ticketId: ids.ticket.one(t, 'Which ticket.'),
    text: t.string({ required: true, description: WORDS }),
  })),
  success: TicketSuccess,
  payload: 'The ticket, or why the command was refused.',
  refuses: { 'wrong-status': true, 'too-many-messages': true },
});

command(decideTicket, {
  name: 'decideTicket',
  byToken: ['DIRECT'],
  description: 'Decides a ticket, finally. The director only, in nobody’s own matter.',
  input: given('The end of a ticket.', (t) => ({
    ticketId: ids.ticket.one(t, 'Which ticket.'),
    decision: t.field({ type: TicketDecisionEnum, required: true, description: 'What is decided.' }),
    text: t.string({ required: true, description: WORDS }),
  })),
  success: TicketSuccess,
  payload: 'The ticket, or why the command was refused.',
  refuses: { 'wrong-status': true },
});
