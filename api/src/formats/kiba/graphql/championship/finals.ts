import { openCountryMatch } from '../../application/championship/open-country-match.ts';
import { openMabingwa } from '../../application/championship/open-mabingwa.ts';
import { builder } from '../../../../graphql/builder.ts';
import { VenueEnum } from '../../../../graphql/tournament/vocabulary.ts';
import { SeriesTournamentSuccessType } from '../../../../graphql/series/results.ts';
import { command, given } from '../../../../graphql/command.ts';
import { ids } from '../../../../graphql/id-input.ts';

const WORDS = {
  seriesId: 'Which championship.',
  name: 'What it is called; null: by the championship.',
  venue: 'Where it is played; null: where the last tournament was.',
  timeControl: 'Such as `T=(3+1)<=7`; null: that of the last tournament, or KIBA’s. Ignored for a venue elsewhere.',
  startsAt: 'When it starts by itself; null: when you start it.',
} as const;

const ChosenTeamInput = builder.inputType('ChosenTeamInput', {
  description: 'Who plays for a country, where a tie leaves a choice.',
  fields: (t) => ({
    country: t.string({ required: true, description: 'ISO 3166 alpha-2.' }),
    playerIds: ids.player.many(t, 'Its players, board 1 first.'),
  }),
});

command(openMabingwa, {
  name: 'openMabingwa',
  byToken: ['DIRECT'],
  description:
    'Opens the tournament of the best six, when the four are finished. Its director starts it, or its instant does.',
  input: given('The tournament of the best six.', (t) => ({
    seriesId: ids.series.one(t, WORDS.seriesId),
    name: t.string({ description: WORDS.name }),
    venue: t.field({ type: VenueEnum, description: WORDS.venue }),
    timeControl: t.string({ description: WORDS.timeControl }),
    startsAt: t.field({ type: 'DateTime', description: WORDS.startsAt }),
  })),
  success: SeriesTournamentSuccessType,
  payload: 'The tournament that was opened, or why it was refused.',
  refuses: {
    'invalid-time-control': true,
    'wrong-status': true,
    'already-opened': true,
    'cut-tied': true,
    'too-few-qualified': true,
  },
});

command(openCountryMatch, {
  name: 'openCountryMatch',
  byToken: ['DIRECT'],
  description: 'Opens the match of the first two countries. Its director starts it, or its instant does.',
  input: given('A match of the first two countries.', (t) => ({
    seriesId: ids.series.one(t, WORDS.seriesId),
    number: t.int({ description: 'The tournament after which they meet; null: after all four.' }),
    countries: t.stringList({
      required: true,
      defaultValue: [],
      description: 'The two that meet, the better first, where a tie leaves a choice; else nothing.',
    }),
    teams: t.field({
      type: [ChosenTeamInput],
      required: true,
      defaultValue: [],
      description: 'Who plays for a country, where a tie leaves a choice; else nothing.',
    }),
    name: t.string({ description: WORDS.name }),
    venue: t.field({ type: VenueEnum, description: WORDS.venue }),
    timeControl: t.string({ description: WORDS.timeControl }),
    startsAt: t.field({ type: 'DateTime', description: WORDS.startsAt }),
  })),
  success: SeriesTournamentSuccessType,
  payload: 'The tournament that was opened, or why it was refused.',
  refuses: {
    'invalid-time-control': true,
    'wrong-status': true,
    'already-opened': true,
    'cut-tied': true,
    'too-few-qualified': true,
  },
});
