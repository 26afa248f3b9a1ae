import { updateSeries } from '../../application/commands/series/update-series.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { SeriesSuccessType } from './results.ts';

command(updateSeries, {
  name: 'updateSeries',
  byToken: ['DIRECT'],
  description:
    'Gives a series another name, or says something else of it; its tournaments keep theirs. Who directs the series.',
  input: given('What is to be changed of a series; what is left out stays.', (t) => ({
    seriesId: ids.series.one(t, 'Which series.'),
    name: t.string({ description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
  })),
  success: SeriesSuccessType,
  payload: 'The series, or why the command was refused.',
  refuses: {},
  take: ({ name, description, ...input }, said) => ({
    ...input,
    name: name ?? undefined,
    description: said.has('description') ? description : undefined,
  }),
});
