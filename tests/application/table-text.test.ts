import { expect, test } from 'vitest';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import { readTable } from '../../api/src/application/pasted/table-text.ts';

const read = (text: string) => readTable(text, { columns: ['name', 'note'], needed: 'name', mostLines: 9 });

test.each([
  ['line breaks and commas in quotes', 'name,note\nAda,"one,\ntwo"', [[2, 'Ada', 'one,\ntwo']]],
  ['quotes that stand twice', 'name,note\n"Ada ""A."" Lee",""""', [[2, 'Ada "A." Lee', '"']]],
  ['quotes inside a cell that has none around it', 'name\nAda "A." Lee', [[2, 'Ada "A." Lee', undefined]]],
  [
    'the line where a row begins, after cells of several',
    '\r\nnote,name\r\n"a\r\nb\r\n",Ada\r\n\r\n"c\nd", Bo \rx,"Cy"',
    [
      [3, 'Ada', 'a\nb'],
      [7, 'Bo', 'c\nd'],
      [9, 'Cy', 'x'],
    ],
  ],
  ['the mark that spreadsheets begin a text with', '\uFEFFName\nAda', [[2, 'Ada', undefined]]],
])('a table is read with %s', (_case, text, rows) => {
  const table = read(text);
  expect(table.ok && table.value.map(({ line, cells: { name, note } }) => [line, name, note])).toEqual(rows);
});

test.each([
  ['name\n"Ada\nBo', 'up to line 3 one does not.'],
  ['name\n"Ada" Lee\nBo', 'up to line 2 one does not.'],
  ['\nnote\nx', 'Line 2: the heading names its columns, and one of them is "name".'],
  ['', 'Line 1: the heading names its columns, and one of them is "name".'],
  [`name${'\nAda'.repeat(9)}`, 'At most 9 lines are read at once, here are 10.'],
])('%j is refused with its line', (text, sentence) => {
  const table = read(text);
  expect(table.ok ? null : say(STRANGER, table.error)).toContain(sentence);
});
