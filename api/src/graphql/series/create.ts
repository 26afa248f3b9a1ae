import { addTournament } from '../../application/commands/series/add-tournament.ts';
import { removeTournament } from '../../application/commands/series/remove-tournament.ts';
import { createChampionship, createTitle } from '../../application/commands/series/create-series.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { AlreadyInSeriesType, AlreadyOpenedType, SeriesFullType, WrongStatusType, memberName } from '../errors.ts';
import { TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { SeriesSuccessType, seriesCommand } from './results.ts';
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

const CreateChampionshipResult = builder.unionType('CreateChampionshipResult', {
  description: 'The new championship, or why it was refused.',
  types: [SeriesSuccessType, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'SeriesSuccess'),
});

const AddTournamentInput = builder.inputType('AddTournamentInput', {
  description: 'A tournament that becomes one of the four of a championship, or the next cycle of a title.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: 'Which championship or title.' }),
    tournamentId: t.id({
      required: true,
      description: 'Which tournament: one of KIBA’s, or a Kuksu cycle for a title; in no series yet.',
    }),
    number: t.int({
      description:
        'Its number there, 1 to 4; null: the first that is free. The first cycle of a title has any number, for it may have begun elsewhere; null: 1.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const AddTournamentResult = builder.unionType('AddTournamentResult', {
  description: 'The series, or why the tournament was refused.',
  types: [SeriesSuccessType, ...COMMON_ERRORS, WrongStatusType, AlreadyInSeriesType, SeriesFullType],
  resolveType: (value) => memberName(value, 'SeriesSuccess'),
});

const RemoveTournamentInput = builder.inputType('RemoveTournamentInput', {
  description: 'A tournament that leaves its series.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: 'Which championship or title.' }),
    tournamentId: t.id({ required: true, description: 'Which of its four tournaments, or the last cycle.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const RemoveTournamentResult = builder.unionType('RemoveTournamentResult', {
  description: 'The series, or why the tournament stays in it.',
  types: [SeriesSuccessType, ...COMMON_ERRORS, WrongStatusType, AlreadyOpenedType],
  resolveType: (value) => memberName(value, 'SeriesSuccess'),
});

builder.mutationFields((t) => ({
  createChampionship: t.field({
    type: CreateChampionshipResult,
    description: 'Makes a championship that you direct, with no tournament yet. Directors and admins only.',
    args: { input: t.arg({ type: CreateChampionshipInput, required: true, description: 'What it is to be.' }) },
    resolve: (_root, { input }, context) => {
      const { nationMinimum, nationMatch, description, ...rest } = input;
      const settings = { nationMinimum, nationMatch };
      return answer(context, createChampionship(context.app, { ...rest, description: description ?? null, settings }));
    },
  }),
  createTitle: t.field({
    type: CreateTitleResult,
    description: 'Makes a title that you direct, with no cycle yet. Directors and admins only.',
    args: { input: t.arg({ type: CreateTitleInput, required: true, description: 'What it is to be.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, createTitle(context.app, { ...input, description: input.description ?? null })),
  }),
  addTournament: t.field({
    type: AddTournamentResult,
    description:
      'Makes a tournament one of the four of a championship, or the next cycle of a title. Who directs both.',
    args: { input: t.arg({ type: AddTournamentInput, required: true, description: 'Which, and where.' }) },
    resolve: (_root, { input }, context) => {
      const tournamentId = idNamed<TournamentId>(input.tournamentId, TOURNAMENT_NAMES);
      const place = { ...seriesCommand(input), tournamentId, number: input.number ?? null };
      return answer(context, addTournament(context.app, place));
    },
  }),
  removeTournament: t.field({
    type: RemoveTournamentResult,
    description:
      'Takes one of the four tournaments out of a championship while nothing was awarded by its points, or the last cycle out of a title until it is over; the tournament goes on as it is. Who directs the series.',
    args: { input: t.arg({ type: RemoveTournamentInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, context) => {
      const tournamentId = idNamed<TournamentId>(input.tournamentId, TOURNAMENT_NAMES);
      return answer(context, removeTournament(context.app, { ...seriesCommand(input), tournamentId }));
    },
  }),
}));
