import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = join(import.meta.dirname, '../../web/src');

/** A document that the page's code gives to `graphql`: its text as it stands there, and in which file of `web/src`. */
export interface PageDocument {
  readonly path: string;
  readonly text: string;
}

/** Every document of the page, file by file. */
export function pageDocuments(): readonly PageDocument[] {
  return globSync('**/*.{ts,vue}', { cwd: pages })
    .toSorted()
    .flatMap((path) =>
      [...readFileSync(join(pages, path), 'utf8').matchAll(/\bgraphql\(\s*`([^`]+)`/g)].map(([, text = '']) => ({
        path,
        text,
      })),
    );
}
