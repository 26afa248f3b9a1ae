import { rotateCalendarToken } from '../../application/commands/player/rotate-calendar-token.ts';
import { viewerCalendar } from '../../application/queries/record/calendar.ts';
import type { CalendarRecord } from '../../store/reading/calendar.ts';
import { builder } from '../builder.ts';
import { ViewerType } from '../viewer/type.ts';
import { command, given } from '../command.ts';

const CalendarType = builder.objectRef<CalendarRecord>('Calendar').implement({
  description: 'Your deadlines as a calendar (iCalendar, RFC 5545) at an address that only you know.',
  fields: (t) => ({
    path: t.string({
      description: 'Its address on this server, `/calendar/<token>.ics`. Whoever knows it can read the calendar.',
      resolve: ({ token }) => `/calendar/${token}.ics`,
    }),
    madeAt: t.expose('madeAt', { type: 'DateTime', description: 'Since when it has this address.' }),
  }),
});

builder.objectField(ViewerType, 'calendar', (t) =>
  t.field({
    type: CalendarType,
    nullable: true,
    description: 'The calendar of your deadlines; null until you ask for one with `rotateCalendarToken`.',
    resolve: (_viewer, _args, { app }) => viewerCalendar(app),
  }),
);

command(rotateCalendarToken, {
  name: 'rotateCalendarToken',
  byToken: [],
  description:
    'Gives the calendar of your deadlines a new secret address, the first one too. The old one is gone at once.',
  input: given('A new address for your calendar.', () => ({})),
  success: {
    description: 'The calendar has a new address; the old one leads nowhere.',
    fields: (t) => ({
      calendar: t.field({
        type: CalendarType,
        nullable: true,
        description:
          'As it is now; sent again under the same key, perhaps newer than the one made then. Null: you are signed in no more.',
        resolve: (_done, _args, { app }) => viewerCalendar(app),
      }),
    }),
  },
  payload: 'The calendar, or why it has no new address.',
  refuses: {},
  untried: true,
});
