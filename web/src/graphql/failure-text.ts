import type { CombinedError } from '@urql/vue';

/** Why something was not answered, for a reader: the server's own words, or `unreachable` where it said nothing at all. */
export function failureText(error: CombinedError | undefined, unreachable: string): string {
  return error?.graphQLErrors[0]?.message ?? unreachable;
}
