import { openCycle } from '../../application/commands/open-cycle.ts';
import { answer } from '../../../../graphql/answer.ts';
import { builder } from '../../../../graphql/builder.ts';
import {
  AlreadyInSeriesType,
  InvalidTimeControlType,
  SeriesFullType,
  WrongStatusType,
  memberName,
} from '../../../../graphql/errors.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../../graphql/tournament/results.ts';
import { VenueEnum } from '../../../../graphql/tournament/vocabulary.ts';
import { SeriesTournamentSuccessType, seriesCommand } from '../../../../graphql/series/results.ts';

const OpenCycleInput = builder.inputType('OpenCycleInput', {
  description: 'The next cycle of a title.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: 'Which title.' }),
    name: t.string({ description: 'What it is called; null: by the title and its number.' }),
    venue: t.field({ type: VenueEnum, description: 'Where it is played; null: where the last one was.' }),
    timeControl: t.string({
      description: 'Such as `T=(7+1)<=7`; null: that of the last one. Ignored for a venue elsewhere.',
    }),
    startsAt: t.field({ type: 'DateTime', description: 'When it starts by itself; null: when you start it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const OpenCycleResult = builder.unionType('OpenCycleResult', {
  description: 'The cycle that was opened, or why it was refused.',
  types: [
    SeriesTournamentSuccessType,
    ...COMMON_ERRORS,
    InvalidTimeControlType,
    WrongStatusType,
    AlreadyInSeriesType,
    SeriesFullType,
  ],
  resolveType: (value) => memberName(value, 'SeriesTournamentSuccess'),
});

builder.mutationField('openCycle', (t) =>
  t.field({
    type: OpenCycleResult,
    description:
      'Makes the next cycle of a title as a draft, in the game and with the settings of the last one, which is over. What that one hands on is taken over by itself as players sign up. Its director only.',
    args: {
      input: t.arg({ type: OpenCycleInput, required: true, description: 'Which title, and what is different.' }),
    },
    resolve: (_root, { input }, context) =>
      answer(
        context,
        openCycle(context.app, {
          ...seriesCommand(input),
          name: input.name ?? null,
          venue: input.venue ?? null,
          timeControl: input.timeControl ?? null,
          startsAt: input.startsAt ?? null,
        }),
      ),
  }),
);
