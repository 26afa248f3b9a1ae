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

/**
 * What a library refuses for its size, as a refusal with the rule, the number and the maximum; null for any other error. Where
 * it stopped counting at the maximum the number is one more.
 */
export function limitRefusal({ message }: GraphQLError): GraphQLError | null {
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
  const batch = BATCH.exec(message)?.groups;
  if (batch === undefined) return null;
  const most = Number(batch['maximum']);
  return new GraphQLError(`The request has more than ${most} operations: send them in several requests.`, {
    extensions: { code: 'LIMIT_EXCEEDED', rule: 'batch', number: most + 1, maximum: most, http: { status: 413 } },
  });
}
