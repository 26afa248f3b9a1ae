import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { linksOf, readGuide } from './guide.ts';

/** Where the documents of the rules are among those of the guide; a server has them at an address of their own. */
const RULES = 'rules/';

/**
 * The texts of the guide by where a server has them: each page, such as `api/limits.md`, and the files beside the pages to which they
 * lead and those lead in turn, such as `client/README.md` with its examples. Links to the rules lead to where the server has these.
 */
export function guideTexts(docs: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open = readGuide(docs).map(({ slug }) => `api/${slug}.md`);
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (texts.has(path)) continue;
    const text = readFileSync(fileOf(docs, path), 'utf8').replaceAll(`](${RULES}`, `](/${RULES}`);
    texts.set(path, text);
    if (path.endsWith('.md')) open.push(...linksOf(text).flatMap((href) => lyingThere(docs, besides(path, href))));
  }
  return texts;
}

/** The path to which a link in a text at a path leads, such as `api/limits.md`; null: to another server, or within the text. */
export function besides(path: string, href: string): string | null {
  return /^(\w+:|#)/.test(href) ? null : new URL(href, `http://localhost/${path}`).pathname.slice(1);
}

/** The path to which a link leads, if a file is there that is none of the rules. */
function lyingThere(docs: string, path: string | null): readonly string[] {
  if (path === null || path.startsWith(RULES)) return [];
  return statSync(fileOf(docs, path), { throwIfNoEntry: false })?.isFile() === true ? [path] : [];
}

/** The file of a text: those at `api/` are the documents, others lie beside their folder. */
function fileOf(docs: string, path: string): string {
  return path.startsWith('api/') ? join(docs, path.slice('api/'.length)) : join(docs, '..', path);
}
