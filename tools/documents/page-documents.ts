import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(import.meta.dirname, '../../web/src');

const CALL = /(?:\bconst (\w+) = )?\bgraphql\(\s*`([^`]+)`,?\s*(?:\[([^\]]*)\],?\s*)?\)/g;

/** A document that the page's code gives to `graphql`. */
export interface PageDocument {
  /** In which file of `web/src` it stands. */
  readonly path: string;
  readonly text: string;
  /** The constant that holds it; null where there is none. */
  readonly constant: string | null;
  /** The constants of the fragments that it is given. */
  readonly fragments: readonly string[];
}

/** Every document of the page, file by file. Throws where `graphql` is called in a way that is not read here. */
export function pageDocuments(): readonly PageDocument[] {
  return globSync('**/*.{ts,vue}', { cwd: pages })
    .toSorted()
    .flatMap((path) => documentsOf(path, readFileSync(join(pages, path), 'utf8')));
}

/** The same of one file with this code. */
export function documentsOf(path: string, code: string): readonly PageDocument[] {
  const found = [...code.matchAll(CALL)];
  if (found.length !== [...code.matchAll(/\bgraphql\(/g)].length)
    throw new Error(
      `${path}: graphql is called with a text between backticks, and a list of fragments behind it if any.`,
    );
  return found.map(([, constant = null, text = '', list = '']) => ({
    path,
    text,
    constant,
    fragments: list.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
  }));
}
