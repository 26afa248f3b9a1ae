import type { RecordText } from '../../../../rules/games/game.ts';
import { readLine } from './lines.ts';

/** The matches in a text of one or many, each with the head lines that stand before its length. Source: Backgammon 5. */
export function splitRecords(text: string): readonly RecordText[] {
  const lines = text.split(/\r\n|\r|\n/);
  const kinds = lines.map((line) => readLine(line).kind);
  const starts: number[] = [];
  for (const [index, kind] of kinds.entries()) {
    if (kind !== 'length') continue;
    let start = index;
    while (start > 0 && (kinds[start - 1] === 'head' || kinds[start - 1] === 'blank')) start--;
    starts.push(starts.length === 0 ? 0 : start);
  }
  if (starts.length === 0) return text.trim() === '' ? [] : [{ line: 1, text }];
  return starts.map((start, at) => ({ line: start + 1, text: lines.slice(start, starts[at + 1]).join('\n') }));
}
