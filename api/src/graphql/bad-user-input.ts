import { GraphQLError } from 'graphql';

/** A refusal of what the caller wrote, as a top-level error with code `BAD_USER_INPUT`; the sentence says where it is. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
