import { gameOf, playerOf, tournamentOf } from '../../application/queries/find.ts';
import { messageOf } from '../../application/queries/chat.ts';
import { listTicketsIn, viewerMayFile } from '../../application/queries/tickets.ts';
import { judges, mayAnswerTicket } from '../../application/rights.ts';
import type { TicketAnswer } from '../../store/reading/ticket.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { INSTANT_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { ChatMessageType, GameInterface, PlayerType, TicketType, TournamentInterface } from '../refs.ts';
import { TicketDecisionEnum, TicketKindEnum, TicketStateEnum } from './vocabulary.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAs } from '../node-find.ts';

const TicketAnswerType = builder.objectRef<TicketAnswer>('TicketAnswer').implement({
  description: 'A further word in a ticket.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its place in the ticket, from 1.' }),
    by: t.field({
      type: PlayerType,
      description: 'Who says it: the director, or who filed the ticket.',
      resolve: ({ byId }, _args, { app }) => playerOf(app, byId),
    }),
    text: t.exposeString('text', { description: 'The words.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was said.' }),
  }),
});

loadedAs('Ticket', (reading, id) => reading.tickets.load(asId(id)));

TicketType.implement({
  description:
    'What a player has laid before the director. Only the two of them can read it; whom it is about cannot, nor who filed it.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('Ticket', id) }),
    tournament: t.field({
      type: TournamentInterface,
      description: 'Before whose director it lies.',
      resolve: (ticket, _args, { app }) => tournamentOf(app, ticket),
    }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The game that it is about; null: none in particular.',
      resolve: ({ gameId }, _args, { app }) => (gameId === null ? null : gameOf(app, gameId)),
    }),
    message: t.field({
      type: ChatMessageType,
      nullable: true,
      description: 'The message that it reports; null: none.',
      resolve: ({ messageId }, _args, { app }) => (messageId === null ? null : messageOf(app, { messageId })),
    }),
    kind: t.expose('kind', { type: TicketKindEnum, description: 'What it is about.' }),
    state: t.expose('state', { type: TicketStateEnum, description: 'Where it stands.' }),
    filer: t.field({
      type: PlayerType,
      description: 'Who filed it.',
      resolve: ({ filerId }, _args, { app }) => playerOf(app, filerId),
    }),
    accused: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Whom it is about; null: nobody in particular.',
      resolve: ({ accusedId }, _args, { app }) => (accusedId === null ? null : playerOf(app, accusedId)),
    }),
    text: t.exposeString('text', { description: 'The words of who filed it.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was filed.' }),
    answers: t.field({
      type: [TicketAnswerType],
      description: 'What was said since, in order.',
      resolve: ({ answers }) => [...answers],
    }),
    decision: t.field({
      type: TicketDecisionEnum,
      nullable: true,
      description: 'What the director made of it; null: not decided.',
      resolve: ({ decided }) => decided?.decision ?? null,
    }),
    decisionText: t.string({
      nullable: true,
      description: 'The director’s words for who filed it; null: not decided.',
      resolve: ({ decided }) => decided?.text ?? null,
    }),
    decidedBy: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who decided it; null: not decided.',
      resolve: ({ decided }, _args, { app }) => (decided === null ? null : playerOf(app, decided.byId)),
    }),
    decidedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was decided; null: not decided.',
      resolve: ({ decided }) => decided?.at ?? null,
    }),
    viewerCanAnswer: t.boolean({
      description: 'Whether you may add a word: as who filed it or may decide it, as long as it is not decided.',
      resolve: (ticket, _args, { app }) => ticket.state !== 'DECIDED' && mayAnswerTicket(app.actor, ticket),
    }),
    viewerCanDecide: t.boolean({
      description: 'Whether you may decide it: as director, in nobody’s own matter, as long as it is not decided.',
      resolve: (ticket, _args, { app }) => ticket.state !== 'DECIDED' && judges(app.actor, ticket),
    }),
  }),
});

builder.interfaceFields(TournamentInterface, (t) => ({
  viewerTickets: t.connection(
    {
      type: TicketType,
      description:
        'For its director and who sees what he sees every ticket that is not about himself, for anybody else his own; the newest first.',
      complexity: pageComplexity,
      resolve: async (tournament, args, { app }) =>
        connectionOf(await listTicketsIn(app, tournament, windowOf(args, INSTANT_KEY))),
    },
    { name: 'TournamentTicketsConnection', description: 'A page of tickets.' },
    { name: 'TournamentTicketsConnectionEdge', description: 'A ticket and its place in the list.' },
  ),
  viewerCanFileTicket: t.boolean({
    description: 'Whether you may lay something before its director: as one of its players.',
    resolve: (tournament, _args, { app }) => viewerMayFile(app, tournament),
  }),
}));
