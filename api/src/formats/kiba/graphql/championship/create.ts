import { createChampionship } from '../../application/championship/create.ts';
import { answer } from '../../../../graphql/answer.ts';
import { builder } from '../../../../graphql/builder.ts';
import { memberName } from '../../../../graphql/errors.ts';
import { SeriesSuccessType } from '../../../../graphql/series/results.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../../graphql/tournament/results.ts';
import { NationMatchEnum } from './vocabulary.ts';

const CreateChampionshipInput = builder.inputType('CreateChampionshipInput', {
  description: 'A new championship.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
    nationMinimum: t.int({
      required: true,
      defaultValue: 2,
      description: 'With how many players in a tournament a country is ranked: 2 or 3.',
    }),
    nationMatch: t.field({
      type: NationMatchEnum,
      required: true,
      defaultValue: 'END',
      description: 'When the countries meet.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const CreateChampionshipResult = builder.unionType('CreateChampionshipResult', {
  description: 'The new championship, or why it was refused.',
  types: [SeriesSuccessType, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'SeriesSuccess'),
});

builder.mutationField('createChampionship', (t) =>
  t.field({
    type: CreateChampionshipResult,
    description: 'Makes a championship that you direct, with no tournament yet. Directors and admins only.',
    args: { input: t.arg({ type: CreateChampionshipInput, required: true, description: 'What it is to be.' }) },
    resolve: (_root, { input }, context) => {
      const { nationMinimum, nationMatch, description, ...rest } = input;
      const made = { ...rest, description: description ?? null, settings: { nationMinimum, nationMatch } };
      return answer(context, createChampionship(context.app, made));
    },
  }),
);
