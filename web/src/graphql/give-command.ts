import type { Client, TypedDocumentNode } from '@urql/vue';
import { failureText } from './failure-text.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** What the inputs of all commands may say. */
export interface CommandInput {
  readonly dryRun?: boolean | null;
  readonly idempotencyKey?: string | null;
}

interface Refusing {
  readonly message: string;
}

/** What has become of a command that was sent; exactly one of `done` and `refused` is null. */
export interface Outcome<Answer> {
  readonly done: Exclude<Answer, Refusing> | null;
  /** Why it was not done, in words: the server’s own, or that nothing was heard of it. */
  readonly refused: string | null;
  /** The refusal itself; null where it was done, and where nothing was heard. */
  readonly refusal: Extract<Answer, Refusing> | null;
}

const isRefusing = <Answer extends object>(answer: Answer): answer is Extract<Answer, Refusing> => 'message' in answer;

/**
 * Sends a mutation, and tells what has become of it; `unheard` is what is said where nothing was heard. The same input sent again
 * after a lost answer has the same key, so that it is done once; what is only tried has none.
 */
export function commandGiver<Data extends object, Input extends CommandInput>(
  client: Client,
  document: TypedDocumentNode<Data, { input: Input }>,
  unheard: () => string,
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
    const execute = () => client.mutation(document, { input }).toPromise();
    let { data, error } = await execute();
    // An answer comes out empty when an event makes the cache forget part of it on its way: a trial changes nothing and
    // everything else has its key, so either may be sent once more.
    if (!data && !error) ({ data, error } = await execute());
    const answer = data ? (Object.values(data)[0] as Answer) : undefined;
    if (answer === undefined) return { done: null, refused: failureText(error, unheard()), refusal: null };
    if (isRefusing(answer)) return { done: null, refused: answer.message, refusal: answer };
    if (given.dryRun !== true) last = { text: '', key: newIdempotencyKey() };
    return { done: answer as Exclude<Answer, Refusing>, refused: null, refusal: null };
  };
}
