import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { RecordHead, RecordRefusal } from '../../../rules/games/game.ts';

/** Characters that a line of the head may have. */
const LONGEST_LINE = 300;
/** What stands for a player whose name is not known. */
const NOBODY = '?';
const FIELD = /^([^:\s][^:]*): ?(.*)$/;

/** Whether a line is one of a head. */
export const isHeadLine = (line: string): boolean => FIELD.test(line);

/** The lines of a head, `KEY: value` each, then `SOUTH` and `NORTH`. Refuses what would not be read back. Source: Oware 6.2. */
export function writeHead(head: RecordHead): Result<readonly string[], RecordRefusal> {
  const names = [
    ['SOUTH', head.first || NOBODY],
    ['NORTH', head.second || NOBODY],
  ] as const;
  const lines = [...head.fields, ...names].map(([key, value]) => `${key}: ${value}`);
  const wrong = lines.findIndex((line) => /[\r\n]/.test(line) || !isHeadLine(line) || line.length > LONGEST_LINE);
  if (wrong < 0) return ok(lines);
  const message = `A line of the head is a key and its value, at most ${LONGEST_LINE} characters.`;
  return err({ message, line: wrong + 1, column: 1, ply: null });
}

/** Reads the lines of a head; names that are missing are empty. */
export function readHead(lines: readonly string[]): RecordHead {
  const fields = lines.flatMap((line): readonly (readonly [string, string])[] => {
    const [, key, value] = FIELD.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value.trim()]];
  });
  const named = (side: string): string => {
    const name = fields.findLast(([key]) => key.toUpperCase() === side)?.[1] ?? '';
    return name === NOBODY ? '' : name;
  };
  const others = fields.filter(([key]) => !['SOUTH', 'NORTH'].includes(key.toUpperCase()));
  return { first: named('SOUTH'), second: named('NORTH'), fields: others };
}
