import type { RecordText } from '../../../rules/games/game.ts';
import { readNames } from './record-head.ts';

/** How a line of moves begins. */
const MOVES = /^[0-9]+:/;
/** A field of a head, which is no line of names even if it is written like one. */
const FIELD = /^[^:]+: /;

/**
 * The transcripts in a text that has one or many. After lines of moves another begins with a line that is none, unless the
 * numbers of the moves go on after it, or with `1:`; after a head without moves, with an empty line.
 */
export function splitRecords(text: string): readonly RecordText[] {
  const lines = text.split(/\r\n|\n|\r/);
  const starts: number[] = [];
  let hasMoves = false;
  let isNamed = false;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const isMoves = MOVES.test(line);
    const isAfterBlank = lines[index - 1]?.trim() === '';
    const isNew = hasMoves ? beginsAnew(lines, index, isMoves) : !isMoves && isNamed && isAfterBlank;
    if (starts.length === 0 || isNew) {
      starts.push(index);
      [hasMoves, isNamed] = [false, false];
    }
    hasMoves ||= isMoves;
    isNamed ||= !isMoves && !FIELD.test(line) && readNames(line) !== null;
  }
  return starts.map((start, place) => ({
    line: start + 1,
    text: lines.slice(start, starts[place + 1]).join('\n'),
  }));
}

function beginsAnew(lines: readonly string[], index: number, isMoves: boolean): boolean {
  if (isMoves) return lines[index]?.startsWith('1:') === true;
  const next = lines.slice(index).find((line) => MOVES.test(line));
  return next === undefined || next.startsWith('1:');
}
