import { drawPage, type AskedPage } from './draw-page.ts';
import type { Ask } from './drawn-answers.ts';
import type { AskedPicture } from '../pictures/draw-picture.ts';
import { drawnDocument, type BuiltPage } from './drawn-document.ts';

/** A page as it is answered. */
interface AnsweredPage {
  readonly isMissing: boolean;
  /** The address at which it is now; null: at its own. */
  readonly movedTo: string | null;
  /** The whole document; null: it is at another address, or about whoever asks for it and drawn in his browser alone. */
  readonly document: string | null;
}

/** What draws the pages of this build, one at a time; see `drawPage`. */
export function createDrawer(
  built: BuiltPage,
): (page: AskedPage & { readonly site: string }, ask: Ask) => Promise<AnsweredPage> {
  return async ({ site, ...page }, ask) => {
    const drawn = await drawPage(page, ask);
    if (drawn === null) return { isMissing: false, movedTo: null, document: null };
    const { isMissing, movedTo } = drawn.head;
    return { isMissing, movedTo, document: movedTo === null ? drawnDocument(built, page, drawn, site) : null };
  };
}

/** What draws the pictures of this build, one at a time; see `draw-picture.ts`, which comes when it is asked for. */
export async function createPictures(
  built: BuiltPage,
  readStyles: (address: string) => Promise<string>,
): Promise<(picture: AskedPicture, ask: Ask) => Promise<string | null>> {
  const pictures = await import('../pictures/draw-picture.ts');
  return pictures.createPictures(built, readStyles);
}
