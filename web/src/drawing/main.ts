import type { ExecutionResult } from '@urql/vue';
import { drawPage, type Asked, type AskedPage } from './draw-page.ts';
import { drawnDocument, type BuiltPage } from './drawn-document.ts';

/** A page as it is answered. */
interface AnsweredPage {
  readonly isMissing: boolean;
  /** The whole document; null: it is about whoever asks for it, and drawn in his browser alone. */
  readonly document: string | null;
}

/** What draws the pages of this build, one at a time; see `drawPage`. */
export function createDrawer(
  built: BuiltPage,
): (
  page: AskedPage & { readonly site: string },
  ask: (asked: Asked) => Promise<ExecutionResult>,
) => Promise<AnsweredPage> {
  return async ({ site, ...page }, ask) => {
    const drawn = await drawPage(page, ask);
    if (drawn === null) return { isMissing: false, document: null };
    return { isMissing: drawn.head.isMissing, document: drawnDocument(built, page, drawn, site) };
  };
}
