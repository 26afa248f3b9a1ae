import type { GraphQLError } from 'graphql';
import type { Message } from './message.ts';

/** One subscriber of a group, by whatever transport. */
export interface Member {
  /** The session under which he subscribed; null when nobody is signed in. */
  readonly session: string | null;
  /** Writes at once and never waits. */
  send(message: Message): void;
  /** Closes this subscription; null: it is complete. */
  end(reason: GraphQLError | null): void;
}
