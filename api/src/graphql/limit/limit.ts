/** What a limit counts for: one operation, one request, one connection, all that comes from one address, one account, one token of it, one bot, or everybody together. */
export type LimitScope = 'OPERATION' | 'REQUEST' | 'CONNECTION' | 'ADDRESS' | 'ACCOUNT' | 'TOKEN' | 'BOT' | 'SERVER';

/** A limit of this server, as it is set up. */
export interface Limit {
  /** By what refusals name it in `extensions.rule`. */
  readonly rule: string;
  readonly scope: LimitScope;
  readonly maximum: number;
  /** What is counted, in one sentence. */
  readonly what: string;
  /** What somebody is told who asks for more: a code of GraphQL, of HTTP, or with which a WebSocket is closed. */
  readonly refusal: string;
  /** The variable by which an operator sets it; null: it is fixed. */
  readonly setting: string | null;
}
