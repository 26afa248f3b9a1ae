import type { RouteRecordRaw } from 'vue-router';
import { knockoutPages } from './knockout/pages.ts';
import type { FormatPages } from './pages-part.ts';

const PAGES: readonly FormatPages[] = [knockoutPages];

/** The pages that formats have below that of a tournament. */
export const formatRoutes: readonly RouteRecordRaw[] = PAGES.flatMap(({ routes }) => routes);

/** Where the pairings of this format have pages; null: they have none. */
export const pairingPageOf = (format: string): FormatPages['pairing'] =>
  PAGES.find((pages) => pages.format === format)?.pairing ?? null;
