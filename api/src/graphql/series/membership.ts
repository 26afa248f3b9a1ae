import { addTournament } from '../../application/commands/series/add-tournament.ts';
import { removeTournament } from '../../application/commands/series/remove-tournament.ts';
import { seriesLeavingHere, seriesNumbersHere } from '../../application/registered.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { AlreadyInSeriesType, AlreadyOpenedType, SeriesFullType, WrongStatusType, memberName } from '../errors.ts';
import { TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { SeriesSuccessType, seriesCommand } from './results.ts';

const AddTournamentInput = builder.inputType('AddTournamentInput', {
  description: 'A tournament that becomes part of a series.',
  fields: (t) => ({
    seriesId: t.id({ required: true, description: 'Which series.' }),
    tournamentId: t.id({
      required: true,
      description: 'Which tournament: of the system of play that the kind of series has, and in no series yet.',
    }),
    number: t.int({
      description: `Its number there; null: the one that it has by itself. ${seriesNumbersHere}`,
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
    seriesId: t.id({ required: true, description: 'Which series.' }),
    tournamentId: t.id({ required: true, description: 'Which of its tournaments; one that may leave it.' }),
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
  addTournament: t.field({
    type: AddTournamentResult,
    description: 'Makes a tournament part of a series. Who directs both.',
    args: { input: t.arg({ type: AddTournamentInput, required: true, description: 'Which, and where.' }) },
    resolve: (_root, { input }, context) => {
      const tournamentId = idNamed<TournamentId>(input.tournamentId, TOURNAMENT_NAMES);
      const place = { ...seriesCommand(input), tournamentId, number: input.number ?? null };
      return answer(context, addTournament(context.app, place));
    },
  }),
  removeTournament: t.field({
    type: RemoveTournamentResult,
    description: `Takes a tournament out of a series; it goes on as it is. ${seriesLeavingHere} Who directs the series.`,
    args: { input: t.arg({ type: RemoveTournamentInput, required: true, description: 'Which.' }) },
    resolve: (_root, { input }, context) => {
      const tournamentId = idNamed<TournamentId>(input.tournamentId, TOURNAMENT_NAMES);
      return answer(context, removeTournament(context.app, { ...seriesCommand(input), tournamentId }));
    },
  }),
}));
