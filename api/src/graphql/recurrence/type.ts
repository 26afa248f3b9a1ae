import { plannedAfter, viewerSignsUpAgain } from '../../application/queries/recurrence.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { builder } from '../builder.ts';
import { TournamentInterface } from '../refs.ts';

type Recurring = TournamentRecord & { readonly recurrence: NonNullable<TournamentRecord['recurrence']> };

const RecurrenceType = builder.objectRef<Recurring>('Recurrence').implement({
  description: 'How often a tournament is held.',
  fields: (t) => ({
    edition: t.int({
      description: 'Which one this is, from 1.',
      resolve: ({ edition }) => edition ?? 1,
    }),
    weeks: t.int({
      description: 'How many weeks after one edition the next one starts.',
      resolve: ({ recurrence }) => recurrence.weeks,
    }),
    signUpDays: t.int({
      description: 'How many days before its start each opens for players.',
      resolve: ({ recurrence }) => recurrence.signUpDays,
    }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When its director ended it; null: it goes on.',
      resolve: ({ recurrence }) => recurrence.endedAt,
    }),
    nextOpensAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the edition after this one opens for players; null: there is none.',
      resolve: (tournament, _args, { app }) => plannedAfter(app, tournament)?.opensAt ?? null,
    }),
    nextStartsAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the edition after this one starts; null: there is none.',
      resolve: (tournament, _args, { app }) => plannedAfter(app, tournament)?.startsAt ?? null,
    }),
  }),
});

builder.interfaceFields(TournamentInterface, (t) => ({
  recurrence: t.field({
    type: RecurrenceType,
    nullable: true,
    description: 'How often it is held; null: once.',
    resolve: ({ recurrence, ...tournament }) => (recurrence === null ? null : { ...tournament, recurrence }),
  }),
  viewerSignsUpAgain: t.boolean({
    nullable: true,
    description:
      'Whether you are entered by itself in each tournament that follows this one, its next editions or others of its series; null: none follows for which players sign up, or nobody is signed in.',
    resolve: (tournament, _args, { app }) => viewerSignsUpAgain(app, tournament),
  }),
}));
