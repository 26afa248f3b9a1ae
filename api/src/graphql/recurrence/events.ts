import { aboutTournament } from '../event/about.ts';
import { inInbox, inTournament } from '../event/interfaces.ts';

inTournament('RecurrenceChanged', {
  about: [aboutTournament],
  description: 'The tournament is held again and again, in another rhythm, or no longer.',
  fields: (t) => ({
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
});

inInbox('MySignedUpAgain', {
  about: [aboutTournament],
  description:
    'You are entered in a tournament, as you have asked to be each time; you may leave until sign-up closes.',
  fields: (t) => ({
    startsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it starts; null: when its director starts it.',
      resolve: ({ payload }) => payload.startsAt,
    }),
  }),
});
