import { builder } from '../builder.ts';

/** What a ticket is about. */
export const TicketKindEnum = builder.enumType('TicketKind', {
  description: 'What a ticket is about.',
  values: {
    CHEATING: { description: 'A suspicion of cheating, such as help in a game.' },
    CONDUCT: { description: 'How somebody behaves, such as what he writes.' },
    PROTEST: { description: 'A protest against what has happened in a game or was decided.' },
    OTHER: { description: 'Anything else that the director should know.' },
  } as const,
});

/** Where a ticket stands. */
export const TicketStateEnum = builder.enumType('TicketState', {
  description: 'Where a ticket stands.',
  values: {
    OPEN: { description: 'It waits for the director.' },
    ANSWERED: { description: 'The director has answered; who filed it may answer again.' },
    DECIDED: { description: 'It is decided, finally.' },
  } as const,
});

/** What a director makes of a ticket. */
export const TicketDecisionEnum = builder.enumType('TicketDecision', {
  description: 'What the director makes of a ticket; what follows for a game is a ruling of its own.',
  values: {
    UPHELD: { description: 'Who filed it is right.' },
    REJECTED: { description: 'Nothing follows from it.' },
  } as const,
});
