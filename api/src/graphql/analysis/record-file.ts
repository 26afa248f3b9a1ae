import { readRecordFile, type RecordFileText } from '../../application/queries/record/record-file.ts';
import { badUserInput } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { sentences } from '../said.ts';
import { ruleField } from '../rules.ts';

/** The longest file that is read, in bytes. */
const LARGEST = 180_000;

const RecordFileType = builder.objectRef<RecordFileText>('RecordFile').implement({
  description: 'A file of records as text.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'As other fields and mutations take it; a property CA of SGF names UTF-8 in it, as it is Unicode now.',
    }),
    charset: t.exposeString('charset', {
      description: 'In which character set the file was read, by its name in the web’s encoding standard.',
    }),
    warnings: t.stringList(
      sentences(
        'What was odd, such as a character set that is not known, or bytes that it cannot read.',
        ({ warnings }: RecordFileText) => warnings,
      ),
    ),
  }),
});

ruleField('recordFile', (t) =>
  t.field({
    type: RecordFileType,
    description:
      'Rules as a service: the text of a file of records in any character set, by its byte order mark or the CA of SGF (UTF-8, ISO-8859-1, Shift_JIS, GB2312, GBK, Big5, EUC-KR and what else the web knows). Nothing is stored.',
    args: {
      base64: t.arg.string({
        required: true,
        description: `The bytes of the file in base64, at most ${LARGEST} bytes.`,
      }),
    },
    resolve: (_root, { base64 }) => {
      if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw badUserInput('`base64` is text in base64.');
      const bytes = Buffer.from(base64, 'base64');
      if (bytes.length > LARGEST) throw badUserInput(`A file has at most ${LARGEST} bytes.`);
      return readRecordFile(bytes);
    },
  }),
);
