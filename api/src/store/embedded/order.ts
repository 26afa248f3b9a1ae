/** Where an embedded database lives: in a folder, or in memory, there new (null) or as a copy of a dumped one. */
export type EmbeddedPlace = { readonly dataDir: string | null } | { readonly dump: string };

/** What the database's thread is started with. `folder` null: in memory, as a copy of `dump` if there is one. */
export interface EmbeddedOrder {
  readonly folder: string | null;
  readonly dump: string | null;
  readonly socket: string;
  readonly connections: number;
}

/** What the thread says once: the socket is served, or why it cannot be. */
export type EmbeddedAnswer = { readonly kind: 'ready' } | { readonly kind: 'failed'; readonly reason: string };

/** Ends the name of a database folder that is still being made. */
export const UNFINISHED = '.unfinished';
