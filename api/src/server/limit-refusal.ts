import { GraphQLError } from 'graphql';

/** What the libraries that count say, as a document is too large in some way. */
const COUNTED =
  /^Syntax Error: (?<what>Token|Query depth|Aliases|Directives) limit of (?<maximum>\d+) exceeded(?:, found (?<number>\d+))?\.$/;

const BATCH = /^Batching is limited to (?<maximum>\d+) operations per request\.$/;

const DOCUMENTS: Readonly<Record<string, { readonly rule: string; readonly has: string; readonly code?: string }>> = {
  Token: { rule: 'tokens', has: 'words and signs' },
  // Counted by two libraries, and refused alike.
  'Query depth': { rule: 'depth', has: 'levels of fields within each other', code: 'OPERATION_TOO_COMPLEX' },
  Aliases: { rule: 'aliases', has: 'aliases' },
  Directives: { rule: 'directives', has: 'directives' },
};

/** What a document has too much of. */
interface TooLarge {
  readonly rule: string;
  /** What it is called in the sentence. */
  readonly has: string;
  readonly code?: string;
  /** How many it has; null: it was not counted beyond the maximum. */
  readonly number: number | null;
  readonly maximum: number;
}

/** The refusal of a document that is too large in some way. Where counting stopped at the maximum the number is one more. */
export function documentTooLarge({ rule, has, code = 'LIMIT_EXCEEDED', number, maximum }: TooLarge): GraphQLError {
  const text = `The document has ${number ?? `more than ${maximum}`} ${has}, of at most ${maximum}: ask for less, or in several operations.`;
  return new GraphQLError(text, { extensions: { code, rule, number: number ?? maximum + 1, maximum } });
}

/**
 * What a library refuses for its size, as a refusal with the rule, the number and the maximum; null for any other error. Where
 * it stopped counting at the maximum the number is one more.
 */
export function limitRefusal({ message }: GraphQLError): GraphQLError | null {
  const counted = COUNTED.exec(message)?.groups;
  const known = DOCUMENTS[counted?.['what'] ?? ''];
  if (counted !== undefined && known !== undefined) {
    const maximum = Number(counted['maximum']);
    const number = counted['number'] === undefined ? null : Number(counted['number']);
    return documentTooLarge({ ...known, number, maximum });
  }
  const batch = BATCH.exec(message)?.groups;
  if (batch === undefined) return null;
  const most = Number(batch['maximum']);
  return new GraphQLError(`The request has more than ${most} operations: send them in several requests.`, {
    extensions: { code: 'LIMIT_EXCEEDED', rule: 'batch', number: most + 1, maximum: most, http: { status: 413 } },
  });
}
