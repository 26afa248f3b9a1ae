import { message } from '../../kernel/message.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Result } from '../../kernel/result.ts';
import type { RecordHead, RecordRefusal } from './game.ts';

/** What the two players are called, the first mover first. */
export type Sides = readonly [first: string, second: string];

/** Characters that a line of the head may have. */
const LONGEST_LINE = 300;
/** What stands for a player whose name is not known. */
const NOBODY = '?';
const FIELD = /^([^:\s][^:]*): ?(.*)$/;

/** Whether a line is one of a head. */
export const isHeadLine = (line: string): boolean => FIELD.test(line);

/** The lines of a head, `KEY: value` each, the players by their sides last. Refuses what would not be read back. */
export function writeHead(head: RecordHead, sides: Sides): Result<readonly string[], RecordRefusal> {
  const [first, second] = keysOf(sides);
  const names = [
    [first, head.first || NOBODY],
    [second, head.second || NOBODY],
  ] as const;
  const lines = [...head.fields, ...names].map(([key, value]) => `${key}: ${value}`);
  const wrong = lines.findIndex((line) => /[\r\n]/.test(line) || !isHeadLine(line) || line.length > LONGEST_LINE);
  if (wrong < 0) return ok(lines);
  const why = message('record.refused.headLine', { most: LONGEST_LINE });
  return err({ message: why, line: wrong + 1, column: 1, ply: null });
}

/** Reads the lines of a head; names that are missing are empty. */
export function readHead(lines: readonly string[], sides: Sides): RecordHead {
  const fields = lines.flatMap((line): readonly (readonly [string, string])[] => {
    const [, key, value] = FIELD.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value.trim()]];
  });
  const [first, second] = keysOf(sides);
  const named = (side: string): string => {
    const name = fields.findLast(([key]) => key.toUpperCase() === side)?.[1] ?? '';
    return name === NOBODY ? '' : name;
  };
  const others = fields.filter(([key]) => ![first, second].includes(key.toUpperCase()));
  return { first: named(first), second: named(second), fields: others };
}

function keysOf([first, second]: Sides): Sides {
  return [first.toUpperCase(), second.toUpperCase()];
}
