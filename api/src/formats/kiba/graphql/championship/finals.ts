import { openCountryMatch } from '../../application/championship/open-country-match.ts';
import { openMabingwa } from '../../application/championship/open-mabingwa.ts';
import type { Instant } from '../../../../kernel/time.ts';
import type { Venue } from '../../../../store/tournament.ts';
import { answer } from '../../../../graphql/answer.ts';
import { builder } from '../../../../graphql/builder.ts';
import {
  AlreadyOpenedType,
  CutTiedType,
  InvalidTimeControlType,
  TooFewQualifiedType,
  WrongStatusType,
  memberName,
} from '../../../../graphql/errors.ts';
import { playerNamed } from '../../../../graphql/global-id.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../../../../graphql/tournament/inputs.ts';
import { COMMON_ERRORS } from '../../../../graphql/tournament/results.ts';
import { VenueEnum } from '../../../../graphql/tournament/vocabulary.ts';
import { SeriesTournamentSuccessType, seriesCommand } from '../../../../graphql/series/results.ts';

const WORDS = {
  seriesId: 'Which championship.',
  name: 'What it is called; null: by the championship.',
  venue: 'Where it is played; null: where the last tournament was.',
  timeControl: 'Such as `T=(3+1)<=7`; null: that of the last tournament, or KIBA’s. Ignored for a venue elsewhere.',
  startsAt: 'When it starts by itself; null: when you start it.',
} as const;

const OpenMabingwaInput = builder.inputType('OpenMabingwaInput', {
  description: 'The tournament of the best six.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: WORDS.seriesId }),
    name: t.string({ description: WORDS.name }),
    venue: t.field({ type: VenueEnum, description: WORDS.venue }),
    timeControl: t.string({ description: WORDS.timeControl }),
    startsAt: t.field({ type: 'DateTime', description: WORDS.startsAt }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ChosenTeamIn = builder.inputType('ChosenTeamIn', {
  description: 'Who plays for a country, where a tie leaves a choice.',
  fields: (t) => ({
    country: t.string({ required: true, description: 'ISO 3166 alpha-2.' }),
    playerIds: t.idList({ required: true, description: 'Its players, board 1 first.' }),
  }),
});

const OpenCountryMatchInput = builder.inputType('OpenCountryMatchInput', {
  description: 'A match of the first two countries.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: WORDS.seriesId }),
    number: t.int({ description: 'The tournament after which they meet; null: after all four.' }),
    countries: t.stringList({
      required: true,
      defaultValue: [],
      description: 'The two that meet, the better first, where a tie leaves a choice; else nothing.',
    }),
    teams: t.field({
      type: [ChosenTeamIn],
      required: true,
      defaultValue: [],
      description: 'Who plays for a country, where a tie leaves a choice; else nothing.',
    }),
    name: t.string({ description: WORDS.name }),
    venue: t.field({ type: VenueEnum, description: WORDS.venue }),
    timeControl: t.string({ description: WORDS.timeControl }),
    startsAt: t.field({ type: 'DateTime', description: WORDS.startsAt }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const OpenSeriesTournamentResult = builder.unionType('OpenSeriesTournamentResult', {
  description: 'The tournament that was opened, or why it was refused.',
  types: [
    SeriesTournamentSuccessType,
    ...COMMON_ERRORS,
    InvalidTimeControlType,
    WrongStatusType,
    AlreadyOpenedType,
    CutTiedType,
    TooFewQualifiedType,
  ],
  resolveType: (value) => memberName(value, 'SeriesTournamentSuccess'),
});

builder.mutationFields((t) => ({
  openMabingwa: t.field({
    type: OpenSeriesTournamentResult,
    description:
      'Opens the tournament of the best six, when the four are finished. Its director starts it, or its instant does.',
    args: { input: t.arg({ type: OpenMabingwaInput, required: true, description: 'What it is to be.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, openMabingwa(context.app, { ...seriesCommand(input), ...plannedTournament(input) })),
  }),
  openCountryMatch: t.field({
    type: OpenSeriesTournamentResult,
    description: 'Opens the match of the first two countries. Its director starts it, or its instant does.',
    args: { input: t.arg({ type: OpenCountryMatchInput, required: true, description: 'What it is to be.' }) },
    resolve: (_root, { input }, context) => {
      const teams = input.teams.map(({ country, playerIds }) => ({ country, playerIds: playerIds.map(playerNamed) }));
      const match = { number: input.number ?? null, countries: input.countries, teams };
      const command = { ...seriesCommand(input), ...plannedTournament(input), ...match };
      return answer(context, openCountryMatch(context.app, command));
    },
  }),
}));

interface PlannedWords {
  readonly name?: string | null | undefined;
  readonly venue?: Venue | null | undefined;
  readonly timeControl?: string | null | undefined;
  readonly startsAt?: Instant | null | undefined;
}

function plannedTournament({ name, venue, timeControl, startsAt }: PlannedWords) {
  return { name: name ?? null, venue: venue ?? null, timeControl: timeControl ?? null, startsAt: startsAt ?? null };
}
