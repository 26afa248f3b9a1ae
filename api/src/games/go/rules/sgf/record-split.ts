import type { RecordText } from '../../../../rules/games/game.ts';
import { lineAndColumn } from './place-in-text.ts';

/** The game trees in a text, each whole, in their order; a text without any is one record, which cannot be read; a blank one none. */
export function splitRecords(text: string): readonly RecordText[] {
  const records: RecordText[] = [];
  let depth = 0;
  let start = 0;
  const from = Math.max(text.search(/\(\s*;/), 0);
  const signs = /\\[^]|[()[\]]/g;
  signs.lastIndex = from;
  let isValue = false;
  for (let sign = signs.exec(text); sign !== null; sign = signs.exec(text)) {
    const [letter] = sign;
    if (isValue) isValue = letter !== ']';
    else if (letter === '[') isValue = true;
    else if (letter === '(' && depth++ === 0) start = sign.index;
    else if (letter === ')' && depth > 0 && --depth === 0) records.push(recordAt(text, start, sign.index + 1));
  }
  if (depth > 0) records.push(recordAt(text, start, text.length));
  if (records.length === 0 && text.trim() !== '') return [{ line: 1, text }];
  return records;
}

function recordAt(text: string, start: number, end: number): RecordText {
  return { line: lineAndColumn(text, start).line, text: text.slice(start, end) };
}
