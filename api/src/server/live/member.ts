import type { ExecutionResult, GraphQLError } from 'graphql';
import type { Caller } from '../fair/caller.ts';
import type { Message } from './message.ts';

/** A subscriber on his way into a group. */
export interface Joining {
  /** Null once he is in or has left; else the result with the errors for which he is not let in. Never fails. */
  readonly decided: Promise<ExecutionResult | null>;
  /** Leaves the group, or the line before it. */
  leave(): void;
}

/** One subscriber of a group, by whatever transport. */
export interface Member {
  /** The session under which he subscribed; null when nobody is signed in. */
  readonly session: string | null;
  readonly caller: Caller;
  /** Writes at once and never waits. */
  send(message: Message): void;
  /** Closes this subscription; null: it is complete. */
  end(reason: GraphQLError | null): void;
}
