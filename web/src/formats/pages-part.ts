import type { RouteRecordRaw } from 'vue-router';

/** Whole pages of a format. */
export interface FormatPages {
  /** The key of the format. */
  readonly format: string;
  /** Pages below that of a tournament, each taking its `id`. */
  readonly routes: readonly RouteRecordRaw[];
  /** Where a pairing has a page: the key of its words, said of its number `n`, and its place below that of the tournament. */
  readonly pairing: { readonly words: string; readonly path: (number: number) => string } | null;
}
