import { message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { RecordHead, RecordRefusal } from '../../../rules/games/game.ts';
import { BAO_VARIANTS, type BaoVariant } from './types.ts';

/** The head's key for another game than bao la kiswahili. */
const VARIANT_KEY = 'VARIANT';
/** What stands for a player whose name is not known. */
const NOBODY = '?';
/** Characters that a line of names may have; a longer line is a field. */
const LONGEST_LINE = 300;

/** How a line of moves begins; a head must not. */
const LINE_START = /^[0-9]+:/;

/** A head as read, and which game it is of. */
export interface ReadHead {
  readonly head: RecordHead;
  readonly variant: BaoVariant;
}

/**
 * The lines of a transcript's head: one `KEY: value` each (a field without key is a line of free text), the variant if it
 * is not kiswahili, then `SOUTH - north`. Refuses text that would not be read back as a head. Source: Bao 7.6.
 */
export function writeHead(head: RecordHead, variant: BaoVariant): Result<readonly string[], RecordRefusal> {
  const fields = head.fields.filter(([key]) => key !== VARIANT_KEY);
  const lines = fields.map(([key, value]) => (key === '' ? value : `${key}: ${value}`));
  if (variant !== 'KISWAHILI') lines.push(`${VARIANT_KEY}: ${variant}`);
  lines.push(`${(head.first || NOBODY).toUpperCase()} - ${(head.second || NOBODY).toLowerCase()}`);
  for (const [index, line] of lines.entries()) {
    if (/[\r\n]/.test(line) || LINE_START.test(line) || line.length > LONGEST_LINE) {
      const why = message('games.BAO.record.headLine', { most: LONGEST_LINE });
      return err({ message: why, line: index + 1, column: 1, ply: null });
    }
  }
  return ok(lines);
}

/** Reads a head: the last line of the form `SOUTH - north` has the names, the others are fields. Blank lines are dropped. */
export function readHead(lines: readonly string[]): Result<ReadHead, RecordRefusal> {
  const namesAt = lines.findLastIndex((line) => readNames(line) !== null);
  const [first, second] = readNames(lines[namesAt] ?? '') ?? ['', ''];
  const fields: (readonly [string, string])[] = [];
  let variant: BaoVariant = 'KISWAHILI';
  for (const [index, line] of lines.entries()) {
    if (index === namesAt || line.trim() === '') continue;
    const field = readField(line);
    if (field[0] !== VARIANT_KEY) {
      fields.push(field);
      continue;
    }
    const word = field[1].trim().toUpperCase();
    if (word !== 'KISWAHILI' && word !== 'KUJIFUNZA') {
      const why = message('games.BAO.settings.variant', { values: { oneOf: BAO_VARIANTS } });
      return err({ message: why, line: index + 1, column: line.indexOf(':') + 2, ply: null });
    }
    variant = word;
  }
  return ok({ head: { first, second, fields }, variant });
}

/** Whether a head names its players. */
export function isNamed(lines: readonly string[]): boolean {
  return lines.some((line) => readNames(line) !== null);
}

function readField(line: string): readonly [key: string, value: string] {
  const colon = line.indexOf(': ');
  return colon < 1 ? ['', line] : [line.slice(0, colon), line.slice(colon + 2)];
}

/** South in capitals and North in small letters, parted by " - "; a name may hold that too. Null for any other line. */
export function readNames(line: string): readonly [first: string, second: string] | null {
  if (line.length > LONGEST_LINE) return null;
  for (let at = line.indexOf(' - '); at >= 0; at = line.indexOf(' - ', at + 1)) {
    const first = line.slice(0, at);
    const second = line.slice(at + 3);
    const isCased = first === first.toUpperCase() && second === second.toLowerCase();
    if (isCased && first !== '' && second !== '') return [asName(first), asName(second)];
  }
  return null;
}

function asName(text: string): string {
  return text === NOBODY ? '' : text;
}
