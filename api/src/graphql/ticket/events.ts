import { ticketOf } from '../../application/queries/tickets.ts';
import { aboutTournament } from '../event/about.ts';
import { inInbox, onDesk } from '../event/interfaces.ts';
import { TicketType } from '../refs.ts';

onDesk('DeskSnapshot', {
  about: [aboutTournament],
  description:
    'The first message: the tournament, whose `viewerTickets` are true at the version that this carries. It takes no version.',
});

const ticket = {
  type: TicketType,
  nullable: true,
  description: 'As it stands when this is sent; null when it is not yours to read, as when it is about you.',
} as const;

const DESK = {
  TicketFiled: 'A player has laid something before the director.',
  TicketAnswered: 'A word was added to a ticket.',
  TicketDecided: 'A ticket was decided.',
} as const;

for (const kind of ['TicketFiled', 'TicketAnswered', 'TicketDecided'] as const) {
  onDesk(kind, {
    about: [aboutTournament],
    description: DESK[kind],
    fields: (t) => ({
      ticket: t.field({ ...ticket, resolve: ({ payload }, _args, { app }) => ticketOf(app, payload) }),
    }),
  });
}

const INBOX = {
  MyTicketFiled: 'A player of a tournament that you direct has laid something before you.',
  MyTicketAnswered: 'A word was added to a ticket of yours.',
  MyTicketDecided: 'A ticket of yours was decided.',
} as const;

for (const kind of ['MyTicketFiled', 'MyTicketAnswered', 'MyTicketDecided'] as const) {
  inInbox(kind, {
    about: [aboutTournament],
    description: INBOX[kind],
    fields: (t) => ({
      ticket: t.field({ ...ticket, resolve: ({ payload }, _args, { app }) => ticketOf(app, payload) }),
    }),
  });
}
