import { FOLLOWED } from '../first/news.ts';
import { HANDED, type HandedPage } from '../handed-page.ts';
import type { AskedPage, DrawnPage } from './draw-page.ts';
import type { DrawnHead } from './drawn-head.ts';
import { followedBarely } from './followed-barely.ts';

/** What the page was built into. */
export interface BuiltPage {
  /** The document that is served where nothing is drawn. */
  readonly template: string;
  /** The files that each file of code needs, as addresses. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

/** JSON that ends no element and begins no comment. */
const inElement = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The whole document of a page that was drawn; `site`: where people find this server, without a slash at the end. */
export function drawnDocument(built: BuiltPage, asked: AskedPage, drawn: DrawnPage, site: string): string {
  const { head, html, answers, followed, files } = drawn;
  const { at, isNarrow, language } = asked;
  const handed: HandedPage = { at, isNarrow, language, answers: [...answers] };
  const needed = [...new Set([...files].flatMap((file) => built.needs[file] ?? []))];
  const tags = [
    head.isMissing
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escaped(site + head.path)}">`,
    ...socialTags(head, site),
    ...head.feeds.map(
      ({ path, title }) =>
        `<link rel="alternate" type="application/atom+xml" title="${escaped(title)}" href="${escaped(path)}">`,
    ),
    ...needed
      .filter((file) => file.endsWith('.css') && !built.template.includes(`"${file}"`))
      .map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
  ];
  const code = needed.filter((file) => file.endsWith('.js')).join(' ');
  return filled(built.template, [
    [/<html lang="[^"]*"/, `<html lang="${language}"`],
    [/<title>[^<]*<\/title>/, `<title>${escaped(head.title)}</title>`],
    [
      /(<meta\s+name="description"\s+content=")[^"]*"/,
      `<meta name="description" content="${escaped(head.description)}"`,
    ],
    ['</head>', `${tags.join('')}</head>`],
    [
      '<div id="app"></div>',
      `<div id="app">${html}</div><script type="application/json" id="${HANDED}" data-at="${at}" data-code="${code}">${inElement(handed)}</script><script type="application/json" id="${FOLLOWED}">${inElement(followed.map(followedBarely))}</script>`,
    ],
  ]);
}

/** What is shown where somebody passes the address on. */
function socialTags({ title, description, path, isMissing }: DrawnHead, site: string): readonly string[] {
  const picture = isMissing ? null : cardOf(path);
  const told = {
    'og:site_name': 'Baraza',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': site + path,
    ...(picture && {
      'og:image': site + picture,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': title,
      'twitter:card': 'summary_large_image',
    }),
  };
  return Object.entries(told).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`);
}

/** The picture of what is at a path, its own or that of the tournament that it is a part of; null: there is none. */
function cardOf(path: string): string | null {
  const [page] = /^\/(?:[tp]\/[^/]+|g\/[^/]+\/\d+)/.exec(path) ?? [];
  return page === undefined ? null : `/og${page}.png`;
}

/** The template with each place filled; throws where it has no such place. */
function filled(template: string, places: readonly (readonly [place: RegExp | string, content: string])[]): string {
  return places.reduce((text, [place, content]) => {
    const found = typeof place === 'string' ? text.includes(place) : place.test(text);
    if (!found) throw new Error(`The page has no place ${String(place)}`);
    return text.replace(place, () => content);
  }, template);
}
