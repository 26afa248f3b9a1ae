import { createTitle } from '../../application/series/create.ts';
import { SeriesSuccessType } from '../../../../graphql/series/results.ts';
import { command, given } from '../../../../graphql/command.ts';

command(createTitle, {
  name: 'createTitle',
  byToken: ['DIRECT'],
  description: 'Makes a title that you direct, with no cycle yet. Directors and admins only.',
  input: given('A new title that is played for in cycles of leagues.', (t) => ({
    name: t.string({ required: true, description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
  })),
  success: SeriesSuccessType,
  payload: 'The new title, or why it was refused.',
  refuses: {},
});
