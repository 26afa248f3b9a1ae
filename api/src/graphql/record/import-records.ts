import {
  LONGEST_RECORDS,
  importRecords,
  type ImportRecordsDone,
} from '../../application/commands/record/import-records.ts';
import type { InvalidRecords } from '../../application/errors.ts';
import { changedGame, changedTournament } from '../../application/queries/find.ts';
import type { ReadRecord, RecordProblem, RecordedResult } from '../../application/read-record.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { CommandErrorInterface, WrongStatusType, memberName } from '../errors.ts';
import { GameInterface, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { ResultHowEnum, SeatEnum } from '../vocabulary.ts';

const RecordFaultEnum = builder.enumType('RecordFault', {
  description: 'What is wrong with a record.',
  values: {
    UNREADABLE: { description: 'It is no record, or a move of it is not legal.' },
    UNMATCHED: { description: 'No game of the tournament fits its head, or several do.' },
    REPEATED: { description: 'An earlier record of the text is of the same game.' },
    CONTRADICTORY: { description: 'Its head, its moves and what is recorded here do not agree.' },
  } as const,
});

const RecordProblemType = builder.objectRef<RecordProblem>('RecordProblem').implement({
  description: 'Why a record cannot be imported, and where in the whole text.',
  fields: (t) => ({
    fault: t.expose('fault', { type: RecordFaultEnum, description: 'What is wrong with it.' }),
    message: t.exposeString('message', { description: 'One sentence for people.' }),
    line: t.exposeInt('line', { description: 'Which line, from 1.' }),
    column: t.exposeInt('column', { description: 'Where in the line, from 1.' }),
    ply: t.exposeInt('ply', { nullable: true, description: 'Which move is to blame, from 0; null: none.' }),
  }),
});

const RecordedResultType = builder.objectRef<RecordedResult>('RecordedResult').implement({
  description: 'How a record says that its game ended.',
  fields: (t) => ({
    winner: t.expose('winner', { type: SeatEnum, nullable: true, description: 'The winner’s seat; null: nobody.' }),
    how: t.expose('how', { type: ResultHowEnum, description: 'How it came to that.' }),
  }),
});

const ReadRecordType = builder.objectRef<ReadRecord>('ReadRecord').implement({
  description: 'One record of a text, as it was read.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line at which it begins, from 1.' }),
    first: t.exposeString('first', { description: 'Who moved first, as it names him; empty: nobody, or not read.' }),
    second: t.exposeString('second', { description: 'The opponent, as it names him; empty: nobody, or not read.' }),
    plies: t.exposeInt('plies', { description: 'How many moves it has; 0 where it could not be read.' }),
    game: t.field({
      type: GameInterface,
      nullable: true,
      description: 'The game that it is of; null: none was found.',
      resolve: ({ gameId }, _args, { app }) => (gameId === null ? null : changedGame(app, gameId)),
    }),
    result: t.expose('result', {
      type: RecordedResultType,
      nullable: true,
      description: 'The result that it gives; null: none, or it has a problem.',
    }),
    decides: t.exposeBoolean('decides', { description: 'Whether that result is new, and decides the game.' }),
    warnings: t.stringList({
      description: 'What was odd and passed over.',
      resolve: ({ warnings }) => [...warnings],
    }),
    problem: t.expose('problem', {
      type: RecordProblemType,
      nullable: true,
      description: 'Why it cannot be imported; null: it can.',
    }),
  }),
});

const InvalidRecordsType = builder.objectRef<InvalidRecords>('InvalidRecords').implement({
  description: 'Some of the records cannot be imported, so none was.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    records: t.field({
      type: [ReadRecordType],
      description: 'Every record of the text in its order, those that could be imported too.',
      resolve: ({ records }) => [...records],
    }),
  }),
});

const ImportRecordsInput = builder.inputType('ImportRecordsInput', {
  description: 'Records of games that were played elsewhere; all are imported or none.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    text: t.string({
      required: true,
      description: `One or many transcripts in one text, at most ${LONGEST_RECORDS} characters; as Tournament.record gives them.`,
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ImportRecordsSuccess = builder.objectRef<ImportRecordsDone>('ImportRecordsSuccess').implement({
  description: 'The records are imported.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    records: t.field({
      type: [ReadRecordType],
      description: 'Every record of the text in its order.',
      resolve: ({ records }) => [...records],
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const ImportRecordsResult = builder.unionType('ImportRecordsResult', {
  description: 'The records as they were read, or why none was imported.',
  types: [ImportRecordsSuccess, ...COMMON_ERRORS, WrongStatusType, InvalidRecordsType],
  resolveType: (value) => memberName(value, 'ImportRecordsSuccess'),
});

builder.mutationField('importRecords', (t) =>
  t.field({
    type: ImportRecordsResult,
    description:
      'Imports the moves of games that were played elsewhere, one or many: each record is replayed and matched to its game by the names of the players; where the game is open, its result is recorded. Its director only.',
    args: { input: t.arg({ type: ImportRecordsInput, required: true, description: 'The records.' }) },
    resolve: (_root, { input }, context) =>
      answer(context, importRecords(context.app, { ...tournamentCommand(input), text: input.text })),
  }),
);
