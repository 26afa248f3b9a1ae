import { createChampionship } from '../../application/championship/create.ts';
import { SeriesSuccessType } from '../../../../graphql/series/results.ts';
import { NationMatchEnum } from './vocabulary.ts';
import { command, given } from '../../../../graphql/command.ts';

command(createChampionship, {
  name: 'createChampionship',
  byToken: ['DIRECT'],
  description: 'Makes a championship that you direct, with no tournament yet. Directors and admins only.',
  input: given('A new championship.', (t) => ({
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
  })),
  success: SeriesSuccessType,
  payload: 'The new championship, or why it was refused.',
  refuses: {},
  take: ({ nationMinimum, nationMatch, ...input }) => ({ ...input, settings: { nationMinimum, nationMatch } }),
});
