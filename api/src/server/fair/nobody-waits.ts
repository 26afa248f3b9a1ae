import { GraphQLError } from 'graphql';

/** What an operation answers whose connection was closed before its turn came. */
export const nobodyWaits = (): GraphQLError => new GraphQLError('Nobody waits for the answer any more.');
