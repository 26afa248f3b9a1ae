import type { RecordRefusal, TextRefusal } from '../../rules/games/game.ts';
import { builder } from '../builder.ts';
import { sentence } from '../said.ts';

/** A text that is no position. */
export const InvalidPositionType = builder.objectRef<TextRefusal>('InvalidPosition').implement({
  description: 'The text is no position.',
  fields: (t) => ({
    message: t.string(sentence('Why, in one sentence.', ({ message }: TextRefusal) => message)),
    column: t.exposeInt('column', { description: 'Where in the text, from 1.' }),
  }),
});

/** A text that is no game. */
export const InvalidRecordType = builder.objectRef<RecordRefusal>('InvalidRecord').implement({
  description: 'The text is no legal game.',
  fields: (t) => ({
    message: t.string(sentence('Why, in one sentence.', ({ message }: TextRefusal) => message)),
    line: t.exposeInt('line', { description: 'Which line, from 1.' }),
    column: t.exposeInt('column', { description: 'Where in the line, from 1.' }),
    ply: t.exposeInt('ply', { nullable: true, description: 'Which move is to blame, from 0; null: none.' }),
  }),
});

/** A line of a record's head. */
export const RecordFieldType = builder
  .objectRef<{ readonly key: string; readonly value: string }>('RecordField')
  .implement({
    description: 'One line of a record’s head.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'What it is about; empty for a line of free text.' }),
      value: t.exposeString('value', { description: 'What it says.' }),
    }),
  });
