/** Why nothing is sent to an address. */
const ADDRESS_PROBLEMS = ['NOT_HTTPS', 'NOT_PUBLIC', 'UNKNOWN_NAME'] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

/** The same, and why nothing was answered there, or an event could not be put in words. */
export const WEBHOOK_PROBLEMS = [
  ...ADDRESS_PROBLEMS,
  'NO_CONNECTION',
  'BAD_CERTIFICATE',
  'TIMEOUT',
  'NO_EVENT',
] as const;
export type WebhookProblem = (typeof WEBHOOK_PROBLEMS)[number];

/** An event as it goes out. */
export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** What came of it: an answer with its beginning and its `Retry-After` as it was sent (null: none), or no answer. */
export type Answered =
  | { readonly status: number; readonly text: string; readonly retryAfter: string | null }
  | { readonly status: null; readonly problem: WebhookProblem };

/** What takes events to the addresses of webhooks. Never throws. */
export interface WebhookCarrier {
  /** Why nothing is sent to an address, wherever its name leads now; null: it may be. */
  problemOf(url: URL): Promise<AddressProblem | null>;
  /** Sends to an address whose name leads to the public internet at this very moment; follows no redirect. */
  send(request: WebhookRequest): Promise<Answered>;
  close(): Promise<void>;
}
