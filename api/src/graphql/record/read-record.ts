import type { InvalidRecords } from '../../application/errors.ts';
import { changedGame } from '../../application/queries/find.ts';
import type { ReadRecord, RecordProblem, RecordedResult } from '../../application/read-record.ts';
import { builder } from '../builder.ts';
import { refusal } from '../command-error.ts';
import { GameInterface } from '../refs.ts';
import { sentence, sentences } from '../said.ts';
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
    message: t.string(sentence('One sentence for people.', ({ message }: RecordProblem) => message)),
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

/** One record of a text. */
export const ReadRecordType = builder.objectRef<ReadRecord>('ReadRecord').implement({
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
    warnings: t.stringList(sentences('What was odd and passed over.', ({ warnings }: ReadRecord) => warnings)),
    problem: t.expose('problem', {
      type: RecordProblemType,
      nullable: true,
      description: 'Why it cannot be imported; null: it can.',
    }),
  }),
});

/** Records that cannot be imported. */
export const InvalidRecordsType = refusal<InvalidRecords>('InvalidRecords', {
  description: 'Some of the records cannot be imported, so none was.',
  fields: (t) => ({
    records: t.field({
      type: [ReadRecordType],
      description: 'Every record of the text in its order, those that could be imported too.',
      resolve: ({ records }) => [...records],
    }),
  }),
});
