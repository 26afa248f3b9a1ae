import { GraphQLError } from 'graphql';

/** What one operation has too much of. */
interface TooComplex {
  readonly rule: 'depth' | 'breadth' | 'complexity' | 'rereads';
  readonly number: number;
  readonly maximum: number;
}

const WHAT = {
  depth: 'it is nested so many levels deep',
  breadth: 'it asks for so many fields',
  complexity: 'it costs so many points',
  rereads: 'so many of its things are asked for their lists twice',
} as const;

/** The refusal of an operation that asks for too much, with the rule, the number and the maximum in its extensions. */
export function tooComplex({ rule, number, maximum }: TooComplex): GraphQLError {
  const text = `The operation asks for too much at once: ${WHAT[rule]}, ${number}, of at most ${maximum}. Ask for less, or in several operations.`;
  return new GraphQLError(text, { extensions: { code: 'OPERATION_TOO_COMPLEX', rule, number, maximum } });
}
