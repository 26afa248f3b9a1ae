import { GraphQLError } from 'graphql';

/** A refusal of what the caller wrote, as a top-level error with code `BAD_USER_INPUT`; the sentence says where it is. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** The refusal of a page of so many items, as 1 to `maximum` may be asked for; its extensions name the rule, the number and the maximum. */
export function noSuchPage(argument: string, number: number, maximum: number): GraphQLError {
  const told = { code: 'BAD_USER_INPUT', rule: 'items', number, maximum };
  return new GraphQLError(`\`${argument}\` must be 1 to ${maximum}, not ${number}.`, { extensions: told });
}
