import { openCycle } from '../../application/commands/open-cycle.ts';
import { command, given } from '../../../../graphql/command.ts';
import { ids } from '../../../../graphql/id-input.ts';
import { SeriesTournamentSuccessType } from '../../../../graphql/series/results.ts';
import { VenueEnum } from '../../../../graphql/tournament/vocabulary.ts';

command(openCycle, {
  name: 'openCycle',
  byToken: ['DIRECT'],
  description:
    'Makes the next cycle of a title as a draft, in the game and with the settings of the last one, which is over. What that one hands on is taken over by itself as players sign up. Its director only.',
  input: given('The next cycle of a title, and what is different in it.', (t) => ({
    seriesId: ids.series.one(t, 'Which title.'),
    name: t.string({ description: 'What it is called; null: by the title and its number.' }),
    venue: t.field({ type: VenueEnum, description: 'Where it is played; null: where the last one was.' }),
    timeControl: t.string({
      description: 'Such as `T=(7+1)<=7`; null: that of the last one. Ignored for a venue elsewhere.',
    }),
    startsAt: t.field({ type: 'DateTime', description: 'When it starts by itself; null: when you start it.' }),
  })),
  success: SeriesTournamentSuccessType,
  payload: 'The cycle that was opened, or why it was refused.',
  refuses: { 'invalid-time-control': true, 'wrong-status': true, 'already-in-series': true, 'series-full': true },
});
