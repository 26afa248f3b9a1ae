import { ticketOf } from '../../application/queries/tickets.ts';
import { builder } from '../builder.ts';
import { withTournament } from '../event/about.ts';
import { DeskEventInterface, PlayerEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { TicketType } from '../refs.ts';

withTournament(
  builder.objectRef<EventOf<'DeskSnapshot'>>('DeskSnapshot').implement({
    description:
      'The first message: the tournament, whose `viewerTickets` are true at the version that this carries. It takes no version.',
    interfaces: [DeskEventInterface],
  }),
);

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
  const type = builder
    .objectRef<EventOf<typeof kind>>(kind)
    .implement({ description: DESK[kind], interfaces: [DeskEventInterface] });
  builder.objectField(withTournament(type), 'ticket', (t) =>
    t.field({ ...ticket, resolve: ({ payload }, _args, { app }) => ticketOf(app, payload) }),
  );
}

const INBOX = {
  MyTicketFiled: 'A player of a tournament that you direct has laid something before you.',
  MyTicketAnswered: 'A word was added to a ticket of yours.',
  MyTicketDecided: 'A ticket of yours was decided.',
} as const;

for (const kind of ['MyTicketFiled', 'MyTicketAnswered', 'MyTicketDecided'] as const) {
  const type = builder
    .objectRef<EventOf<typeof kind>>(kind)
    .implement({ description: INBOX[kind], interfaces: [PlayerEventInterface] });
  builder.objectField(withTournament(type), 'ticket', (t) =>
    t.field({ ...ticket, resolve: ({ payload }, _args, { app }) => ticketOf(app, payload) }),
  );
}
