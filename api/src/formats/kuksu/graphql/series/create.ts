import { createTitle } from '../../application/series/create.ts';
import { answer } from '../../../../graphql/answer.ts';
import { builder } from '../../../../graphql/builder.ts';
import { memberName } from '../../../../graphql/errors.ts';
import { SeriesSuccessType } from '../../../../graphql/series/results.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../../graphql/tournament/results.ts';

const CreateTitleInput = builder.inputType('CreateTitleInput', {
  description: 'A new title that is played for in cycles of leagues.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const CreateTitleResult = builder.unionType('CreateTitleResult', {
  description: 'The new title, or why it was refused.',
  types: [SeriesSuccessType, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'SeriesSuccess'),
});

builder.mutationField('createTitle', (t) =>
  t.field({
    type: CreateTitleResult,
    description: 'Makes a title that you direct, with no cycle yet. Directors and admins only.',
    args: { input: t.arg({ type: CreateTitleInput, required: true, description: 'What it is to be.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, createTitle(context.app, { ...input, description: input.description ?? null })),
  }),
);
