/**
 * Where an embedded database lives: in a folder, or in memory (null). A folder that is not `isSynced` survives the end of the process, but
 * not of the machine; for measuring what the difference costs.
 */
export interface EmbeddedPlace {
  readonly dataDir: string | null;
  readonly isSynced?: boolean;
}

/**
 * What the database's thread is started with. `folder` null: in memory. What is new begins as a copy of `beginning`, a folder or in memory a
 * dump; null: from nothing.
 */
export interface EmbeddedOrder {
  readonly folder: string | null;
  readonly beginning: string | null;
  readonly isSynced: boolean;
  /** Shared memory of one number, which is another before any commit that is synced is answered. */
  readonly commits: Int32Array<SharedArrayBuffer>;
  readonly socket: string;
  readonly connections: number;
}

/** Why a database cannot be opened. */
export interface Failure {
  readonly reason: string;
  /** Whether the disk did not do something that was asked of it. */
  readonly isDisk: boolean;
}

/** What the thread says once: the socket is served, or why it cannot be. */
export type EmbeddedAnswer = { readonly kind: 'ready' } | ({ readonly kind: 'failed' } & Failure);

/** Ends the name of a database folder that is still being made. */
export const UNFINISHED = '.unfinished';
