/** What the database's thread is started with. `folder` null: in memory. */
export interface EmbeddedOrder {
  readonly folder: string | null;
  readonly socket: string;
  readonly connections: number;
}

/** What the thread says once: the socket is served, or why it cannot be. */
export type EmbeddedAnswer = { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly reason: string };

/** Ends the name of a database folder that is still being made. */
export const UNFINISHED = '.unfinished';
