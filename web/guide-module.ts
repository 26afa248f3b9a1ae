import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { guideAddress, guideTemplate } from '../tools/guide/guide-template.ts';
import { readGuide } from '../tools/guide/guide.ts';

/**
 * Serves `virtual:guide`: what the documents of a folder tell those who write clients, a page a document, each with a component that is
 * loaded when it is read. They are rendered when the page is built. Beside them the texts themselves lie at `/api/<slug>.md`.
 */
export function guideModule(folder: string): Plugin {
  const id = 'virtual:guide';
  const ending = '.guide.vue';
  const file = (slug: string): string => join(folder, `${slug}.md`);
  return {
    name: 'guide',
    enforce: 'pre',
    resolveId: (source) => (source === id ? `\0${id}` : source.endsWith(ending) ? source : null),
    load(loaded) {
      if (loaded === `\0${id}`) return listed(folder);
      if (!loaded.endsWith(ending)) return null;
      const pages = readGuide(folder);
      const page = pages.find(({ slug }) => slug === basename(loaded, ending));
      if (page === undefined) return null;
      this.addWatchFile(file(page.slug));
      return `<template>${guideTemplate(
        page,
        pages.map(({ slug }) => slug),
      )}</template>`;
    },
    generateBundle() {
      for (const { slug } of readGuide(folder)) {
        this.emitFile({ type: 'asset', fileName: `api/${slug}.md`, source: readFileSync(file(slug), 'utf8') });
      }
    },
  };
}

function listed(folder: string): string {
  const rows = readGuide(folder).map(({ slug, title, sections }) => {
    const head = { slug, address: guideAddress(slug), title, sections };
    return `{ ...${JSON.stringify(head)}, load: () => import(${JSON.stringify(join(folder, `${slug}.guide.vue`))}) }`;
  });
  return `export default [${rows.join(',\n')}];`;
}
