import { reportResult, type ReportResultDone } from '../../application/commands/tournament/report-result.ts';
import { changedGame, changedTournament } from '../../application/queries/find.ts';
import type { GameId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { AlreadyDecidedType, InvalidResultType, WrongStatusType, memberName } from '../errors.ts';
import { GAME_NAMES, idNamed } from '../global-id.ts';
import { GameInterface, TournamentInterface } from '../refs.ts';
import { ResultHowEnum, SeatEnum } from '../vocabulary.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { COMMON_ERRORS } from './results.ts';

const ReportedResultInput = builder.inputType('ReportedResultInput', {
  description: 'The result of one game that was played elsewhere.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Which game.' }),
    winner: t.field({ type: SeatEnum, description: 'The winner’s seat; null: nobody gets the point.' }),
    how: t.field({ type: ResultHowEnum, required: true, defaultValue: 'PLAYED', description: 'How it came to it.' }),
    value: t.int({
      required: true,
      defaultValue: 1,
      description: 'How many points it counts: 1, but in backgammon as many as the cube and the end of the game give.',
    }),
    address: t.string({ description: 'Where the game can be looked at, `http://…` or `https://…`; null: nowhere.' }),
    boardNumber: t.string({ description: 'The number of its board there; null: none.' }),
    at: t.field({ type: 'DateTime', description: 'When it was decided; null: now.' }),
  }),
});

const ReportResultInput = builder.inputType('ReportResultInput', {
  description: 'Results of games that were played elsewhere; all are recorded or none.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    results: t.field({ type: [ReportedResultInput], required: true, description: 'In any order, each game once.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ReportResultSuccess = builder.objectRef<ReportResultDone>('ReportResultSuccess').implement({
  description: 'The results are recorded.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    games: t.field({
      type: [GameInterface],
      description: 'The games in the order given; in a dry run unchanged.',
      resolve: ({ gameIds }, _args, { app }) => Promise.all(gameIds.map((id) => changedGame(app, id))),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const ReportResultResult = builder.unionType('ReportResultResult', {
  description: 'The games, or why their results were refused.',
  types: [ReportResultSuccess, ...COMMON_ERRORS, InvalidResultType, WrongStatusType, AlreadyDecidedType],
  resolveType: (value) => memberName(value, 'ReportResultSuccess'),
});

builder.mutationField('reportResult', (t) =>
  t.field({
    type: ReportResultResult,
    description:
      'Records results of games that were played elsewhere, one or many. Its director and who helps him only.',
    args: { input: t.arg({ type: ReportResultInput, required: true, description: 'The results.' }) },
    resolve: (_root, { input }, context) => {
      const results = input.results.map(({ gameId, winner, how, value, address, boardNumber, at }) => ({
        gameId: idNamed<GameId>(gameId, GAME_NAMES),
        winner: winner ?? null,
        how,
        value,
        address: address ?? null,
        boardNumber: boardNumber ?? null,
        at: at ?? null,
      }));
      return answer(context, reportResult(context.app, { ...tournamentCommand(input), results }));
    },
  }),
);
