import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { guideAddress, guideTemplate } from '../tools/guide/guide-template.ts';
import { readGuide } from '../tools/guide/guide.ts';

/**
 * Serves `virtual:guide`: what the documents of a folder tell those who write clients, a page a document, each with a component that is
 * loaded when it is read. They are rendered when the page is built. Beside them the texts themselves lie at `/api/<slug>.md`. While the
 * page is worked on, what the guide has not is answered with 404 too, as by the server.
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
    configureServer(server) {
      server.middlewares.use('/api', answerGuide(server, folder));
    },
    generateBundle() {
      for (const { slug } of readGuide(folder)) {
        this.emitFile({ type: 'asset', fileName: `api/${slug}.md`, source: readFileSync(file(slug), 'utf8') });
      }
    },
  };
}

/** Answers what lies below `/api`: texts of the guide, and that there is no such text or page; its pages are left to who comes next. */
function answerGuide(server: ViteDevServer, folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname.replaceAll(/^\/|\/$/g, '');
    const isText = path.endsWith('.md');
    const page = readGuide(folder).find(({ slug }) => slug === path.replace(/\.md$/, ''));
    if (page === undefined && path !== '') response.statusCode = 404;
    else if (!isText) return next();
    response.setHeader('Content-Type', isText ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8');
    if (isText)
      return void response.end(page === undefined ? 'There is no such text.\n' : readFileSync(join(folder, path)));
    const index = readFileSync(join(server.config.root, 'index.html'), 'utf8');
    response.end(await server.transformIndexHtml(request.originalUrl ?? '/', index));
  };
}

function listed(folder: string): string {
  const rows = readGuide(folder).map(({ slug, title, sections }) => {
    const head = { slug, address: guideAddress(slug), title, sections };
    return `{ ...${JSON.stringify(head)}, load: () => import(${JSON.stringify(join(folder, `${slug}.guide.vue`))}) }`;
  });
  return `export default [${rows.join(',\n')}];`;
}
