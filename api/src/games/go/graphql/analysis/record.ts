import { readGoRecord, type GoRecordView } from '../../application/analysis.ts';
import { badUserInput } from '../../../../graphql/bad-user-input.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { GoPositionType } from '../position.ts';
import { LONGEST } from '../../../../graphql/analysis/limits.ts';
import { sentences } from '../../../../graphql/said.ts';
import { InvalidRecordType, RecordFieldType } from '../../../../graphql/analysis/refusals.ts';

const GoRecordType = builder.objectRef<GoRecordView>('GoRecord').implement({
  description: 'A record of go (SGF) as it was read; its main line is replayed.',
  fields: (t) => ({
    black: t.exposeString('black', { description: 'Black as the record names him; empty: nobody.' }),
    white: t.exposeString('white', { description: 'White; empty: nobody.' }),
    head: t.field({
      type: [RecordFieldType],
      description: 'The other properties of its root, unknown ones too, such as EV, DT, RE.',
      resolve: ({ head }) => [...head],
    }),
    start: t.expose('start', {
      type: GoPositionType,
      description: 'The board before the first move, with handicap or set-up.',
    }),
    moves: t.stringList({
      description:
        'The main line, the first child each time, in canonical notation. `W resume`: play went on after two passes.',
      resolve: ({ moves }) => [...moves],
    }),
    position: t.expose('position', { type: GoPositionType, description: 'The position after the last move.' }),
    warnings: t.stringList(
      sentences(
        'What was odd although every move is legal, such as a komi that is no number.',
        ({ warnings }: GoRecordView) => warnings,
      ),
    ),
    sgf: t.exposeString('sgf', {
      description: 'The first game of the text written anew, every variation and property kept.',
    }),
  }),
});

const GoRecordResult = builder.unionType('GoRecordResult', {
  description: 'The game, or where and why its text fails.',
  types: [GoRecordType, InvalidRecordType],
  resolveType: (value) => ('sgf' in value ? 'GoRecord' : 'InvalidRecord'),
});

ruleField('goRecord', (t) =>
  t.field({
    type: GoRecordResult,
    description: 'Rules as a service: a record of go (SGF FF[4]), read and replayed. Nothing is stored.',
    args: { sgf: t.arg.string({ required: true, description: 'The record, at most 100,000 characters.' }) },
    resolve: (_root, { sgf }) => {
      if (sgf.length > LONGEST) throw badUserInput(`\`sgf\` takes at most ${LONGEST} characters.`);
      const record = readGoRecord(sgf);
      return record.ok ? record.value : record.error;
    },
  }),
);
