/** An error of an answer, as it comes from the server. */
export interface AnswerError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown; readonly retryAfter?: unknown } | undefined;
}

/** Why the server does not answer, or answers no more; `code` is for programs, the message for people. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Codes after which the same is asked again, later; what is refused with any other stays refused. */
const LATER = [
  'INTERNAL_SERVER_ERROR',
  'RATE_LIMITED',
  'SERVER_STOPS',
  'SLOW_READER',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_SOCKETS',
  'UNAVAILABLE',
];

/** The code of an error; empty when it has none. */
export function codeOf({ extensions }: AnswerError): string {
  return typeof extensions?.code === 'string' ? extensions.code : '';
}

/** Whether the same may be asked again later. */
export function isForLater(error: AnswerError): boolean {
  return LATER.includes(codeOf(error));
}

/** For how many milliseconds the server wants to be left alone; null: it does not say. */
export function askedToWait({ extensions }: AnswerError): number | null {
  const seconds = extensions?.retryAfter;
  return typeof seconds === 'number' ? seconds * 1_000 : null;
}

/** The error to be thrown for one of an answer. */
export function refusedBy(error: AnswerError): Refused {
  return new Refused(codeOf(error), error.message);
}
