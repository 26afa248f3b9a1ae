import urql, { type Client } from '@urql/vue';
import { createSSRApp, h } from 'vue';
import { renderToString, type SSRContext } from 'vue/server-renderer';
import { drawnAnswered, type Ask } from '../drawing/drawn-answers.ts';
import type { BuiltPage } from '../drawing/drawn-document.ts';
import { headOf } from '../drawing/drawn-head.ts';
import { i18n } from '../i18n/index.ts';
import { showIn } from '../i18n/languages.ts';
import { beginFirstView } from '../ui/first-view.ts';
import { flatDrawing } from './flat-drawing.ts';
import { pictureAt, type PicturePlace } from './picture-places.ts';
import { styleRules, type StyleRule } from './style-rules.ts';

/** A picture that is to be drawn. */
export interface AskedPicture {
  /** Its path, without its ending. */
  readonly address: string;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
}

/**
 * What draws pictures in the styles of the page, one at a time: the answer is SVG that stands alone, or null where there is nothing to be
 * drawn. Rejects where a question has no answer. `readStyles`: the text of a style sheet of the page.
 */
export function createPictures(
  built: BuiltPage,
  readStyles: (address: string) => Promise<string>,
): (picture: AskedPicture, ask: Ask) => Promise<string | null> {
  const known = new Map<string, Promise<readonly StyleRule[]>>();
  const rulesOf = (files: ReadonlySet<string>): Promise<readonly StyleRule[]> => {
    const sheets = styleSheets(built, files);
    const key = sheets.join(' ');
    const rules = known.get(key) ?? Promise.all(sheets.map(readStyles)).then(styleRules);
    known.set(key, rules);
    return rules;
  };
  return async (picture, ask) => {
    const place = pictureAt(picture.address);
    if (place === null) return null;
    await showIn(picture.language);
    beginFirstView({ at: picture.at, isNarrow: false });
    const answered = await drawnAnswered(picture.address, ask, (client) => drawOnce(place, client));
    if (answered === null || answered.drawn.isMissing) return null;
    const { html, title, files } = answered.drawn;
    const rules = await rulesOf(files);
    return flatDrawing(html, { rules, theme: picture.theme, width: picture.width, title });
  };
}

/** The style sheets of a drawing made of these files, that of the whole page first. */
function styleSheets({ template, needs }: BuiltPage, files: ReadonlySet<string>): readonly string[] {
  const whole = [...template.matchAll(/rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, address = '']) => address);
  const parts = [...files].flatMap((file) => needs[file] ?? []).filter((file) => file.endsWith('.css'));
  return [...new Set([...whole, ...parts])];
}

async function drawOnce({ Picture, of }: PicturePlace, client: Client) {
  const app = createSSRApp({ render: () => h(Picture, of) })
    .use(i18n)
    .use(urql, client);
  const head = headOf(app);
  let fault: unknown = null;
  app.config.errorHandler = (error) => void (fault ??= error);
  const context: SSRContext = {};
  const html = await renderToString(app, context);
  if (fault !== null) throw fault;
  return { ...head(), html, files: context.modules as ReadonlySet<string> };
}
