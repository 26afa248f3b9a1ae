import type { ExecutionResult } from 'graphql';

/** The data of an answer as JSON, and how many fields it has. */
export interface WrittenData {
  readonly text: string;
  readonly fields: number;
}

const WRITTEN = Symbol('written');

/** An answer whose data is written already; what is laid beside it, as extensions are, is written when it is sent. */
export interface WrittenAnswer extends ExecutionResult {
  readonly [WRITTEN]: WrittenData;
  readonly stringify: (answer: ExecutionResult) => string;
}

/** Writes the data of an answer. */
export function written(data: object): WrittenData {
  return { text: JSON.stringify(data), fields: countFields(data) };
}

/** Two answers of the same one field, an object in both, as one: the fields of the second come after those of the first. */
export function laidInto(first: WrittenData, second: WrittenData): WrittenData {
  const begin = second.text.indexOf('{', 1);
  const inner = begin < 0 ? '' : second.text.slice(begin + 1, -CLOSING.length);
  if (inner === '' || !first.text.endsWith(CLOSING)) return first;
  const outer = first.text.slice(0, -CLOSING.length);
  const comma = outer.endsWith('{') ? '' : ',';
  return { text: `${outer}${comma}${inner}${CLOSING}`, fields: first.fields + second.fields - 1 };
}

/** Ends the text of one field that is an object, and not null. */
const CLOSING = '}}';

/** The answer with this data, which is sent as it is written. */
export function writtenAnswer(data: WrittenData): WrittenAnswer {
  return {
    data: {},
    [WRITTEN]: data,
    stringify({ extensions }) {
      const beside = extensions === undefined ? '' : `,"extensions":${JSON.stringify(extensions)}`;
      return `{"data":${data.text}${beside}}`;
    },
  };
}

/** How many fields an answer has; what it cost to work out is linear in them. */
export function fieldsOf(answer: ExecutionResult): number {
  return WRITTEN in answer ? (answer as WrittenAnswer)[WRITTEN].fields : countFields(answer.data);
}

function countFields(data: unknown): number {
  let count = 0;
  const waiting: unknown[] = [data];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) count += Object.keys(value).length;
    for (const part of Object.values(value)) if (typeof part === 'object') waiting.push(part);
  }
  return Math.max(1, count);
}
