import { importLastCycle } from '../application/commands/import-last-cycle.ts';
import type { LastCycleDone, LastCycleMatch } from '../application/commands/shape.ts';
import { takeLastCycle } from '../application/commands/take-last-cycle.ts';
import { changedTournament, entryOf } from '../../../application/queries/find.ts';
import type { TournamentId } from '../../../kernel/ids.ts';
import { answer } from '../../../graphql/answer.ts';
import { builder } from '../../../graphql/builder.ts';
import { EffectsType } from '../../../graphql/effects.ts';
import { PreviousCycleType } from './previous-cycle.ts';
import { WrongStatusType, memberName } from '../../../graphql/errors.ts';
import { idNamed } from '../../../graphql/global-id.ts';
import { EntryType, TournamentInterface } from '../../../graphql/refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from '../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../graphql/tournament/results.ts';

const ImportLastCycleInput = builder.inputType('ImportLastCycleInput', {
  description: 'A last cycle that was played elsewhere.',
  fields: (t) => ({
    tournamentId: t.id({
      required: true,
      description: 'The new cycle; sign-up is open or closed, and it has not begun.',
    }),
    text: t.string({
      required: true,
      description:
        'Comma-separated: a heading with `name`, `league`, `tier`, `rank`, `disqualified`, `title` in any order, then a player a line; `title` is holder, loser or empty. At most 3,000 lines.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const TakeLastCycleInput = builder.inputType('TakeLastCycleInput', {
  description: 'A last cycle that was played here.',
  fields: (t) => ({
    tournamentId: t.id({
      required: true,
      description: 'The new cycle; sign-up is open or closed, and it has not begun.',
    }),
    lastId: t.id({ required: true, description: 'The last one, which is over.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const LastCycleMatchType = builder.objectRef<LastCycleMatch>('LastCycleMatch').implement({
  description: 'A player of the new cycle who was in the last one.',
  fields: (t) => ({
    entry: t.field({
      type: EntryType,
      description: 'His entry; in a dry run unchanged.',
      resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
    }),
    previous: t.expose('previous', { type: PreviousCycleType, description: 'What he brings.' }),
  }),
});

const LastCycleSuccessType = builder.objectRef<LastCycleDone>('LastCycleSuccess').implement({
  description: 'What the new cycle has taken over; in a dry run what it would.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'The new cycle; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    matched: t.field({
      type: [LastCycleMatchType],
      description: 'Who was in the last cycle, in the order of the entries.',
      resolve: ({ matched }) => [...matched],
    }),
    unmatched: t.stringList({
      description: 'Who of the last cycle has not signed up, or has a name that several players share.',
      resolve: ({ unmatched }) => [...unmatched],
    }),
    newcomers: t.field({
      type: [EntryType],
      description: 'Who was not in the last cycle.',
      resolve: ({ newcomers }, _args, { app }) => Promise.all(newcomers.map((id) => entryOf(app, id))),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const LastCycleResult = builder.unionType('LastCycleResult', {
  description: 'What was taken over, or why nothing was.',
  types: [LastCycleSuccessType, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'LastCycleSuccess'),
});

builder.mutationField('importLastCycle', (t) =>
  t.field({
    type: LastCycleResult,
    description:
      'Takes over a last cycle of leagues from a text, matched by name, in place of what was taken over before. Its director only.',
    args: { input: t.arg({ type: ImportLastCycleInput, required: true, description: 'The cycle and the text.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, importLastCycle(context.app, { ...tournamentCommand(input), text: input.text })),
  }),
);

builder.mutationField('takeLastCycle', (t) =>
  t.field({
    type: LastCycleResult,
    description:
      'Takes over a last cycle of leagues that was played here, matched by player, in place of what was taken over before. Its director only.',
    args: { input: t.arg({ type: TakeLastCycleInput, required: true, description: 'The two cycles.' }) },
    resolve: (_root, { input }, context) => {
      const lastId = idNamed<TournamentId>(input.lastId, ['KuksuTournament']);
      return answer(context, takeLastCycle(context.app, { ...tournamentCommand(input), lastId }));
    },
  }),
);
