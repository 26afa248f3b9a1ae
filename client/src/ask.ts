import type { Operation } from './operation.ts';
import { askedToWait, isForLater, Refused, refusedBy } from './refusal.ts';
import type { AnswerError } from './refusal.ts';
import { pause, pauseAfter } from './waiting.ts';

/** Where a server is asked, and as whom. */
export interface Door {
  /** Its `/graphql`. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For how many milliseconds something is asked again before it is given up. */
  readonly patience: number;
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly AnswerError[];
}

/** How long one request may take. */
const REQUEST = 30_000;

/**
 * Asks over HTTP. Where nobody answers, or the server asks to come again, it does so until patience ends; the very same request is
 * sent, so that a command in it is done once. Throws `Refused` for an answer with errors.
 */
export async function askOverHttp<Data, Variables>(
  door: Door,
  operation: Operation<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const body = JSON.stringify({ query: String(operation), variables });
  const until = Date.now() + door.patience;
  for (let failures = 1; ; failures += 1) {
    const { data, errors } = await post<Data>(door, body);
    const [error] = errors ?? [];
    if (error === undefined && data != null) return data;
    if (error === undefined) throw new Refused('', 'The server answered nothing.');
    const wait = askedToWait(error) ?? pauseAfter(failures);
    if (!isForLater(error) || Date.now() + wait > until) throw refusedBy(error);
    await pause(wait);
  }
}

/** One request; that nobody answered it is an error to be tried again, like the others. */
async function post<Data>({ address, headers }: Door, body: string): Promise<Answer<Data>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(REQUEST),
    });
    return (await response.json()) as Answer<Data>;
  } catch (failure) {
    const message = `${address} does not answer: ${failure instanceof Error ? failure.message : String(failure)}`;
    return { errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] };
  }
}
