import { reportMessage } from '../../application/commands/chat/report-message.ts';
import { answerTicket } from '../../application/commands/ticket/answer.ts';
import { decideTicket } from '../../application/commands/ticket/decide.ts';
import { fileTicket } from '../../application/commands/ticket/file.ts';
import type { TicketDone } from '../../application/commands/ticket/shape.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { GameId, MessageId, TicketId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import {
  AlreadyReportedType,
  TooManyMessagesType,
  TooManyTicketsType,
  WrongStatusType,
  memberName,
} from '../errors.ts';
import { GAME_NAMES, idNamed } from '../global-id.ts';
import { TicketType } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { TicketDecisionEnum, TicketKindEnum } from './vocabulary.ts';

const WORDS = 'Plain text, 1 to 2,000 characters, line breaks allowed; only the director and who filed it can read it.';

const FileTicketInput = builder.inputType('FileTicketInput', {
  description: 'Something to be laid before the director of a tournament.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Before whose director.' }),
    gameId: t.id({
      description: 'The game that it is about, then also about your opponent in it, who never sees it; null: none.',
    }),
    kind: t.field({ type: TicketKindEnum, required: true, description: 'What it is about.' }),
    text: t.string({ required: true, description: WORDS }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ReportMessageInput = builder.inputType('ReportMessageInput', {
  description: 'A message to be laid before the director.',
  fields: (t) => ({
    messageId: t.id({ required: true, description: 'Which message.' }),
    text: t.string({ required: true, description: `What is wrong with it. ${WORDS}` }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const AnswerTicketInput = builder.inputType('AnswerTicketInput', {
  description: 'A further word in a ticket.',
  fields: (t) => ({
    ticketId: t.id({ required: true, description: 'Which ticket.' }),
    text: t.string({ required: true, description: WORDS }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const DecideTicketInput = builder.inputType('DecideTicketInput', {
  description: 'The end of a ticket.',
  fields: (t) => ({
    ticketId: t.id({ required: true, description: 'Which ticket.' }),
    decision: t.field({ type: TicketDecisionEnum, required: true, description: 'What is decided.' }),
    text: t.string({ required: true, description: WORDS }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const TicketSuccess = builder.objectRef<TicketDone>('TicketSuccess').implement({
  description: 'The command was carried out.',
  fields: (t) => ({
    ticket: t.field({
      type: TicketType,
      nullable: true,
      description: 'As it stands; in a dry run unchanged, and null where none was made.',
      resolve: ({ ticketId }, _args, { app }) => readingOf(app).tickets.load(ticketId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused; a desk’s events are left out.' }),
  }),
});

const TicketResult = builder.unionType('TicketResult', {
  description: 'The ticket, or why the command was refused.',
  types: [
    TicketSuccess,
    ...COMMON_ERRORS,
    WrongStatusType,
    TooManyTicketsType,
    TooManyMessagesType,
    AlreadyReportedType,
  ],
  resolveType: (value) => memberName(value, 'TicketSuccess'),
});

builder.mutationFields((t) => ({
  fileTicket: t.field({
    type: TicketResult,
    description:
      'Lays something before the director: a suspicion of cheating, bad conduct, a protest. Players of the tournament only.',
    args: { input: t.arg({ type: FileTicketInput, required: true, description: 'The matter.' }) },
    resolve: (_root, { input }, context) => {
      const gameId = input.gameId == null ? null : idNamed<GameId>(input.gameId, GAME_NAMES);
      const { kind, text } = input;
      return answer(context, fileTicket(context.app, { ...tournamentCommand(input), gameId, kind, text }));
    },
  }),
  reportMessage: t.field({
    type: TicketResult,
    description:
      'Lays a message before the director as a ticket about its author. Players of the tournament, each once.',
    args: { input: t.arg({ type: ReportMessageInput, required: true, description: 'Which, and why.' }) },
    resolve: (_root, { input }, context) => {
      const messageId = idNamed<MessageId>(input.messageId, ['ChatMessage']);
      return answer(context, reportMessage(context.app, { ...input, messageId }));
    },
  }),
  answerTicket: t.field({
    type: TicketResult,
    description: 'Adds a word to a ticket that is not decided. The director and who filed it only.',
    args: { input: t.arg({ type: AnswerTicketInput, required: true, description: 'The words.' }) },
    resolve: (_root, { input }, context) => answer(context, answerTicket(context.app, ofTicket(input))),
  }),
  decideTicket: t.field({
    type: TicketResult,
    description: 'Decides a ticket, finally. The director only, in nobody’s own matter.',
    args: { input: t.arg({ type: DecideTicketInput, required: true, description: 'The decision.' }) },
    resolve: (_root, { input }, context) => answer(context, decideTicket(context.app, ofTicket(input))),
  }),
}));

function ofTicket<Input extends { readonly ticketId: string }>(input: Input) {
  return { ...input, ticketId: idNamed<TicketId>(input.ticketId, ['Ticket']) };
}
