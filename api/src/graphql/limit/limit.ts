/** What a limit counts for: one operation, one request, one connection, all that comes from one address, one account, one token of it, one bot, or everybody together. */
export type LimitScope = 'OPERATION' | 'REQUEST' | 'CONNECTION' | 'ADDRESS' | 'ACCOUNT' | 'TOKEN' | 'BOT' | 'SERVER';

/** What becomes of who asks for more than a limit has, each in one sentence. */
export const LIMIT_REFUSALS = {
  BAD_USER_INPUT: 'The operation is refused with this code, in `extensions.code`.',
  CONNECTION_CLOSED: 'The connection is closed.',
  INVALID_INPUT: 'The command answers `InvalidInput`.',
  LIMIT_EXCEEDED: 'The document is refused with this code, in `extensions.code`.',
  OPERATION_TOO_COMPLEX: 'The operation is refused with this code, in `extensions.code`.',
  RATE_LIMITED:
    'The operation is refused with this code, in `extensions.code`; `extensions.retryAfter` says when to come again.',
  REQUEST_ENTITY_TOO_LARGE: 'The request is refused with this code, in `extensions.code`.',
  TOO_MANY_FORKS: 'The command answers `TooManyForks`; its `retryAt` says when to come again.',
  TOO_MANY_OPERATIONS: 'The operation is refused with this code, in `extensions.code`.',
  TOO_MANY_REQUESTS:
    'The request is refused with this code, in `extensions.code`, or in the status of HTTP where it is no operation.',
  TOO_MANY_SOCKETS: 'The WebSocket is closed for this reason as soon as it is open.',
  TOO_MANY_STREAMS: 'The stream is refused with this code, in `extensions.code`.',
  TOO_MANY_WATCHED: 'The subscription is refused with this code, in `extensions.code`.',
  WEBHOOK_OFF: 'The webhook is turned off.',
  WRONG_STATUS: 'The command answers `WrongStatus`.',
} as const;

/** What becomes of who asks for more than a limit has. */
export type LimitRefusal = keyof typeof LIMIT_REFUSALS;

/** A limit of this server, as it is set up. */
export interface Limit {
  /** By what refusals name it in `extensions.rule`. */
  readonly rule: string;
  readonly scope: LimitScope;
  readonly maximum: number;
  /** What is counted, in one sentence. */
  readonly what: string;
  /** What becomes of who asks for more. */
  readonly refusal: LimitRefusal;
  /** The status of HTTP with which he is refused; null: 200, or it is not asked for over HTTP. */
  readonly httpStatus?: number;
  /** The code with which his WebSocket is closed; missing: it stays open. */
  readonly closeCode?: number;
  /** The variable by which an operator sets it; null: it is fixed. */
  readonly setting: string | null;
}
