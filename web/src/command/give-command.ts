import type { Client, CombinedError, TypedDocumentNode } from '@urql/vue';
import { askAgainIn } from '../graphql/outage.ts';
import { isRefusing, type Outcome, type Success } from './answer.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { noteDeed } from './own-deeds.ts';

/** What the inputs of all commands may say. */
export interface CommandInput {
  readonly dryRun?: boolean | null;
  readonly idempotencyKey?: string | null;
}

/** The document of a command: one field, which takes one input. */
export type CommandDocument<Data extends object, Input> = TypedDocumentNode<Data, { input: Input }>;

/**
 * Sends a command, and tells what has become of it; `unanswered` says why there was no answer. The same input sent again
 * after a lost answer has the same key, so that it is done once; what is only tried has none.
 */
export function commandGiver<Data extends object, Input extends CommandInput>(
  client: Client,
  document: CommandDocument<Data, Input>,
  unanswered: (error: CombinedError | undefined) => string,
): (input: Input) => Promise<Outcome<Data[keyof Data]>> {
  type Answer = Data[keyof Data] & object;
  let last = { text: '', key: newIdempotencyKey() };

  function keyed(input: Input): Input {
    if (input.dryRun === true) return input;
    const text = JSON.stringify(input);
    if (text !== last.text) last = { text, key: newIdempotencyKey() };
    return { ...input, idempotencyKey: last.key };
  }

  return async (given) => {
    const input = keyed(given);
    if (input.dryRun !== true) noteDeed(input);
    const execute = () => client.mutation(document, { input }).toPromise();
    let { data, error } = await execute();
    // An answer comes out empty when an event makes the cache forget part of it on its way: a trial changes nothing and
    // everything else has its key, so either may be sent once more.
    if (!data && !error) ({ data, error } = await execute());
    const answer = data ? (Object.values(data)[0] as Answer) : undefined;
    if (answer === undefined) {
      const isLost = error?.networkError !== undefined || askAgainIn(error?.graphQLErrors) !== null;
      return { done: null, refusal: { __typename: 'Unanswered', message: unanswered(error), isLost } };
    }
    if (isRefusing(answer)) return { done: null, refusal: answer };
    if (given.dryRun !== true) last = { text: '', key: newIdempotencyKey() };
    return { done: answer as Success<Answer>, refusal: null };
  };
}
