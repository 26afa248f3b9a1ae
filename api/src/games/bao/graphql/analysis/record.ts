import { readBaoRecord, type BaoRecordView } from '../../application/analysis.ts';
import { badUserInput } from '../../../../graphql/bad-user-input.ts';
import { BaoPositionType } from '../position.ts';
import { builder } from '../../../../graphql/builder.ts';
import { ruleField } from '../../../../graphql/rules.ts';
import { LONGEST } from '../../../../graphql/analysis/limits.ts';
import { sentences } from '../../../../graphql/said.ts';
import { InvalidRecordType, RecordFieldType } from '../../../../graphql/analysis/refusals.ts';

const BaoRecordType = builder.objectRef<BaoRecordView>('BaoRecord').implement({
  description: 'A transcript of bao as it was read and replayed.',
  fields: (t) => ({
    south: t.exposeString('south', { description: 'Who moved first, as the transcript names him; empty: nobody.' }),
    north: t.exposeString('north', { description: 'The opponent; empty: nobody.' }),
    head: t.field({
      type: [RecordFieldType],
      description: 'The other lines of its head.',
      resolve: ({ head }) => [...head],
    }),
    moves: t.stringList({ description: 'Every move in canonical notation.', resolve: ({ moves }) => [...moves] }),
    position: t.expose('position', { type: BaoPositionType, description: 'The position after the last move.' }),
    warnings: t.stringList(
      sentences(
        'What was odd although every move is legal, such as a sign that did not come true.',
        ({ warnings }: BaoRecordView) => warnings,
      ),
    ),
    transcript: t.exposeString('transcript', { description: 'The same game in canonical text.' }),
  }),
});

const BaoRecordResult = builder.unionType('BaoRecordResult', {
  description: 'The game, or where and why its text fails.',
  types: [BaoRecordType, InvalidRecordType],
  resolveType: (value) => ('transcript' in value ? 'BaoRecord' : 'InvalidRecord'),
});

ruleField('baoRecord', (t) =>
  t.field({
    type: BaoRecordResult,
    description: 'Rules as a service: a transcript of bao, read and replayed. Nothing is stored.',
    args: { text: t.arg.string({ required: true, description: 'The transcript, at most 100,000 characters.' }) },
    resolve: (_root, { text }) => {
      if (text.length > LONGEST) throw badUserInput(`\`text\` takes at most ${LONGEST} characters.`);
      const record = readBaoRecord(text);
      return record.ok ? record.value : record.error;
    },
  }),
);
