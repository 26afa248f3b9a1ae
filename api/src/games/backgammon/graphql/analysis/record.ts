import { readBackgammonRecord, type BackgammonRecordView } from '../../application/record.ts';
import { badUserInput } from '../../../../graphql/bad-user-input.ts';
import { BackgammonPositionType } from '../position.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { LONGEST } from '../../../../graphql/analysis/limits.ts';
import { sentences } from '../../../../graphql/said.ts';
import { InvalidRecordType, RecordFieldType } from '../../../../graphql/analysis/refusals.ts';

const BackgammonRecordType = builder.objectRef<BackgammonRecordView>('BackgammonRecord').implement({
  description: 'A record of backgammon (.mat) as it was read and replayed.',
  fields: (t) => ({
    white: t.exposeString('white', { description: 'The left player as the record names him; empty: nobody.' }),
    black: t.exposeString('black', { description: 'The right player; empty: nobody.' }),
    head: t.field({
      type: [RecordFieldType],
      description: 'The lines of its head, such as EventDate.',
      resolve: ({ head }) => [...head],
    }),
    moves: t.stringList({
      description:
        'Every act in canonical notation: roll 31, 8/5 6/5, double, take, drop, no move; W resign single where a game ends for no other reason.',
      resolve: ({ moves }) => [...moves],
    }),
    position: t.expose('position', {
      type: BackgammonPositionType,
      description: 'The match after the last act, with its finished games.',
    }),
    warnings: t.stringList(
      sentences(
        'What was odd although every act is legal, such as rules that are not played here.',
        ({ warnings }: BackgammonRecordView) => warnings,
      ),
    ),
    mat: t.exposeString('mat', { description: 'The same match written anew.' }),
  }),
});

const BackgammonRecordResult = builder.unionType('BackgammonRecordResult', {
  description: 'The match, or where and why its text fails.',
  types: [BackgammonRecordType, InvalidRecordType],
  resolveType: (value) => ('mat' in value ? 'BackgammonRecord' : 'InvalidRecord'),
});

ruleField('backgammonRecord', (t) =>
  t.field({
    type: BackgammonRecordResult,
    description: 'Rules as a service: a record of a match of backgammon (.mat), read and replayed. Nothing is stored.',
    args: { mat: t.arg.string({ required: true, description: 'The record, at most 100,000 characters.' }) },
    resolve: (_root, { mat }) => {
      if (mat.length > LONGEST) throw badUserInput(`\`mat\` takes at most ${LONGEST} characters.`);
      const record = readBackgammonRecord(mat);
      return record.ok ? record.value : record.error;
    },
  }),
);
