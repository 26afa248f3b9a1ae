import { getOperationAST, Kind, parse } from 'graphql';

/** An error that stands for the answer to a subscription. */
export interface MadeUpRefusal {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number;
}

/** What happens to a client between it and the server; the kit sets it, the wires obey. */
export interface Trouble {
  /** Nobody gets through. */
  isShut: boolean;
  /** Every message comes so many milliseconds late. */
  delay: number;
  /** What becomes of the next event. */
  nextEvent: 'pass' | 'twice' | 'lost';
  /** How the next subscription is answered; null: by the server. */
  refusal: MadeUpRefusal | null;
  /** Whether the next who comes is told that his token is not good. */
  isTokenInvalid: boolean;
}

/** What the kit has seen of a client. */
export interface Seen {
  /** When it came, each time, also when it was not let in. */
  readonly arrivals: number[];
  /** After which version it wanted to go on, each time that it subscribed, and when. */
  readonly subscriptions: Array<{ readonly after: number | null; readonly at: number }>;
}

/** A subscription as it is sent. */
export interface Subscribing {
  readonly query?: unknown;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
}

/** The `after` of a subscription, wherever it is written; null when there is none. */
export function afterOf({ query, variables, operationName }: Subscribing): number | null {
  const [field] = getOperationAST(parse(String(query)), operationName)?.selectionSet.selections ?? [];
  if (field?.kind !== Kind.FIELD) return null;
  const value = field.arguments?.find(({ name }) => name.value === 'after')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  const given = value?.kind === Kind.VARIABLE ? variables?.[value.name.value] : null;
  return typeof given === 'number' ? given : null;
}

/** How often a result is passed on: what is no event always once. */
export function timesOf(trouble: Trouble, result: { readonly data?: object | null } | undefined): 0 | 1 | 2 {
  const [event] = Object.values(result?.data ?? {}) as Array<{ readonly __typename?: string } | null>;
  const { nextEvent } = trouble;
  if (event == null || event.__typename === 'Heartbeat' || nextEvent === 'pass') return 1;
  trouble.nextEvent = 'pass';
  return nextEvent === 'twice' ? 2 : 0;
}

/** The result that a refused subscription is answered with. */
export function refusedResult({ code, message, retryAfter }: MadeUpRefusal): object {
  return { errors: [{ message, extensions: { code, ...(retryAfter === undefined ? {} : { retryAfter }) } }] };
}
