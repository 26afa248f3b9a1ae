import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { guideAddress, guideTemplate } from '../tools/guide/guide-template.ts';
import { guideTexts } from '../tools/guide/guide-texts.ts';
import { readGuide } from '../tools/guide/guide.ts';

/**
 * Serves `virtual:guide`: what the documents of a folder tell those who write clients, a page a document, each with a component that is
 * loaded when it is read. They are rendered when the page is built. Beside them the texts themselves lie at `/api/<slug>.md`, and those
 * of the client to which they lead at `/client`. While the page is worked on, what the guide has not is answered with 404 too, as by the server.
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
      server.middlewares.use(answerTexts(folder));
      server.middlewares.use('/api', answerGuide(server, folder));
    },
    generateBundle() {
      for (const [fileName, source] of guideTexts(folder)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** Answers the texts of the guide and those beside it; everything else is left to who comes next. */
function answerTexts(folder: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const path = pathOf(request);
    const text = extname(path) === '' ? undefined : guideTexts(folder).get(path);
    if (text === undefined) return next();
    response.setHeader('Content-Type', `text/${path.endsWith('.md') ? 'markdown' : 'plain'}; charset=utf-8`);
    response.end(text);
  };
}

/** Answers that there is no such text or page below `/api`; pages that there are are left to who comes next. */
function answerGuide(server: ViteDevServer, folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = pathOf(request);
    if (path === '' || readGuide(folder).some(({ slug }) => slug === path)) return next();
    response.statusCode = 404;
    const isText = path.endsWith('.md');
    response.setHeader('Content-Type', `text/${isText ? 'markdown' : 'html'}; charset=utf-8`);
    if (isText) return void response.end('There is no such text.\n');
    const index = readFileSync(join(server.config.root, 'index.html'), 'utf8');
    response.end(await server.transformIndexHtml(request.originalUrl ?? '/', index));
  };
}

/** The path that is asked for, without slashes at its ends. */
function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname.replaceAll(/^\/|\/$/g, '');
}

function listed(folder: string): string {
  const rows = readGuide(folder).map(({ slug, title, sections }) => {
    const head = { slug, address: guideAddress(slug), title, sections };
    return `{ ...${JSON.stringify(head)}, load: () => import(${JSON.stringify(join(folder, `${slug}.guide.vue`))}) }`;
  });
  return `export default [${rows.join(',\n')}];`;
}
