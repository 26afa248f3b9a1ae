import type { RecordHead } from '../../../../rules/games/game.ts';

type Fields = RecordHead['fields'];

/** Lines of a head as every game has them, and the properties that say the same. Source: Go 5. */
const PROPERTIES = { EVENT: 'EV', DATE: 'DT', ROUND: 'RO', TIME: 'OT' } as const;

/** Lines that no property says; they stand in the comment of the game. */
const IN_COMMENT = ['STAGE', 'GROUP', 'GAME', 'END'];

/** How a result is written after the winner's letter. */
const ENDS = { resigned: 'R', time: 'T', forfeit: 'F', withdrawal: 'F' } as const;

/**
 * The lines of a head as properties, each once: what has no property is a line of `GC`. `score` is the result by the board, null
 * where the board has none.
 */
export function writeFields(fields: Fields, score: string | null): Fields {
  const written: (readonly [string, string])[] = [];
  const comment: string[] = [];
  let result = score;
  for (const [key, value] of fields) {
    if (key === 'RESULT') result = writeResult(value, score);
    else if (key === 'RE') result = value;
    else if (key in PROPERTIES) written.push([PROPERTIES[key as keyof typeof PROPERTIES], value]);
    else if (/^[A-Z]+$/.test(key) && !IN_COMMENT.includes(key)) written.push([key, value]);
    else comment.push(`${key}: ${value}`);
  }
  if (result !== null) written.push(['RE', result]);
  return comment.length === 0 ? written : [...written, ['GC', comment.join('\n')]];
}

/** The properties of a root as the lines of a head that every game has; the others stay as they are. */
export function readFields(fields: Fields): Fields {
  const names = new Map<string, string>(Object.entries(PROPERTIES).map(([line, property]) => [property, line]));
  return fields.flatMap(([key, value]): Fields => {
    const name = names.get(key);
    if (name !== undefined) return [[name, value]];
    if (key === 'RE') return readResult(value);
    return key === 'GC' ? readComment(value) : [[key, value]];
  });
}

function writeResult(value: string, score: string | null): string | null {
  const [, who = '', way = ''] = /^(\S+)(?: \(([a-z ]+)\))?$/.exec(value) ?? [];
  if (who === 'nobody') return 'Void';
  if (who !== 'Black' && who !== 'White') return null;
  if (way === 'played' && score !== null) return score;
  return `${who === 'Black' ? 'B' : 'W'}+${way in ENDS ? ENDS[way as keyof typeof ENDS] : ''}`;
}

function readResult(value: string): Fields {
  const [, letter = '', end = ''] = /^([BW])\+(.*)$/.exec(value.trim()) ?? [];
  const winner = letter === 'B' ? 'Black' : 'White';
  if (letter === '') return value.trim() === 'Void' ? [['RESULT', 'nobody (no result)']] : [['RE', value]];
  const way = Object.entries({ resigned: /^R/, time: /^T/, forfeit: /^F/, played: /^\d/ }).find(([, said]) =>
    said.test(end),
  );
  return [['RESULT', way === undefined ? winner : `${winner} (${way[0]})`]];
}

function readComment(value: string): Fields {
  const lines = value.split('\n').map((line) => /^([A-Z]+): (.*)$/.exec(line));
  const known = lines.filter((line) => IN_COMMENT.includes(line?.[1] ?? ''));
  if (known.length !== lines.length) return [['GC', value]];
  return known.map((line) => [line?.[1] ?? '', line?.[2] ?? ''] as const);
}
