import type { Socket } from 'node:net';
import { BUSY_BYTES, TURN_BYTES } from '../limits.ts';
import { afterThisTurn } from '../timers.ts';
import type { Message } from './message.ts';

/** Writes what is shared straight to connections, each connection once per turn of the event loop. */
export interface TurnWriter {
  /**
   * Writes the parts of one message whole and in the stream's own order, so that nothing that others write to it falls inside; one
   * that may be left out is, where its reader is behind. Null; or, where he is too far behind and nothing was written, what he is told.
   */
  write(connection: Socket, { skippable }: Message, parts: readonly Buffer[]): string | null;
}

/** A writer that has nothing to write yet, and writes no more to who has more than `mostBacklog` bytes unread. */
export function createTurnWriter(mostBacklog: number): TurnWriter {
  // With what was unsent when the turn began.
  const corked = new Map<Socket, number>();

  function flush(): void {
    const connections = [...corked.keys()];
    corked.clear();
    for (const connection of connections) connection.uncork();
  }

  return {
    write(connection, { skippable }, parts) {
      const unsent = connection.writableLength;
      // What is written in this turn is no backlog yet.
      const backlog = corked.get(connection) ?? unsent;
      if (backlog > mostBacklog) return tooFarBehind(backlog, mostBacklog);
      if (unsent - backlog > TURN_BYTES) return tooFarBehind(unsent - backlog, TURN_BYTES);
      if (skippable && backlog > BUSY_BYTES) return null;
      if (!corked.has(connection)) {
        if (corked.size === 0) afterThisTurn(flush);
        corked.set(connection, backlog);
        connection.cork();
      }
      for (const part of parts) connection.write(part);
      return null;
    },
  };
}

function tooFarBehind(unread: number, most: number): string {
  return `backlog: ${unread} bytes are not read, of at most ${most}; read faster.`;
}
