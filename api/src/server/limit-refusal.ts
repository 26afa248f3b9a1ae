import { GraphQLError } from 'graphql';
import { MESSAGE_BYTES, OPERATIONS_PER_REQUEST } from './limits.ts';

/** What the libraries that count say, as a document is too large in some way. */
const COUNTED =
  /^Syntax Error: (?<what>Token|Query depth|Aliases|Directives) limit of (?<maximum>\d+) exceeded(?:, found (?<number>\d+))?\.$/;

const DOCUMENTS: Readonly<Record<string, { readonly rule: string; readonly has: string; readonly code?: string }>> = {
  Token: { rule: 'tokens', has: 'words and signs' },
  // Counted by two libraries, and refused alike.
  'Query depth': { rule: 'depth', has: 'levels of fields within each other', code: 'OPERATION_TOO_COMPLEX' },
  Aliases: { rule: 'aliases', has: 'aliases' },
  Directives: { rule: 'directives', has: 'directives' },
};

/**
 * What a library refuses for its size, as a refusal with the rule, the number and the maximum; null for any other error. Where
 * it stopped counting at the maximum the number is one more.
 */
export function limitRefusal({ message, extensions }: GraphQLError): GraphQLError | null {
  const counted = COUNTED.exec(message)?.groups;
  const known = DOCUMENTS[counted?.['what'] ?? ''];
  if (counted !== undefined && known !== undefined) {
    const maximum = Number(counted['maximum']);
    const isCounted = counted['number'] !== undefined;
    const number = isCounted ? Number(counted['number']) : maximum + 1;
    const text = `The document has ${isCounted ? number : `more than ${maximum}`} ${known.has}, of at most ${maximum}: ask for less, or in several operations.`;
    const { rule, code = 'LIMIT_EXCEEDED' } = known;
    return new GraphQLError(text, { extensions: { code, rule, number, maximum } });
  }
  if (extensions['code'] === 'REQUEST_ENTITY_TOO_LARGE') {
    const text = `The request has more than ${MESSAGE_BYTES} bytes: send less at once.`;
    return tooLarge(text, { code: 'REQUEST_ENTITY_TOO_LARGE', rule: 'bytes', maximum: MESSAGE_BYTES });
  }
  if (message.startsWith('Batching is limited')) {
    const text = `The request has more than ${OPERATIONS_PER_REQUEST} operations: send them in several requests.`;
    return tooLarge(text, { code: 'LIMIT_EXCEEDED', rule: 'batch', maximum: OPERATIONS_PER_REQUEST });
  }
  return null;
}

interface TooLarge {
  readonly code: string;
  readonly rule: string;
  readonly maximum: number;
}

function tooLarge(text: string, told: TooLarge): GraphQLError {
  return new GraphQLError(text, { extensions: { ...told, number: told.maximum + 1, http: { status: 413 } } });
}
