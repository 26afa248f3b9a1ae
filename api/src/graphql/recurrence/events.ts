import { builder } from '../builder.ts';
import { withTournament } from '../event/about.ts';
import { PlayerEventInterface, TournamentEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';

builder.objectFields(
  withTournament(
    builder.objectRef<EventOf<'RecurrenceChanged'>>('RecurrenceChanged').implement({
      description: 'The tournament is held again and again, in another rhythm, or no longer.',
      interfaces: [TournamentEventInterface],
    }),
  ),
  (t) => ({
    weeks: t.int({
      nullable: true,
      description: 'How many weeks after one edition the next one starts; null: never again.',
      resolve: ({ payload }) => payload.weeks,
    }),
    nextStartsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the next edition starts; null: there is none.',
      resolve: ({ payload }) => payload.startsAt,
    }),
  }),
);

builder.objectFields(
  withTournament(
    builder.objectRef<EventOf<'MySignedUpAgain'>>('MySignedUpAgain').implement({
      description:
        'You are entered in a tournament, as you have asked to be each time; you may leave until sign-up closes.',
      interfaces: [PlayerEventInterface],
    }),
  ),
  (t) => ({
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it starts; null: when its director starts it.',
      resolve: ({ payload }) => payload.startsAt,
    }),
  }),
);
